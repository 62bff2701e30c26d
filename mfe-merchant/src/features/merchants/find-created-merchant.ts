import type { Merchant } from '@backoffice/contract';
import { hasFormValues, type MerchantFormValues } from './merchant-form-rules';
import { merchantsApi } from './merchants.api';

/**
 * The merchant that a create has made; its name is no proof, as two merchants may share one.
 *
 * @param newestBefore the highest id when the form was opened
 */
export async function findCreatedMerchant(
  values: MerchantFormValues,
  newestBefore: number,
): Promise<Merchant | undefined> {
  const { merchantName } = values;
  const { items } = await merchantsApi.list({ merchantName, sort: '-id', limit: 10 }, { quiet: true });
  return items.find((merchant) => merchant.id > newestBefore && hasFormValues(merchant, values));
}
