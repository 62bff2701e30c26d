import { ImportButton } from '@backoffice/list-screen';
import { ArrowDownloadIcon, Button, Switch } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

interface ChannelListActionsProps {
  addButton: ReactNode;
  canExport: boolean;
  onExport: () => void;
  isGrouped: boolean;
  onGroup: (grouped: boolean) => void;
}

const loadImport = async () => {
  const { ChannelImportDialog, messages: texts } = await import('./channel-import-dialog');
  await texts.load();
  return ChannelImportDialog;
};

/** What can be done with the whole list. */
export function ChannelListActions(props: ChannelListActionsProps) {
  const { addButton, canExport, onExport, isGrouped, onGroup } = props;
  const text = messages.useText();
  return (
    <>
      <Switch
        checked={isGrouped}
        label={text('channels.action.group')}
        onChange={(_event, { checked }) => onGroup(checked)}
      />
      {addButton}
      <ImportButton label={text('channels.action.import')} load={loadImport} permission="channels:edit" />
      <Button disabled={!canExport} icon={<ArrowDownloadIcon />} onClick={onExport}>
        {text('channels.action.export')}
      </Button>
    </>
  );
}
