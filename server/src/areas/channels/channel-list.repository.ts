import type {
  ChannelSort,
  KeyAge,
  ListPage,
  MerchantStatus,
  Order,
  StatusTotals,
} from '@backoffice/contract';
import type pg from 'pg';
import { ComposedStatement, one, orderParts, whereOf } from '../../platform/database/statement';
import { bornBefore, type ChannelFilter, conditionsOf, matchesOf } from './channel-filter';
import { type ChannelSelection, channelColumns, channelJoins, type ChannelRow } from './channel-columns';

export interface ChannelSearch extends ChannelFilter {
  status: MerchantStatus | undefined;
  sort: Order<ChannelSort>;
  limit: number;
  offset: number;
  columns: ChannelSelection;
}

// As many characters as the migration counts starts of.
const COUNTED_START = 4;
// Fewer matches are found by their index sooner than by a walk over the ids between them; measured at a million channels.
const FEW_MATCHES = 20_000;
// Fewer are sorted sooner than a walk over their order finds a page of them.
const FEW_IN_ORDER = 3_000;

type Window = ReturnType<typeof windowOf>;

function windowOf({ sort, limit, offset }: ChannelSearch, given: ComposedStatement) {
  return {
    order: orderParts(sort).direction,
    most: given.add(limit, 'bigint'),
    before: given.add(offset, 'bigint'),
  };
}

// `spread` has the matches of each block: they tell how many there are, and which ids the page has to be looked for in.
function pageRange({ order, most, before }: Window): string {
  return `
    counted as (select coalesce(sum(channels), 0) as total from spread),
    page_range as materialized (
      select coalesce(min(block), 0) * 1024 as first_id, coalesce(max(block) + 1, 0) * 1024 as end_id,
        coalesce(min(rows_before), 0) as rows_before
      from (
        select block, channels, sum(channels) over (order by block ${order}) - channels as rows_before from spread
      ) as blocks
      where rows_before < ${before} + ${most} and rows_before + channels > ${before}
    )`;
}

const IN_PAGE_RANGE = 'c.id >= (select first_id from page_range) and c.id < (select end_id from page_range)';
const skipIn = ({ before }: Window) => `${before} - (select rows_before from page_range)`;

function byBlocks(search: ChannelSearch, given: ComposedStatement): string {
  const { code } = search;
  const window = windowOf(search, given);
  const { order, most } = window;
  const skip = skipIn(window);
  const walk = code
    ? `select c.id from codes cross join lateral (
        select c.id from channel c where c.merchant_channel = codes.code and ${IN_PAGE_RANGE}
        order by c.id ${order} limit ${most} + ${skip}
      ) c`
    : `select c.id from channel c where ${IN_PAGE_RANGE}`;
  return `
    ${code && `codes as materialized (select code from channel_type where starts_with(code, ${given.add(code, 'text')})),`}
    spread as materialized (
      select block, sum(channels)::integer as channels from channel_block
      ${code && 'where merchant_channel in (select code from codes)'}
      group by block having sum(channels) > 0
    ),
    ${pageRange(window)},
    page as materialized (${walk} order by c.id ${order} limit ${most} offset ${skip})`;
}

// The sum keeps the planner from walking over all ids in search of the matches.
function pageOfMatches(matches: string, { order, most, before }: Window): string {
  return `select id from (select c.id + 0 as id ${matches}) as matched
      order by id ${order} limit ${most} offset ${before}`;
}

// Of the two ways to the page one is never begun: which, the total says.
function byStart(search: ChannelSearch, given: ComposedStatement, fewMatches: number): string {
  const { number, code } = search;
  const window = windowOf(search, given);
  const { order, most } = window;
  const start = given.add(number, 'text');
  const few = given.add(fewMatches, 'bigint');
  const codeFits = (column: string) => code && `and starts_with(${column}, ${given.add(code, 'text')})`;
  return `
    spread as materialized (
      select block, sum(channels)::integer as channels from channel_start
      where start = ${start} ${codeFits('merchant_channel')}
      group by block having sum(channels) > 0
    ),
    ${pageRange(window)},
    page as materialized (
      (
        select c.id from channel c
        where (select total from counted) >= ${few} and ${IN_PAGE_RANGE}
          and left(c.merchant_no, char_length(${start})) = ${start} ${codeFits('c.merchant_channel')}
        order by c.id ${order} limit ${most} offset ${skipIn(window)}
      )
      union all
      (${pageOfMatches(`${matchesOf(search, given)} and (select total from counted) < ${few}`, window)})
    )`;
}

// Two passes over the matches that the index finds cost less than one whose matches have to be kept.
function byMatches(search: ChannelSearch, given: ComposedStatement): string {
  const matches = matchesOf(search, given);
  return `
    counted as (select count(*) as total ${matches}),
    page as materialized (${pageOfMatches(matches, windowOf(search, given))})`;
}

// An index has the channels of a status in the order of their ids.
function byStatus(search: ChannelSearch, given: ComposedStatement): string {
  const matches = matchesOf(search, given);
  const { order, most, before } = windowOf(search, given);
  return `
    counted as (select count(*) as total ${matches}),
    page as materialized (select c.id ${matches} order by c.id ${order} limit ${most} offset ${before})`;
}

