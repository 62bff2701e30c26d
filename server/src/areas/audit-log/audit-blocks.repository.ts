import type { SortById } from '@backoffice/contract';
import type pg from 'pg';
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

export interface BlockRange {
  first: number;
  last: number;
  /** How many that match come in the range before the page does. */
  skipped: number;
}

/** The smallest range of blocks that a page lies in; null for a page past the end. */
export function blocksOfPage(
  blocks: readonly MatchingBlock[],
  { page, limit, sort }: { page: number; limit: number; sort: SortById },
): BlockRange | null {
  const full = blocks.filter(({ entries }) => entries > 0);
  const inOrder = sort === '+id' ? full : full.toReversed();
  let skipped = (page - 1) * limit;
  let from = 0;
  for (let block = inOrder[from]; block && block.entries <= skipped; block = inOrder[from]) {
    skipped -= block.entries;
    from += 1;
  }
  const start = inOrder[from];
  if (!start) return null;
  let end = start;
  let held = 0;
  for (const block of inOrder.slice(from)) {
    end = block;
    held += block.entries;
    if (held >= skipped + limit) break;
  }
  return { first: Math.min(start.block, end.block), last: Math.max(start.block, end.block), skipped };
}
