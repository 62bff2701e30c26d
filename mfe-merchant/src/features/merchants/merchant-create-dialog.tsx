import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { messages } from '../../messages';
import { MerchantFormFields } from './merchant-form-fields';
import {
  merchantFormPhrase,
  merchantFormRules,
  newMerchant,
  type MerchantFormValues,
} from './merchant-form-rules';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantNotices } from './merchant-notices';
import { useMerchantCache } from './use-merchant-cache';
import { useMerchantCreate } from './use-merchant-create';

interface MerchantCreateDialogProps {
  query: MerchantListQuery;
  onClose: () => void;
}

export function MerchantCreateDialog({ query, onClose }: MerchantCreateDialogProps) {
  const text = messages.useText();
  const cache = useMerchantCache();
  const create = useMerchantCreate();
  const form = useDialogForm({
    schema: merchantFormRules,
    defaults: newMerchant,
    phrase: merchantFormPhrase,
  });

  const onSubmit = async (values: MerchantFormValues) => {
    try {
      cache.addOnTop(query, await create(values));
    } catch (error) {
      console.error(error);
      merchantNotices.failed('merchants.notice.create-failed');
      throw error;
    }
    merchantNotices.succeeded('merchants.notice.created');
    onClose();
  };
  return (
    <FormDialog form={form} onClose={onClose} onSubmit={onSubmit} title={text('merchants.form.create-title')}>
      <MerchantFormFields isNew />
    </FormDialog>
  );
}
