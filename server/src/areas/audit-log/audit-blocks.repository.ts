import type pg from 'pg';
import { type PageRange, rangeOfPage } from '../../platform/database/page-range';
import { one, statement } from '../../platform/database/statement';
import { type AuditRequest, blockConditions, BLOCK_BITS, entryConditions } from './audit-conditions';

/** How many entries of a block match. */
interface MatchingBlock {
  block: number;
  entries: number;
}

const lastEntry = statement<{ last: number }>(
  'audit-last-entry',
  'select coalesce(max(id), 0) as last from audit_entry',
);

/** All blocks of the log: entries are numbered from 1 without a gap. */
export async function allAuditBlocks(pool: pg.Pool): Promise<MatchingBlock[]> {
  const { last } = await lastEntry.one(pool);
  const size = 2 ** BLOCK_BITS;
  return Array.from({ length: Math.floor(last / size) + 1 }, (_, block) => ({
    block,
    entries: Math.min(last + 1, (block + 1) * size) - Math.max(1, block * size),
  }));
}

/** The blocks of the entries that match all of a request but its target, in their order, with their exact numbers. */
export async function findAuditBlocks(
  pool: pg.Pool,
  request: AuditRequest,
  actors: string[] | null,
): Promise<MatchingBlock[]> {
  const { where, isCut, given } = blockConditions(request, actors);
  const rows = await given.rowsPlannedAnew<MatchingBlock & { isCut: boolean }>(
    pool,
    `select block, sum(entries) as entries, bool_or(${isCut}) as "isCut"
     from audit_block ${where} group by block order by block`,
  );
  return Promise.all(
    rows.map(async ({ block, entries, isCut: isCutByTime }) => ({
      block,
      // A time inside of the block: there is one such block at each end.
      entries: isCutByTime ? await countInBlock(pool, request, { block, actors }) : entries,
    })),
  );
}

async function countInBlock(
  pool: pg.Pool,
  request: AuditRequest,
  { block, actors }: { block: number; actors: string[] | null },
): Promise<number> {
  const { where, given } = entryConditions(request, { actors, blocks: { first: block, last: block } });
  const text = `select count(*) as total from audit_entry ${where}`;
  return one(await given.rowsPlannedAnew<{ total: number }>(pool, text), 'audit-count-in-block').total;
}

/** The smallest range of blocks that a page lies in; null for a page past the end. */
export function blocksOfPage(
  blocks: readonly MatchingBlock[],
  { page, limit, sort }: Pick<AuditRequest, 'page' | 'limit' | 'sort'>,
): PageRange | null {
  const entriesIn = (index: number) => blocks[index]!.entries;
  const range = rangeOfPage(blocks.length, entriesIn, { sort, limit, offset: (page - 1) * limit });
  return range && { ...range, first: blocks[range.first]!.block, last: blocks[range.last]!.block };
}
