import type { Merchant } from '@backoffice/contract';
import { changeRow, useEditedRow, useListCache } from '@backoffice/list-screen';
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
  const { before, settle, conflict } = useEditedRow({
    row: merchant,
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

  const onSubmit = async (values: MerchantFormValues) => {
    const { merchantName: _name, ...changes } = values;
    const { id, updatedAt } = before;
    const change = await changeRow({
      before,
      send: () => merchantsApi.update({ id, updatedAt, ...changes }),
      read: () => merchantsApi.read(before),
      isDone: (now) => hasFormValues(now, values),
    });
    settle(change);
  };

  return (
    <FormDialog
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={onSubmit}
      title={text('merchants.form.edit-title')}
    >
      <MerchantFormFields isNew={false} />
    </FormDialog>
  );
}
