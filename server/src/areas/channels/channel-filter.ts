import type { KeyAge, MerchantStatus } from '@backoffice/contract';
import { type ComposedStatement, whereOf } from '../../platform/database/statement';
import { endOfPrefix, foldCase, nameConditions } from '../../platform/database/text-search';

export interface ChannelFilter {
  /** The number starts with it. Empty: any number. */
  number: string;
  /** The code starts with it. Empty: any code. */
  code: string;
  merchantId: number | undefined;
  /** Folded; occurs anywhere in the folded name of the merchant. Empty: any merchant. */
  merchantName: string;
  /** It is in the name of the merchant, whose case does not matter, or the number starts with it. Left out or empty: any. */
  text?: string | undefined;
  keyAge?: KeyAge | undefined;
}

type ChannelConditions = ChannelFilter & { status?: MerchantStatus | undefined };

const years: Record<KeyAge, number> = { 'over-1-year': 1, 'over-2-years': 2 };

/** The day (UTC) before which keys of an age were set, as `channel_key_day` counts them. */
export function bornBefore(age: KeyAge): string {
  const now = new Date();
  return new Date(
    Date.UTC(now.getUTCFullYear() - years[age], now.getUTCMonth(), now.getUTCDate()),
  ).toISOString();
}

export function conditionsOf(
  { number, code, merchantId, merchantName, text, status, keyAge }: ChannelConditions,
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
      select c.id from channel c where ${byNumber} union all select c.id from channel c where ${ofMerchants(foldCase(text))}
    )`);
  }
  if (status) conditions.push(`c.status = ${given.add(status, 'text')}`);
  if (keyAge) conditions.push(`c.keys_changed_at < ${given.add(bornBefore(keyAge), 'timestamptz')}`);
  return conditions;
}

export function matchesOf(search: ChannelConditions, given: ComposedStatement): string {
  return `from channel c ${whereOf(conditionsOf(search, given))}`;
}
