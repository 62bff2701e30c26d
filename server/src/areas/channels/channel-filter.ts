import type { KeyAge, MerchantStatus } from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type { ComposedStatement } from '../../platform/database/statement';
import { statusConditions } from '../../platform/list-search/searched-list';
import { endOfPrefix, nameConditions } from '../../platform/database/text-search';

/** What a list of channels is narrowed to. */
export interface ChannelFilter {
  /** The number starts with it. Left out or empty: any. */
  number?: string | undefined;
  /** The code starts with it. Left out or empty: any. */
  code?: string | undefined;
  merchantId?: number | undefined;
  /** Folded; occurs anywhere in the folded name of the merchant. Left out or empty: any merchant. */
  merchantName?: string | undefined;
  /** It is in the name of the merchant, whose case does not matter, or the number starts with it. Left out or empty: any. */
  text?: string | undefined;
  /** All its keys were set before that. */
  keysBefore?: string | undefined;
  status?: MerchantStatus | undefined;
}

const years: Record<KeyAge, number> = { 'over-1-year': 1, 'over-2-years': 2 };

/** The day (UTC) before which keys of an age were set. */
export function bornBefore(age: KeyAge): string {
  const now = new Date();
  return new Date(
    Date.UTC(now.getUTCFullYear() - years[age], now.getUTCMonth(), now.getUTCDate()),
  ).toISOString();
}

/** What channels match but for the status, by indexes. */
export function narrowingConditions(
  { number, code, merchantId, merchantName, text, keysBefore }: ChannelFilter,
  given: ComposedStatement,
): string[] {
  const conditions: string[] = [];
  const startsWith = (column: string, prefix: string) => {
    conditions.push(`c.${column} >= ${given.add(prefix, 'text')}`);
    conditions.push(`c.${column} < ${given.add(endOfPrefix(prefix), 'text')}`);
  };
  if (number) startsWith('merchant_no', number);
  if (code) startsWith('merchant_channel', code);
  if (merchantId !== undefined) conditions.push(`c.merchant_id = ${given.add(merchantId, 'bigint')}`);
  const ofMerchants = (name: string) =>
    `c.merchant_id in (select m.id from merchant m where ${nameConditions(name, 'm', given).join(' and ')})`;
  if (merchantName) conditions.push(ofMerchants(merchantName));
  if (text) {
    // Each by its own index; joined by "or" they would be looked for among all channels.
    const byNumber = `c.merchant_no >= ${given.add(text, 'text')} and c.merchant_no < ${given.add(endOfPrefix(text), 'text')}`;
    conditions.push(`c.id in (
      select c.id from channel c where ${byNumber} union all select c.id from channel c where ${ofMerchants(foldText(text))}
    )`);
  }
  if (keysBefore) conditions.push(`c.keys_changed_at < ${given.add(keysBefore, 'timestamptz')}`);
  return conditions;
}

/** All that channels match. */
export function conditionsOf(filter: ChannelFilter, given: ComposedStatement): string[] {
  return [...statusConditions(filter, 'c', given), ...narrowingConditions(filter, given)];
}
