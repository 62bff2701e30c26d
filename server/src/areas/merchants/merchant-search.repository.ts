import type { ChannelState, MerchantStatus, SortById } from '@backoffice/contract';
import type pg from 'pg';
import { endOfPrefix, foldCase, nameConditions } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import { ComposedStatement, direction, one, whereOf } from '../../platform/database/statement';
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

export interface PageRequest {
  filter: MerchantFilter;
  sort: SortById;
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

/**
 * The rows of one range of ids, and what changed since `snapshot` in the counts that the range comes from.
 * One statement, so that both are of one moment.
 *
 * @returns with the snapshot that everything in it was read in; without `changes` when they can't be told any more
 */
export async function walkPage(db: Queryable, request: PageRequest, ids: IdRange, snapshot: string) {
  const { filter, limit, sort, columns } = request;
  const given = new ComposedStatement();
  const since = given.add(snapshot, 'pg_snapshot');
  const range = [`m.id >= ${given.add(ids.from, 'bigint')}`, `m.id < ${given.add(ids.to, 'bigint')}`];
  const status = filter.status ? [`m.status = ${given.add(filter.status, 'text')}`] : [];
  const text = `
    with page as materialized (
      select m.* from merchant m ${whereOf([...range, ...status, ...plainConditions(filter, 'm', given)])}
      order by m.id ${direction[sort]} limit ${given.add(limit, 'bigint')} offset ${given.add(ids.skip, 'bigint')}
    ),
    unseen as (
      select c.* from merchant_change c
      where c.xid >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(c.xid, ${since})
      limit ${MOST_CHANGES}
    ),
    change as (
      select c.merchant_id / ${BLOCK} as block,
        coalesce(sum(c.difference) filter (where c.status = 'active'), 0) as active,
        coalesce(sum(c.difference) filter (where c.status = 'inactive'), 0) as inactive
      from unseen c ${whereOf(['c.merchant_id is not null', ...plainConditions(filter, 'c', given)])}
      group by 1
    )
    select pg_current_snapshot()::text as snapshot,
      (select json_agg(json_build_array(block, active, inactive)) from change) as changes,
      (select xid >= pg_snapshot_xmin(${since}) from merchant_change_horizon)
        or exists (select from unseen where merchant_id is null)
        or (select count(*) = ${MOST_CHANGES} from unseen) as lost,
      ${merchantColumns[columns]}
    from (values (1)) as one
    left join page m on true
    left join merchant_detail d on d.merchant_id = m.id
    order by m.id ${direction[sort]}`;
  type Row = InfoRow<{ snapshot: string; changes: BlockCount[] | null; lost: boolean }>;
  const rows = await given.rows<Row>(db, text);
  const first = one(rows, 'of a page of merchants');
  return {
    rows: merchantsOf(rows),
    snapshot: first.snapshot,
    changes: first.lost ? null : (first.changes ?? []),
  };
}

/** The page and the counts from one pass over all matches that the indexes find, or over `atMost` of them, and its snapshot. */
export async function matchPage(pool: pg.Pool, request: PageRequest, offset: number, atMost: number) {
  const { filter, limit, sort, columns } = request;
  const given = new ComposedStatement();
  const status = filter.status ? [`status = ${given.add(filter.status, 'text')}`] : [];
  const text = `
    with matched as materialized (
      select m.id, m.status from merchant m ${whereOf(indexedConditions(filter, given))}
      limit ${given.add(atMost, 'bigint')}
    ),
    page as (
      select id, row_number() over () as position
      from (
        select id from matched ${whereOf(status)}
        order by id ${direction[sort]} limit ${given.add(limit, 'bigint')} offset ${given.add(offset, 'bigint')}
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
