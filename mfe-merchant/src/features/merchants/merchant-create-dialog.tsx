import type { Merchant } from '@backoffice/contract';
import { createRow, useListCache, useNewRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { messages } from '../../messages';
import { findCreatedMerchant } from './find-created-merchant';
import { MerchantFormFields } from './merchant-form-fields';
import {
  merchantFormPhrase,
  merchantFormRules,
  newMerchant,
  type MerchantFormValues,
} from './merchant-form-rules';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantsApi } from './merchants.api';
import { merchantKeys, useNewestMerchantId } from './merchants.queries';

interface MerchantCreateDialogProps {
  query: MerchantListQuery;
  onClose: () => void;
}

export function MerchantCreateDialog({ query, onClose }: MerchantCreateDialogProps) {
  const text = messages.useText();
  const cache = useListCache<Merchant>(merchantKeys.lists);
  const { idempotencyKey, settle } = useNewRow<Merchant>({
    onCreated(merchant) {
      cache.addOnTop(merchantKeys.list(query), merchant);
      rowNotices.succeeded(text('merchants.notice.created'));
      onClose();
    },
    texts: {
      failed: text('merchants.notice.create-failed'),
      createdBefore: text('merchants.form.created-before'),
    },
  });
  const { data: newestBefore } = useNewestMerchantId(idempotencyKey);
  const form = useDialogForm({
    schema: merchantFormRules,
    defaults: newMerchant,
    phrase: merchantFormPhrase,
  });

  const onSubmit = async (values: MerchantFormValues) => {
    const creation = await createRow({
      send: () => merchantsApi.create(values, idempotencyKey),
      find: newestBefore === undefined ? undefined : () => findCreatedMerchant(values, newestBefore),
    });
    settle(creation);
  };
  return (
    <FormDialog form={form} onClose={onClose} onSubmit={onSubmit} title={text('merchants.form.create-title')}>
      <MerchantFormFields isNew />
    </FormDialog>
  );
}
