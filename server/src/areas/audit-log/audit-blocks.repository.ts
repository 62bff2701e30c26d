import { type PageRange, rangeOfPage } from '../../platform/database/page-range';
import { one, statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { type AuditRequest, blockConditions, BLOCK_BITS, entryConditions } from './audit-conditions';

/** The number of matching entries in a block. */
interface MatchingBlock {
  block: number;
  entries: number;
}

const ends = statement<MatchingBlock>(
  'audit-ends',
  `select block, sum(entries) as entries from audit_block
   where block in ((select min(block) from audit_block), (select max(block) from audit_block)) group by block order by block`,
).rows;

/**
 * All blocks of the log, without reading its partitions: only the first, which retention may have cut, and the last are not
 * full.
 */
export async function allAuditBlocks(db: Queryable): Promise<MatchingBlock[]> {
  const [first, last] = await ends(db);
  if (!first) return [];
  if (!last) return [first];
  const between = Array.from({ length: last.block - first.block - 1 }, (_, index) => ({
    block: first.block + 1 + index,
    entries: 2 ** BLOCK_BITS,
  }));
  return [first, ...between, last];
}

/**
 * Returns the range of whole months in which the entries of blocks `first` to `last` were written, so that PostgreSQL plans for
 * their partitions only. A narrower range would make it use the index of times instead of that of ids, and sort.
 */
export const monthsOfBlocks = statement<{ start: string; end: string }, { first: number; last: number }>(
  'audit-block-months',
  `select date_trunc('month', min(first_at), 'UTC') as start,
     (date_trunc('month', max(last_at) at time zone 'UTC') + interval '1 month') at time zone 'UTC' as end
   from audit_block where block between :first and :last`,
).one;

/** The blocks of entries that match all of a request but its target, in order, with their exact numbers. */
export async function findAuditBlocks(
  db: Queryable,
  request: AuditRequest,
  actors: string[] | null,
): Promise<MatchingBlock[]> {
  const { where, isCut, given } = blockConditions(request, actors);
  const rows = await given.rowsPlannedAnew<MatchingBlock & { isCut: boolean }>(
    db,
    `select block, sum(entries) as entries, bool_or(${isCut}) as "isCut"
     from audit_block ${where} group by block order by block`,
  );
  return Promise.all(
    rows.map(async ({ block, entries, isCut: isCutByTime }) => ({
      block,
      // A boundary of the period is inside this block; at most one block at each end is.
      entries: isCutByTime ? await countInBlock(db, request, { block, actors }) : entries,
    })),
  );
}

async function countInBlock(
  db: Queryable,
  request: AuditRequest,
  { block, actors }: { block: number; actors: string[] | null },
): Promise<number> {
  const { where, given } = entryConditions(request, { actors, blocks: { first: block, last: block } });
  const text = `select count(*) as total from audit_entry ${where}`;
  return one(await given.rowsPlannedAnew<{ total: number }>(db, text), 'audit-count-in-block').total;
}

/** The users with most of some actions since a time, with their numbers, from the same blocks. */
export const busiestActors = statement<
  { actor: string; entries: number },
  { from: string; actions: readonly string[]; limit: number }
>(
  'audit-busiest-actors',
  `with kinds as (
     select block, actor_name, entries, bool_or(first_at < :from) over (partition by block) as is_cut
     from audit_block where last_at >= :from and action = any(:actions::text[])
   ),
   counted as (
     select actor_name, entries from kinds where not is_cut
     union all
     select entry.actor_name, 1
     from (select distinct block from kinds where is_cut) cut
     join audit_entry entry on entry.id >= cut.block << ${BLOCK_BITS} and entry.id < (cut.block + 1) << ${BLOCK_BITS}
     where entry.at >= :from and entry.action = any(:actions::text[])
   )
   select actor_name as actor, sum(entries)::bigint as entries from counted where actor_name is not null
   group by 1 order by 2 desc, 1 limit :limit`,
).rows;

/** Returns the smallest range of blocks that contains a page; null for a page past the end. */
export function blocksOfPage(
  blocks: readonly MatchingBlock[],
  { page, limit, sort }: Pick<AuditRequest, 'page' | 'limit' | 'sort'>,
): PageRange | null {
  const entriesIn = (index: number) => blocks[index]!.entries;
  const range = rangeOfPage(blocks.length, entriesIn, { sort, limit, offset: (page - 1) * limit });
  return range && { ...range, first: blocks[range.first]!.block, last: blocks[range.last]!.block };
}
