import { ApiError, reportFailure } from '@backoffice/api-client';
import type { Merchant } from '@backoffice/contract';
import { isUnanswered } from './is-unanswered';
import { hasFormValues, type MerchantFormValues } from './merchant-form-rules';
import { merchantsApi } from './merchants.api';

export type MerchantCreation =
  | { outcome: 'created'; merchant: Merchant }
  /** An earlier attempt with the same key, and with other values, went through after all. */
  | { outcome: 'created-before' }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

interface Attempt {
  idempotencyKey: string;
  /** The highest id when the form was opened; undefined when it could not be had. */
  newestBefore?: number;
}

/** The merchant that a create has made; its name is no proof, as two merchants may share one. */
async function findCreated(values: MerchantFormValues, newestBefore: number): Promise<Merchant | undefined> {
  const { merchantName } = values;
  const { items } = await merchantsApi.list({ merchantName, sort: '-id', limit: 10 }, { quiet: true });
  return items.find((merchant) => merchant.id > newestBefore && hasFormValues(merchant, values));
}

/** Sends a create. When its answer never came, the new merchant is looked for before anything is said about it. */
export async function createMerchant(
  values: MerchantFormValues,
  { idempotencyKey, newestBefore }: Attempt,
): Promise<MerchantCreation> {
  try {
    return { outcome: 'created', merchant: await merchantsApi.create(values, idempotencyKey) };
  } catch (error) {
    console.error(error);
    if (error instanceof ApiError && error.fields.some(({ path }) => path === 'Idempotency-Key')) {
      return { outcome: 'created-before' };
    }
    if (!isUnanswered(error)) return { outcome: 'failed', error };
    if (newestBefore === undefined) return { outcome: 'unknown' };
    try {
      const merchant = await findCreated(values, newestBefore);
      if (merchant) return { outcome: 'created', merchant };
      reportFailure(error);
      return { outcome: 'failed', error };
    } catch (searchError) {
      console.error(searchError);
      return { outcome: 'unknown' };
    }
  }
}
