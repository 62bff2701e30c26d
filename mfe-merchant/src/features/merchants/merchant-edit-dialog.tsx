import type { Merchant } from '@backoffice/contract';
import { useEditedRow, useListCache } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { messages } from '../../messages';
import { MerchantFormFields } from './merchant-form-fields';
import {
  hasFormValues,
  merchantFormPhrase,
  merchantFormRules,
  merchantFormValues,
  type MerchantFormValues,
} from './merchant-form-rules';
import { merchantsApi } from './merchants.api';
import { merchantKeys } from './merchants.queries';

interface MerchantEditDialogProps {
  merchant: Merchant;
  onClose: () => void;
}

export function MerchantEditDialog({ merchant, onClose }: MerchantEditDialogProps) {
  const text = messages.useText();
  const cache = useListCache<Merchant>(merchantKeys.lists);
  const form = useDialogForm({
    schema: merchantFormRules,
    defaults: merchantFormValues(merchant),
    phrase: merchantFormPhrase,
  });
  const { save, conflict } = useEditedRow({
    row: merchant,
    send: ({ merchantName: _name, ...changes }: MerchantFormValues, { id, updatedAt }) =>
      merchantsApi.update({ id, updatedAt, ...changes }),
    isDone: hasFormValues,
    read: merchantsApi.read,
    onSaved(saved) {
      cache.replace(saved);
      rowNotices.succeeded(text('merchants.notice.updated'));
      onClose();
    },
    onReload(now) {
      cache.replace(now);
      form.reset(merchantFormValues(now));
    },
    texts: {
      failed: text('merchants.notice.update-failed'),
      reloadFailed: text('merchants.notice.reload-failed'),
      conflict: text('merchants.form.conflict.title'),
    },
  });

  return (
    <FormDialog
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={save}
      title={text('merchants.form.edit-title')}
    >
      <MerchantFormFields isNew={false} />
    </FormDialog>
  );
}
