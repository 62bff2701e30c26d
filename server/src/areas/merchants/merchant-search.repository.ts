import type { ChannelState, MerchantSort, MerchantStatus, Order } from '@backoffice/contract';
import type pg from 'pg';
import { endOfPrefix, foldCase, nameConditions } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import { type Landmarks, readLandmarks, type SortKey, type Start } from '../../platform/database/landmarks';
import { ComposedStatement, one, orderParts, whereOf } from '../../platform/database/statement';
import { BLOCK, type BlockCount, type IdRange } from './block-counts';
import { merchantColumns, type MerchantRow, type MerchantSelection } from './merchant-columns';

/** What a list of merchants is narrowed to. */
export interface MerchantFilter {
  /** Folded; occurs anywhere in the folded name. Empty: any name. */
  name: string;
  /** The number starts with it. Empty: any number. */
  number: string;
  /** It is in the name, whose case does not matter, or the number starts with it. Left out or empty: any. */
  text?: string | undefined;
  status: MerchantStatus | undefined;
  /** How its payments get through. Left out: in any way. */
  channelState?: ChannelState | undefined;
}

// Counting anew costs less than adding up this many changes.
const MOST_CHANGES = 10_000;

// A page may move by so many matches before its start is found anew: the planner has to know how far a walk is.
const MOST_MOVED = 1_000;

export interface PageRequest {
  filter: MerchantFilter;
  sort: Order<MerchantSort>;
  limit: number;
  columns: MerchantSelection;
}

// For walks over ids: with these the planner is not tempted by another index.
function plainConditions(
  { name, number, text, channelState }: Omit<MerchantFilter, 'status'>,
  alias: string,
  given: ComposedStatement,
): string[] {
  const conditions: string[] = [];
  if (name) conditions.push(`strpos(${alias}.name_folded, ${given.add(name, 'text')}) > 0`);
  if (number) conditions.push(`starts_with(${alias}.merchant_no, ${given.add(number, 'text')})`);
  if (text) {
    const either = [
      ...plainConditions({ name: foldCase(text), number: '' }, alias, given),
      ...plainConditions({ name: '', number: text }, alias, given),
    ];
    conditions.push(`(${either.join(' or ')})`);
  }
  if (channelState) conditions.push(`${alias}.channel_state = ${given.add(channelState, 'text')}`);
  return conditions;
}

function indexedConditions(
  { name, number, text, channelState }: Omit<MerchantFilter, 'status'>,
  given: ComposedStatement,
): string[] {
  const conditions = name ? nameConditions(name, 'm', given) : [];
  if (number) {
    conditions.push(`m.merchant_no >= ${given.add(number, 'text')}`);
    conditions.push(`m.merchant_no < ${given.add(endOfPrefix(number), 'text')}`);
  }
  if (text) {
    const inName = indexedConditions({ name: foldCase(text), number: '' }, given);
    const atNumber = indexedConditions({ name: '', number: text }, given);
    conditions.push(`((${inName.join(' and ')}) or (${atNumber.join(' and ')}))`);
  }
  if (channelState) conditions.push(`m.channel_state = ${given.add(channelState, 'text')}`);
  return conditions;
}

type InfoRow<I> = I & { id: number | null };

// The statements answer at least one row, whose merchant is empty when the page is.
function merchantsOf<I>(rows: InfoRow<I>[]): MerchantRow[] {
  return rows.filter((row) => row.id !== null) as unknown as MerchantRow[];
}

/** By what merchants are sorted; the number is unique, its index has no id. */
const sortKeys: Record<MerchantSort, SortKey> = {
  id: { of: (alias) => `${alias}.id`, type: 'bigint' },
  merchantName: { of: (alias) => `${alias}.merchant_name collate people`, type: 'text' },
  merchantNo: { of: (alias) => `${alias}.merchant_no`, type: 'text' },
  freeDifference: { of: (alias) => `${alias}.free_difference`, type: 'smallint' },
  status: { of: (alias) => `${alias}.status`, type: 'text' },
  createdAt: { of: (alias) => `${alias}.created_at`, type: 'timestamptz' },
};

/** Where a page is looked for: in a range of ids, or in the order that was asked for, from a start on or among few matches. */
export type Place = IdRange | { start: Start | undefined } | 'few';

interface PageParts {
  tables: string;
  /** Whether the start is of no use any more. */
  isStale: string;
}

