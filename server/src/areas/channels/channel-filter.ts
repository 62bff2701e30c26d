import type { MerchantStatus } from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type { ComposedStatement } from '../../platform/database/statement';
import { statusConditions } from '../../platform/list-search/searched-list';
import { endOfPrefix, nameConditions } from '../../platform/database/text-search';

/** The filter of a list of channels. */
export interface ChannelFilter {
  /** The beginning of the number. Omitted or empty: any. */
  number?: string | undefined;
  /** The beginning of the code: one of these. Omitted: any. */
  codes?: readonly string[] | undefined;
  merchantId?: number | undefined;
  /** A folded part of the merchant's folded name. Omitted or empty: any merchant. */
  merchantName?: string | undefined;
  /** A part of the merchant's name in any case, or the beginning of the number. Omitted or empty: any. */
  text?: string | undefined;
  /** All keys were set before this time. */
  keysBefore?: string | undefined;
  /** A former pair ends before this time. */
  formerUntil?: string | undefined;
  status?: MerchantStatus | undefined;
}

/** Conditions for everything but the status, by indexes. */
export function narrowingConditions(
  { number, codes, merchantId, merchantName, text, keysBefore, formerUntil }: ChannelFilter,
  given: ComposedStatement,
): string[] {
  const conditions: string[] = [];
  const startsWith = (column: string, prefix: string) =>
    `c.${column} >= ${given.add(prefix, 'text')} and c.${column} < ${given.add(endOfPrefix(prefix), 'text')}`;
  if (number) conditions.push(startsWith('merchant_no', number));
  if (codes) conditions.push(`(${codes.map((code) => startsWith('merchant_channel', code)).join(' or ')})`);
  if (merchantId !== undefined) conditions.push(`c.merchant_id = ${given.add(merchantId, 'bigint')}`);
  const ofMerchants = (name: string) =>
    `c.merchant_id in (select m.id from merchant m where ${nameConditions(name, 'm', given).join(' and ')})`;
  if (merchantName) conditions.push(ofMerchants(merchantName));
  if (text) {
    // Each uses its own index; an `or` would scan all channels.
    const byNumber = startsWith('merchant_no', text);
    conditions.push(`c.id in (
      select c.id from channel c where ${byNumber} union all select c.id from channel c where ${ofMerchants(foldText(text))}
    )`);
  }
  if (keysBefore) conditions.push(`c.keys_changed_at < ${given.add(keysBefore, 'timestamptz')}`);
  if (formerUntil) conditions.push(`c.former_key_until < ${given.add(formerUntil, 'timestamptz')}`);
  return conditions;
}

/** Conditions for the whole filter. */
export function conditionsOf(filter: ChannelFilter, given: ComposedStatement): string[] {
  return [...statusConditions(filter, 'c', given), ...narrowingConditions(filter, given)];
}
