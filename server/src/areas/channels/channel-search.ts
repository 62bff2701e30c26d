import type { ChannelSort } from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type { ComposedStatement } from '../../platform/database/statement';
import { searchOf } from '../../platform/list-search/list-search';
import { type SearchedList, statusConditions } from '../../platform/list-search/searched-list';
import { channelColumns, channelJoins, type ChannelRow, type ChannelSelection } from './channel-columns';
import { type ChannelFilter, narrowingConditions } from './channel-filter';

function conditionsFor(
  { number, codes, merchantId, merchantName, text, keysBefore, formerUntil }: ChannelFilter,
  alias: string,
  given: ComposedStatement,
  isNamed: (name: string) => string,
): string[] {
  const startsWith = (column: string, prefix: string) =>
    `starts_with(${alias}.${column}, ${given.add(prefix, 'text')})`;
  const conditions: string[] = [];
  if (number) conditions.push(startsWith('merchant_no', number));
  if (codes) conditions.push(`(${codes.map((code) => startsWith('merchant_channel', code)).join(' or ')})`);
  if (merchantId !== undefined) conditions.push(`${alias}.merchant_id = ${given.add(merchantId, 'bigint')}`);
  if (merchantName) conditions.push(isNamed(merchantName));
  if (text) conditions.push(`(${startsWith('merchant_no', text)} or ${isNamed(foldText(text))})`);
  if (keysBefore) conditions.push(`${alias}.keys_changed_at < ${given.add(keysBefore, 'timestamptz')}`);
  if (formerUntil) conditions.push(`${alias}.former_key_until < ${given.add(formerUntil, 'timestamptz')}`);
  return conditions;
}

const namesMatter = ({ merchantName, text }: ChannelFilter) => Boolean(merchantName || text);

export const searchedChannels: SearchedList<{
  filter: ChannelFilter;
  sort: ChannelSort;
  selection: ChannelSelection;
  row: ChannelRow;
}> = {
  table: 'channel',
  alias: 'c',
  sortKeys: {
    id: { of: (alias) => `${alias}.id`, type: 'bigint' },
    merchantNo: { of: (alias) => `${alias}.merchant_no`, type: 'text' },
    merchantChannel: { of: (alias) => `${alias}.merchant_channel`, type: 'text' },
    merchantBalance: { of: (alias) => `${alias}.merchant_balance`, type: 'numeric' },
    merchantWeight: { of: (alias) => `${alias}.merchant_weight`, type: 'smallint' },
    status: { of: (alias) => `${alias}.status`, type: 'text' },
    createdAt: { of: (alias) => `${alias}.created_at`, type: 'timestamptz' },
    updatedAt: { of: (alias) => `${alias}.updated_at`, type: 'timestamptz' },
  },
  columns: channelColumns,
  least: 'weight',
  joins: channelJoins,
  // A subquery for each row, so that the walked rows are never joined with all merchants.
  plain: (filter, alias, given) =>
    conditionsFor(
      filter,
      alias,
      given,
      (name) =>
        `(select strpos(m.name_folded, ${given.add(name, 'text')}) > 0 from merchant m where m.id = ${alias}.merchant_id)`,
    ),
  whole: (filter, given) => ({
    join: namesMatter(filter) ? 'join merchant named on named.id = c.merchant_id' : '',
    conditions: conditionsFor(
      filter,
      'c',
      given,
      (name) => `strpos(named.name_folded, ${given.add(name, 'text')}) > 0`,
    ),
  }),
  indexed: narrowingConditions,
  passedOver: (filter) => (namesMatter(filter) ? undefined : 'l.is_name'),
};

/** Conditions of a filter for checks row by row. */
export function channelConditions(filter: ChannelFilter, given: ComposedStatement): string[] {
  return [...statusConditions(filter, 'c', given), ...searchedChannels.plain(filter, 'c', given)];
}

/** The search of the channels of a database. */
export const channelSearchOf = searchOf(searchedChannels);