const statusConditions = ({ status }: MerchantFilter, alias: string, given: ComposedStatement) =>
  status ? [`${alias}.status = ${given.add(status, 'text')}`] : [];
export const matching = (filter: MerchantFilter, alias: string, given: ComposedStatement) => [
  ...statusConditions(filter, alias, given),
  ...plainConditions(filter, alias, given),
];

function orderOf({ sort }: PageRequest, alias: string): string {
  const { column, direction } = orderParts(sort);
  const byId = `${alias}.id ${direction}`;
  return column === 'id' ? byId : `${sortKeys[column].of(alias)} ${direction}, ${byId}`;
}

const unseenSince = (since: string) => `
      select c.* from merchant_change c
      where c.xid >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(c.xid, ${since})
      limit ${MOST_CHANGES}`;
const isLost = (since: string, unseen: string) => `
      (select xid >= pg_snapshot_xmin(${since}) from merchant_change_horizon)
        or exists (select from ${unseen} where merchant_id is null)
        or (select count(*) = ${MOST_CHANGES} from ${unseen})`;

// A walk that looks for more than are left would go on through all that does not match.
function pageFrom({ landmark, snapshot, skip, left }: Start, request: PageRequest, given: ComposedStatement) {
  const { filter, limit, sort } = request;
  const { column, direction } = orderParts(sort);
  const { of, type } = sortKeys[column];
  const since = given.add(snapshot, 'pg_snapshot');
  const start = `(${given.add(landmark.key, type)}, ${given.add(landmark.id, 'bigint')})`;
  const [onWay, passed] = direction === 'asc' ? ['>=', '<'] : ['<', '>='];
  const conditions = [`(${of('m')}, m.id) ${onWay} ${start}`, ...matching(filter, 'm', given)];
  return {
    tables: `
    unseen_moves as (${unseenSince(since)}),
    skipped as materialized (
      select
        ${given.add(skip, 'bigint')} - coalesce(sum(c.difference) filter (where (${of('c')}, c.merchant_id) ${passed} ${start}), 0) as rows,
        greatest(0, ${given.add(left, 'bigint')} + coalesce(sum(c.difference), 0)) as remaining
      from unseen_moves c ${whereOf(matching(filter, 'c', given))}
    ),
    place as materialized (
      select id from (
        select m.id from merchant m ${whereOf(conditions)}
        order by ${orderOf(request, 'm')} limit ${given.add(skip + MOST_MOVED + limit, 'bigint')}
      ) m
      limit (select least(remaining, ${given.add(limit, 'bigint')}) from skipped) offset (select greatest(rows, 0) from skipped)
    ),
    page as materialized (select m.* from place join merchant m on m.id = place.id)`,
    isStale: `${isLost(since, 'unseen_moves')} or (select rows not between 0 and ${given.add(skip + MOST_MOVED, 'bigint')} from skipped)`,
  };
}

function pageAt(
  place: Place,
  request: PageRequest & { offset: number },
  given: ComposedStatement,
): PageParts {
  const { filter, limit, offset } = request;
  if (place !== 'few' && 'start' in place && place.start) return pageFrom(place.start, request, given);
  const inRange = place !== 'few' && 'from' in place ? place : undefined;
  const conditions = [
    ...(inRange
      ? [`m.id >= ${given.add(inRange.from, 'bigint')}`, `m.id < ${given.add(inRange.to, 'bigint')}`]
      : []),
    ...matching(filter, 'm', given),
  ];
  const matches = `merchant m ${whereOf(conditions)}`;
  const order = `order by ${orderOf(request, 'm')}
      limit ${given.add(limit, 'bigint')} offset ${given.add(inRange?.skip ?? offset, 'bigint')}`;
  // The offset of 0 keeps the planner from walking over the whole order in search of the few.
  const rows = place === 'few' ? `(select m.* from ${matches} offset 0) m` : matches;
  return { tables: `page as materialized (select m.* from ${rows} ${order})`, isStale: 'false' };
}

/**
 * The rows of one place, and what changed since `snapshot` in the counts that the range comes from.
 * One statement, so that both are of one moment.
 *
 * @returns with the snapshot that everything in it was read in; without `changes` when they can't be told any more; `isStale` when
 * the start has to be found anew
 */
