import type { ListPage, SortById } from '@backoffice/contract';
import type pg from 'pg';
import { endOfPrefix } from '../database/end-of-prefix';
import { isoTimestamps } from '../database/iso-timestamps';
import { preparedOnce } from '../database/prepared-once';
import { StatementParameters } from '../database/statement-parameters';
import { type ChannelColumns, channelColumns, channelJoins, type ChannelRow } from './channel-row';

export interface ChannelSearch {
  /** The number starts with it. Empty: any number. */
  number: string;
  /** The code starts with it. Empty: any code. */
  code: string;
  merchantId: number | undefined;
  sort: SortById;
  limit: number;
  offset: number;
  columns: ChannelColumns;
}

const direction = { '+id': 'asc', '-id': 'desc' } as const;

// The counts per block tell how many rows there are, and which ids the page has to be looked for in.
function byBlocks({ code, sort, limit, offset }: ChannelSearch, given: StatementParameters): string {
  const order = direction[sort];
  const [most, before] = [given.add(limit, 'bigint'), given.add(offset, 'bigint')];
  const range = `c.id >= (select first_id from place) and c.id < (select end_id from place)`;
  const skip = `${before} - (select rows_before from place)`;
  const walk = code
    ? `select c.id from codes cross join lateral (
        select c.id from channel c where c.merchant_channel = codes.code and ${range}
        order by c.id ${order} limit ${most} + ${skip}
      ) c`
    : `select c.id from channel c where ${range}`;
  return `
    ${code && `codes as materialized (select code from channel_type where starts_with(code, ${given.add(code, 'text')})),`}
    spread as materialized (
      select block, sum(channels)::integer as channels from channel_block
      ${code && 'where merchant_channel in (select code from codes)'}
      group by block having sum(channels) > 0
    ),
    counted as (select coalesce(sum(channels), 0) as total from spread),
    place as materialized (
      select coalesce(min(block), 0) * 1024 as first_id, coalesce(max(block) + 1, 0) * 1024 as end_id,
        coalesce(min(rows_before), 0) as rows_before
      from (
        select block, channels, sum(channels) over (order by block ${order}) - channels as rows_before from spread
      ) as blocks
      where rows_before < ${before} + ${most} and rows_before + channels > ${before}
    ),
    page as materialized (${walk} order by c.id ${order} limit ${most} offset ${skip})`;
}

// Two passes over the matches that the index finds cost less than one whose matches have to be kept.
function byMatches(search: ChannelSearch, given: StatementParameters): string {
  const { number, code, merchantId, sort, limit, offset } = search;
  const conditions: string[] = [];
  const startsWith = (column: string, prefix: string) => {
    conditions.push(`c.${column} >= ${given.add(prefix, 'text')}`);
    conditions.push(`c.${column} < ${given.add(endOfPrefix(prefix), 'text')}`);
  };
  if (number) startsWith('merchant_no', number);
  if (code) startsWith('merchant_channel', code);
  if (merchantId !== undefined) conditions.push(`c.merchant_id = ${given.add(merchantId, 'bigint')}`);
  const matches = `from channel c where ${conditions.join(' and ')}`;
  return `
    counted as (select count(*) as total ${matches}),
    page as materialized (
      -- The sum keeps the planner from walking over all ids in search of the matches.
      select id from (select c.id + 0 as id ${matches}) as matched
      order by id ${direction[sort]} limit ${given.add(limit, 'bigint')} offset ${given.add(offset, 'bigint')}
    )`;
}

/** A page of channels with the exact total, from one statement. */
export async function listChannels(pool: pg.Pool, search: ChannelSearch): Promise<ListPage<ChannelRow>> {
  const { number, merchantId, columns, sort } = search;
  const given = new StatementParameters();
  const found = number || merchantId !== undefined ? byMatches(search, given) : byBlocks(search, given);
  const text = `
    with ${found}
    select counted.total, ${channelColumns(columns)}
    from counted
    left join page on true
    left join channel c on c.id = page.id
    ${channelJoins(columns)}
    order by c.id ${direction[sort]}`;
  const { rows } = await pool.query<{ id: number | null; total: number }>({
    ...preparedOnce(text),
    types: isoTimestamps,
    values: given.values,
  });
  // One row at least, whose channel is empty when the page is.
  const items = rows.filter(({ id }) => id !== null) as unknown as ChannelRow[];
  return { items, total: rows[0]?.total ?? 0 };
}
