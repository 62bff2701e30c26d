import type { Merchant } from '@backoffice/contract';
import { CreateDialog, useListCache } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
import { messages } from '../../messages';
import { findCreatedMerchant } from './find-created-merchant';
import { MerchantFormFields } from './merchant-form-fields';
import { merchantFormPhrase, merchantFormRules, newMerchant } from './merchant-form-rules';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantsApi } from './merchants.api';
import { merchantKeys } from './merchants.queries';

interface MerchantCreateDialogProps {
  query: MerchantListQuery;
  onClose: () => void;
}

export function MerchantCreateDialog({ query, onClose }: MerchantCreateDialogProps) {
  const text = messages.useText();
  const cache = useListCache<Merchant>(merchantKeys.lists);
  const form = useDialogForm({
    schema: merchantFormRules,
    defaults: newMerchant,
    phrase: merchantFormPhrase,
  });
  return (
    <CreateDialog
      find={findCreatedMerchant}
      form={form}
      onClose={onClose}
      onRow={(merchant) => cache.addOnTop(merchantKeys.list(query), merchant)}
      readNewest={merchantsApi.newestId}
      send={merchantsApi.create}
      texts={{
        created: text('merchants.notice.created'),
        failed: text('merchants.notice.create-failed'),
        createdBefore: text('merchants.form.created-before'),
      }}
      title={text('merchants.form.create-title')}
    >
      <MerchantFormFields isNew />
    </CreateDialog>
  );
}
