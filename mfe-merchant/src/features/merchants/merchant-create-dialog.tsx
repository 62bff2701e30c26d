import { newIdempotencyKey } from '@backoffice/api-client';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { useState } from 'react';
import { messages } from '../../messages';
import { createMerchant } from './create-merchant';
import { MerchantFormFields } from './merchant-form-fields';
import {
  merchantFormPhrase,
  merchantFormRules,
  newMerchant,
  type MerchantFormValues,
} from './merchant-form-rules';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantNotices } from './merchant-notices';
import { useNewestMerchantId } from './merchants.queries';
import { useMerchantCache } from './use-merchant-cache';

interface MerchantCreateDialogProps {
  query: MerchantListQuery;
  onClose: () => void;
}

export function MerchantCreateDialog({ query, onClose }: MerchantCreateDialogProps) {
  const text = messages.useText();
  const cache = useMerchantCache();
  // The same for all attempts of this form, so that they can't make two merchants.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const { data: newestBefore } = useNewestMerchantId(idempotencyKey);
  const form = useDialogForm({
    schema: merchantFormRules,
    defaults: newMerchant,
    phrase: merchantFormPhrase,
  });

  const onSubmit = async (values: MerchantFormValues) => {
    const result = await createMerchant(values, { idempotencyKey, newestBefore });
    switch (result.outcome) {
      case 'created':
        cache.addOnTop(query, result.merchant);
        merchantNotices.succeeded('merchants.notice.created');
        onClose();
        break;
      case 'created-before':
        setIdempotencyKey(newIdempotencyKey());
        throw new Error(text('merchants.form.created-before'));
      case 'unknown':
        throw new Error(text('merchants.form.unknown'));
      case 'failed':
        merchantNotices.failed('merchants.notice.create-failed');
        throw result.error;
    }
  };
  return (
    <FormDialog form={form} onClose={onClose} onSubmit={onSubmit} title={text('merchants.form.create-title')}>
      <MerchantFormFields isNew />
    </FormDialog>
  );
}