// Of the two ways to the page one is never begun: which, the total says.
function byKeyAge(search: ChannelSearch, age: KeyAge, given: ComposedStatement, fewMatches: number): string {
  const matches = matchesOf(search, given);
  const window = windowOf(search, given);
  const { order, most, before } = window;
  const few = given.add(fewMatches, 'bigint');
  return `
    counted as (
      select coalesce(sum(channels), 0) as total from channel_key_day where day < ${given.add(bornBefore(age), 'date')}
    ),
    page as materialized (
      (
        select c.id ${matches} and (select total from counted) >= ${few}
        order by c.id ${order} limit ${most} offset ${before}
      )
      union all
      (${pageOfMatches(`${matches} and (select total from counted) < ${few}`, window)})
    )`;
}

/** By what channels are sorted; rows that are alike in it follow by id, in the same direction. */
const sortKeys: Record<ChannelSort, string> = {
  id: 'c.id',
  merchantNo: 'c.merchant_no',
  merchantChannel: 'c.merchant_channel',
  merchantBalance: 'c.merchant_balance',
  merchantWeight: 'c.merchant_weight',
  status: 'c.status',
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
};

function countOf(search: ChannelSearch, given: ComposedStatement): string {
  const { number, code, merchantId, merchantName, text, status, keyAge } = search;
  const others = [merchantId, merchantName, text, keyAge, status].filter(Boolean).length;
  const codeFits = () => code && `starts_with(merchant_channel, ${given.add(code, 'text')})`;
  if (others === 0 && !number)
    return `select coalesce(sum(channels), 0) as total from channel_block ${code && `where ${codeFits()}`}`;
  if (others === 0 && Array.from(number).length <= COUNTED_START)
    return `select coalesce(sum(channels), 0) as total from channel_start
      where start = ${given.add(number, 'text')} ${code && `and ${codeFits()}`}`;
  if (others === 1 && keyAge && !number && !code)
    return `select coalesce(sum(channels), 0) as total from channel_key_day where day < ${given.add(bornBefore(keyAge), 'date')}`;
  if (others === 1 && status === 'active' && !number && !code)
    return `select active as total from (${TOTALS_OF_ALL}) as totals`;
  return `select count(*) as total ${matchesOf(search, given)}`;
}

// Of the two ways to the page one is never begun: which, the total says.
function inOrder(search: ChannelSearch, given: ComposedStatement, fewMatches: number): string {
  const { column, direction } = orderParts(search.sort);
  const { most, before } = windowOf(search, given);
  const few = given.add(fewMatches, 'bigint');
  const conditions = conditionsOf(search, given);
  const order = `order by ${sortKeys[column]} ${direction}, c.id ${direction} limit ${most} offset ${before}`;
  return `
    counted as materialized (${countOf(search, given)}),
    page as materialized (
      select id, row_number() over () as position from (
        (select c.id from channel c ${whereOf([...conditions, `(select total from counted) >= ${few}`])} ${order})
        union all
        (select c.id from (
          select c.* from channel c ${whereOf([...conditions, `(select total from counted) < ${few}`])} offset 0
        ) c ${order})
      ) as ids
    )`;
}

function found(search: ChannelSearch, given: ComposedStatement, fewMatches: number): string {
  const { number, code, merchantId, merchantName, text, status, keyAge } = search;
  const isOfMerchants = merchantId !== undefined || merchantName !== '' || Boolean(text);
  if (isOfMerchants || (status && number)) return byMatches(search, given);
  if (keyAge)
    return status || number || code ? byMatches(search, given) : byKeyAge(search, keyAge, given, fewMatches);
  if (status) return byStatus(search, given);
  if (!number) return byBlocks(search, given);
  return Array.from(number).length <= COUNTED_START
    ? byStart(search, given, fewMatches)
    : byMatches(search, given);
}

/** A page of channels with the exact total, from one statement. */
export async function listChannels(
  pool: pg.Pool,
  search: ChannelSearch,
  fewMatches = FEW_MATCHES,
): Promise<ListPage<ChannelRow>> {
  const { columns, sort } = search;
  const { column, direction } = orderParts(sort);
  const given = new ComposedStatement();
  const isById = column === 'id';
  const text = `
    with ${isById ? found(search, given, fewMatches) : inOrder(search, given, Math.min(fewMatches, FEW_IN_ORDER))}
    select counted.total, ${channelColumns[columns]}
    from counted
    left join page on true
    left join channel c on c.id = page.id
    ${channelJoins(columns)}
    order by ${isById ? `c.id ${direction}` : 'page.position'}`;
  // One row at least, whose channel is empty when the page is.
  const rows = await given.rows<Omit<ChannelRow, 'id'> & { id: number | null; total: number }>(pool, text);
  const onPage = rows.filter((row): row is ChannelRow & { total: number } => row.id !== null);
  const items = onPage.map(({ total: _total, ...row }) => row);
  return { items, total: one(rows, 'of a page of channels').total };
}

// The blocks have the total of all channels, so that of these the inactive ones alone are counted: mostly the fewer.
const TOTALS_OF_ALL = `
  select (select coalesce(sum(channels), 0) from channel_block) - inactive as active, inactive
  from (select count(*) as inactive from channel where status = 'inactive') as counted`;

/** How many channels of a list each status has, from one statement. */
export async function countChannels(pool: pg.Pool, filter: ChannelFilter): Promise<StatusTotals> {
  const given = new ComposedStatement();
  const text = Object.values(filter).some(Boolean)
    ? `select count(*) filter (where c.status = 'active') as active,
        count(*) filter (where c.status = 'inactive') as inactive
      ${matchesOf(filter, given)}`
    : TOTALS_OF_ALL;
  return one(await given.rows<StatusTotals>(pool, text), 'of the totals of channels');
}
