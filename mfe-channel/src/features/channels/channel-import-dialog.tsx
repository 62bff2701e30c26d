import { ImportDialog } from '@backoffice/row-import';
import { useQueryClient } from '@tanstack/react-query';
import { messages as channelMessages } from '../../messages';
import { channelImport } from './channel-import';
import { channelKeys } from './channels.queries';

export { importMessages as messages } from '@backoffice/row-import';

export interface ChannelImportDialogProps {
  onClose: () => void;
}

/** Makes channels of a file's rows; the list is asked for again afterwards. */
export function ChannelImportDialog({ onClose }: ChannelImportDialogProps) {
  const text = channelMessages.useText();
  const client = useQueryClient();
  const close = () => {
    void client.invalidateQueries({ queryKey: channelKeys.lists });
    onClose();
  };
  return <ImportDialog declaration={channelImport} onClose={close} title={text('channels.import.title')} />;
}