export async function walkPage(
  db: Queryable,
  request: PageRequest & { offset: number },
  place: Place,
  snapshot: string,
) {
  const { filter, columns } = request;
  const given = new ComposedStatement();
  const since = given.add(snapshot, 'pg_snapshot');
  const { tables, isStale } = pageAt(place, request, given);
  const text = `
    with ${tables},
    unseen as (${unseenSince(since)}),
    change as (
      select c.merchant_id / ${BLOCK} as block,
        coalesce(sum(c.difference) filter (where c.status = 'active'), 0) as active,
        coalesce(sum(c.difference) filter (where c.status = 'inactive'), 0) as inactive
      from unseen c ${whereOf(['c.merchant_id is not null', ...plainConditions(filter, 'c', given)])}
      group by 1
    )
    select pg_current_snapshot()::text as snapshot,
      (select json_agg(json_build_array(block, active, inactive)) from change) as changes,
      ${isLost(since, 'unseen')} as lost,
      ${isStale} as stale,
      ${merchantColumns[columns]}
    from (values (1)) as one
    left join page m on true
    left join merchant_detail d on d.merchant_id = m.id
    order by ${orderOf(request, 'm')}`;
  type Row = InfoRow<{ snapshot: string; changes: BlockCount[] | null; lost: boolean; stale: boolean }>;
  const rows = await given.rows<Row>(db, text);
  const first = one(rows, 'of a page of merchants');
  return {
    rows: merchantsOf(rows),
    snapshot: first.snapshot,
    changes: first.lost ? null : (first.changes ?? []),
    isStale: first.stale,
  };
}

/** The page and the counts from one pass over all matches that the indexes find, or over `atMost` of them, and its snapshot. */
export async function matchPage(pool: pg.Pool, request: PageRequest, offset: number, atMost: number) {
  const { filter, limit, sort, columns } = request;
  const given = new ComposedStatement();
  const { column, direction } = orderParts(sort);
  const status = filter.status ? [`status = ${given.add(filter.status, 'text')}`] : [];
  const text = `
    with matched as materialized (
      select m.id, m.status, ${sortKeys[column].of('m')} as key from merchant m ${whereOf(indexedConditions(filter, given))}
      limit ${given.add(atMost, 'bigint')}
    ),
    page as (
      select id, row_number() over () as position
      from (
        select id from matched ${whereOf(status)}
        order by key ${direction}, id ${direction} limit ${given.add(limit, 'bigint')} offset ${given.add(offset, 'bigint')}
      ) as ids
    ),
    counted as (
      select id / ${BLOCK} as block,
        count(*) filter (where status = 'active') as active,
        count(*) filter (where status = 'inactive') as inactive
      from matched
      group by 1
    )
    select
      case when coalesce(p.position, 1) = 1 then pg_current_snapshot()::text end as snapshot,
      case when coalesce(p.position, 1) = 1 then (select json_agg(json_build_array(block, active, inactive)) from counted) end
        as counts,
      ${merchantColumns[columns]}
    from (values (1)) as one
    left join page p on true
    left join merchant m on m.id = p.id
    left join merchant_detail d on d.merchant_id = p.id
    order by p.position`;
  type Row = InfoRow<{ snapshot: string; counts: BlockCount[] | null }>;
  const rows = await given.rows<Row>(pool, text);
  const first = one(rows, 'of a page of merchants');
  return { rows: merchantsOf(rows), snapshot: first.snapshot, counts: first.counts ?? [] };
}

/** The landmarks of an order of the merchants that match, of which there are about so many. */
export function readMerchantLandmarks(
  db: Queryable,
  { filter, sort }: PageRequest,
  matches: number,
): Promise<Landmarks> {
  const given = new ComposedStatement();
  const conditions = matching(filter, 'm', given);
  return readLandmarks(db, sortKeys[orderParts(sort).column], matches, {
    from: 'merchant',
    conditions,
    given,
  });
}

/** The counts from a look at every merchant: for filters that match so many that an index only costs. */
export async function countEveryBlock(db: Queryable, filter: MerchantFilter) {
  const given = new ComposedStatement();
  const text = `
    with counted as (
      select m.id / ${BLOCK} as block,
        count(*) filter (where m.status = 'active') as active,
        count(*) filter (where m.status = 'inactive') as inactive
      from merchant m ${whereOf(plainConditions(filter, 'm', given))}
      group by 1
    )
    select pg_current_snapshot()::text as snapshot,
      (select json_agg(json_build_array(block, active, inactive)) from counted) as counts`;
  const { rows } = await db.query<{ snapshot: string; counts: BlockCount[] | null }>(text, given.values);
  const { snapshot, counts } = one(rows, 'that counts merchants');
  return { snapshot, counts: counts ?? [] };
}
