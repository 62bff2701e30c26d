import { MERCHANT_NAME_MAX, NAMED_MERCHANTS_MAX } from '@backoffice/contract';
import type { Named } from '@backoffice/row-import';
import { channelsApi } from './channels.api';

const ID = /^[1-9]\d{0,14}$/;

/** The active merchants that texts name: each by its own number, or by its id, which is digits alone. */
export async function findMerchants(
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Named>> {
  const found = new Map<string, Named>();
  for (let at = 0; at < texts.length; at += NAMED_MERCHANTS_MAX) {
    const asked = texts.slice(at, at + NAMED_MERCHANTS_MAX);
    const ids = asked.filter((text) => ID.test(text)).map(Number);
    const numbers = asked.filter((text) => !ID.test(text) && text.length <= MERCHANT_NAME_MAX);
    const merchants = await channelsApi.namedMerchants({ ids, numbers }, { signal, quiet: true });
    for (const { id, merchantName, merchantNo } of merchants) {
      const named = { value: id, label: merchantName };
      found.set(String(id), named);
      found.set(merchantNo, named);
    }
  }
  return found;
}
