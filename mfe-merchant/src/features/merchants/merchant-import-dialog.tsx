import { ImportDialog } from '@backoffice/row-import';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../../messages';
import { merchantImport } from './merchant-import';
import { merchantKeys } from './merchants.queries';

export { importMessages as messages } from '@backoffice/row-import';

export interface MerchantImportDialogProps {
  onClose: () => void;
}

/** Makes merchants of a file's rows; the list is asked for again afterwards. */
export function MerchantImportDialog({ onClose }: MerchantImportDialogProps) {
  const text = messages.useText();
  const client = useQueryClient();
  const close = () => {
    void client.invalidateQueries({ queryKey: merchantKeys.lists });
    onClose();
  };
  return <ImportDialog declaration={merchantImport} onClose={close} title={text('merchants.import.title')} />;
}
