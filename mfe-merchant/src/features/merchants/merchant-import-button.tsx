import { useLazyDialog } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { ArrowUploadIcon, Button, rowNotices, uiMessages, useControlSize } from '@backoffice/ui';
import { messages } from '../../messages';

async function loadImport() {
  const [{ MerchantImportDialog }, { importMessages }] = await Promise.all([
    import('./merchant-import-dialog'),
    import('@backoffice/row-import'),
  ]);
  await importMessages.load();
  return MerchantImportDialog;
}
const sayNoImport = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));

/** Opens the import of merchants, for those who may add one. */
export function MerchantImportButton() {
  const text = messages.useText();
  const size = useControlSize();
  const mayEdit = usePermission('merchants:edit');
  const { open, dialog } = useLazyDialog(loadImport, { warmWhenIdle: false, onFailure: sayNoImport });
  if (!mayEdit) return null;
  return (
    <>
      <Button icon={<ArrowUploadIcon />} onClick={() => void open({})} size={size}>
        {text('merchants.action.import')}
      </Button>
      {dialog}
    </>
  );
}
