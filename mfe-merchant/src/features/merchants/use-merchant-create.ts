import { ApiError, newIdempotencyKey } from '@backoffice/api-client';
import type { Merchant } from '@backoffice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../messages';
import { isUnanswered } from './is-unanswered';
import { hasFormValues, type MerchantFormValues } from './merchant-form-rules';
import { merchantsApi } from './merchants.api';

/** The merchant that a create whose answer never came has made; names are no proof, as two merchants may share one. */
async function findCreated(values: MerchantFormValues, newestBefore: number): Promise<Merchant | undefined> {
  const { merchantName } = values;
  const { items } = await merchantsApi.list({ merchantName, sort: '-id', limit: 10 }, { quiet: true });
  return items.find((merchant) => merchant.id > newestBefore && hasFormValues(merchant, values));
}

/** Sends one form's create. Repeated, it can't make a second merchant: all attempts carry the same key. */
export function useMerchantCreate(): (values: MerchantFormValues) => Promise<Merchant> {
  const [key, setKey] = useState(newIdempotencyKey);
  const { data: newestBefore } = useQuery({
    queryKey: ['merchants', 'newest-before', key],
    queryFn: async ({ signal }) => {
      const { items } = await merchantsApi.list({ sort: '-id', limit: 1 }, { signal, quiet: true });
      return items[0]?.id ?? 0;
    },
  });

  return async (values) => {
    try {
      return await merchantsApi.create(values, key);
    } catch (error) {
      if (error instanceof ApiError && error.fields.some(({ path }) => path === 'Idempotency-Key')) {
        setKey(newIdempotencyKey());
        throw new Error(messages.text('merchants.form.created-before'), { cause: error });
      }
      if (!isUnanswered(error)) throw error;
      const unknown = new Error(messages.text('merchants.form.unknown'), { cause: error });
      if (newestBefore === undefined) throw unknown;
      const created = await findCreated(values, newestBefore).catch(() => {
        throw unknown;
      });
      if (created) return created;
      throw error;
    }
  };
}
