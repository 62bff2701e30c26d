import type { Merchant } from '@backoffice/contract';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { useState } from 'react';
import { messages } from '../../messages';
import { changeMerchant } from './change-merchant';
import { MerchantFormFields } from './merchant-form-fields';
import {
  hasFormValues,
  merchantFormPhrase,
  merchantFormRules,
  merchantFormValues,
  type MerchantFormValues,
} from './merchant-form-rules';
import { merchantNotices } from './merchant-notices';
import { merchantsApi } from './merchants.api';
import { useMerchantCache } from './use-merchant-cache';

interface MerchantEditDialogProps {
  merchant: Merchant;
  onClose: () => void;
}

export function MerchantEditDialog({ merchant, onClose }: MerchantEditDialogProps) {
  const text = messages.useText();
  const cache = useMerchantCache();
  const [before, setBefore] = useState(merchant);
  const [isOutdated, setIsOutdated] = useState(false);
  const form = useDialogForm({
    schema: merchantFormRules,
    defaults: merchantFormValues(merchant),
    phrase: merchantFormPhrase,
  });

  const onSubmit = async (values: MerchantFormValues) => {
    const { merchantName: _name, ...changes } = values;
    const { id, updatedAt } = before;
    const result = await changeMerchant(
      before,
      () => merchantsApi.update({ id, updatedAt, ...changes }),
      (now) => hasFormValues(now, values),
    );
    switch (result.outcome) {
      case 'changed':
        cache.replace(result.merchant);
        merchantNotices.succeeded('merchants.notice.updated');
        onClose();
        break;
      case 'conflict':
        merchantNotices.failed('merchants.notice.update-failed');
        setIsOutdated(true);
        break;
      case 'unknown':
        throw new Error(text('merchants.form.unknown'));
      case 'failed':
        merchantNotices.failed('merchants.notice.update-failed');
        throw result.error;
    }
  };

  const reload = async () => {
    try {
      const now = (await merchantsApi.read(before)) ?? before;
      cache.replace(now);
      setBefore(now);
      form.reset(merchantFormValues(now));
      setIsOutdated(false);
    } catch (error) {
      console.error(error);
      merchantNotices.failed('merchants.notice.reload-failed');
    }
  };

  return (
    <FormDialog
      conflict={
        isOutdated
          ? {
              title: text('merchants.form.conflict.title'),
              body: text('merchants.form.conflict.body'),
              onReload: () => void reload(),
            }
          : null
      }
      form={form}
      onClose={onClose}
      onSubmit={onSubmit}
      title={text('merchants.form.edit-title')}
    >
      <MerchantFormFields isNew={false} />
    </FormDialog>
  );
}
