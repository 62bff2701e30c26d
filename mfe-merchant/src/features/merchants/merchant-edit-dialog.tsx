import type { Merchant } from '@backoffice/contract';
import { EditDialog, useListCache } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
import { messages } from '../../messages';
import { MerchantFormFields } from './merchant-form-fields';
import {
  hasFormValues,
  merchantFormPhrase,
  merchantFormRules,
  merchantFormValues,
} from './merchant-form-rules';
import { merchantsApi } from './merchants.api';
import { merchantKeys } from './merchants.queries';

interface MerchantEditDialogProps {
  merchant: Merchant;
  onClose: () => void;
}

export function MerchantEditDialog({ merchant, onClose }: MerchantEditDialogProps) {
  const text = messages.useText();
  const { replace } = useListCache<Merchant>(merchantKeys.lists);
  const form = useDialogForm({
    schema: merchantFormRules,
    defaults: merchantFormValues(merchant),
    phrase: merchantFormPhrase,
  });
  return (
    <EditDialog
      form={form}
      isDone={hasFormValues}
      onClose={onClose}
      onRow={replace}
      read={merchantsApi.read}
      row={merchant}
      send={({ merchantName: _name, ...changes }, { id, updatedAt }) =>
        merchantsApi.update({ id, updatedAt, ...changes })
      }
      texts={{
        saved: text('merchants.notice.updated'),
        failed: text('merchants.notice.update-failed'),
        reloadFailed: text('merchants.notice.reload-failed'),
        conflict: text('merchants.form.conflict.title'),
      }}
      title={text('merchants.form.edit-title')}
      valuesOf={merchantFormValues}
    >
      <MerchantFormFields isNew={false} />
    </EditDialog>
  );
}
