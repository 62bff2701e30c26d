import {
  type ChannelState,
  type ChannelStateFilter,
  channelStates,
  type MerchantSort,
  type MerchantStatus,
} from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import { type AnyOf, anyOfConditions } from '../../platform/database/any-of';
import type { ComposedStatement } from '../../platform/database/statement';
import { endOfPrefix, nameConditions } from '../../platform/database/text-search';
import { searchOf } from '../../platform/list-search/list-search';
import { type SearchedList, statusConditions } from '../../platform/list-search/searched-list';
import { listedMerchantColumns, type MerchantRow, type MerchantSelection } from './merchant-columns';

/** The filter of a list of merchants. */
interface MerchantFilter {
  /** A folded part of the folded name. Omitted or empty: any. */
  name?: string | undefined;
  /** The beginning of the number. Omitted or empty: any. */
  number?: string | undefined;
  /** A part of the folded name when folded, or the beginning of the number. Omitted or empty: any. */
  text?: string | undefined;
  status?: MerchantStatus | undefined;
  /** The state of the merchant's channels. Omitted: any. */
  channelState?: AnyOf<ChannelStateFilter> | undefined;
  /** The current key pair was set before this time. */
  keysBefore?: string | undefined;
  /** A former key pair ends before this time. */
  formerUntil?: string | undefined;
}

type Narrowed = Omit<MerchantFilter, 'status'>;

const risks = channelStates.filter((state) => state !== 'several');

/** Returns the states that a filter matches; `at-risk` is every state but `several`. */
const statesOf = (filter: AnyOf<ChannelStateFilter> | undefined): readonly ChannelState[] | undefined =>
  filter && [filter].flat().flatMap((state) => (state === 'at-risk' ? risks : [state]));

/** Conditions on key pairs; the first pair is as old as its merchant. */
function keyConditions(
  { keysBefore, formerUntil }: Narrowed,
  alias: string,
  given: ComposedStatement,
): string[] {
  const conditions: string[] = [];
  if (keysBefore) {
    const before = given.add(keysBefore, 'timestamptz');
    conditions.push(`${alias}.created_at < ${before}`, `coalesce(${alias}.key_changed_at < ${before}, true)`);
  }
  if (formerUntil) conditions.push(`${alias}.former_key_until < ${given.add(formerUntil, 'timestamptz')}`);
  return conditions;
}

function plain(
  { name, number, text, channelState, ...keys }: Narrowed,
  alias: string,
  given: ComposedStatement,
): string[] {
  const conditions: string[] = [];
  if (name) conditions.push(`strpos(${alias}.name_folded, ${given.add(name, 'text')}) > 0`);
  if (number) conditions.push(`starts_with(${alias}.merchant_no, ${given.add(number, 'text')})`);
  if (text) {
    const either = [
      ...plain({ name: foldText(text) }, alias, given),
      ...plain({ number: text.normalize('NFKC') }, alias, given),
    ];
    conditions.push(`(${either.join(' or ')})`);
  }
  return [
    ...conditions,
    ...anyOfConditions(`${alias}.channel_state`, statesOf(channelState), 'text', given),
    ...keyConditions(keys, alias, given),
  ];
}

function indexed(
  { name, number, text, channelState, ...keys }: Narrowed,
  given: ComposedStatement,
): string[] {
  const conditions = name ? nameConditions(name, 'm', given) : [];
  if (number) {
    conditions.push(`m.merchant_no >= ${given.add(number, 'text')}`);
    conditions.push(`m.merchant_no < ${given.add(endOfPrefix(number), 'text')}`);
  }
  if (text) {
    const inName = indexed({ name: foldText(text) }, given);
    const atNumber = indexed({ number: text.normalize('NFKC') }, given);
    conditions.push(`((${inName.join(' and ')}) or (${atNumber.join(' and ')}))`);
  }
  return [
    ...conditions,
    ...anyOfConditions('m.channel_state', statesOf(channelState), 'text', given),
    ...keyConditions(keys, 'm', given),
  ];
}

export const searchedMerchants: SearchedList<{
  filter: MerchantFilter;
  sort: MerchantSort;
  selection: MerchantSelection;
  row: MerchantRow;
}> = {
  table: 'merchant',
  alias: 'm',
  sortKeys: {
    id: { of: (alias) => `${alias}.id`, type: 'bigint' },
    merchantName: { of: (alias) => `${alias}.merchant_name collate people`, type: 'text' },
    // Unique: its index has no id.
    merchantNo: { of: (alias) => `${alias}.merchant_no`, type: 'text' },
    freeDifference: { of: (alias) => `${alias}.free_difference`, type: 'smallint' },
    status: { of: (alias) => `${alias}.status`, type: 'text' },
    createdAt: { of: (alias) => `${alias}.created_at`, type: 'timestamptz' },
  },
  columns: listedMerchantColumns,
  least: 'option',
  joins: (selection) =>
    `left join merchant_detail d on d.merchant_id = m.id${
      selection === 'masked' ? ' left join merchant_key_mark k on k.merchant_id = m.id' : ''
    }`,
  plain,
  indexed,
};

/** Conditions of a filter for checks row by row. */
export function merchantConditions(filter: MerchantFilter, given: ComposedStatement): string[] {
  return [...statusConditions(filter, 'm', given), ...plain(filter, 'm', given)];
}

/** The search of the merchants of a database. */
export const merchantSearchOf = searchOf(searchedMerchants);
