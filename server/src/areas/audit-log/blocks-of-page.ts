import type { MatchingBlock } from './audit-blocks.repository';

export interface BlockRange {
  first: number;
  last: number;
  /** How many that match come in the range before the page does. */
  skipped: number;
}

interface Paging {
  page: number;
  limit: number;
  sort: '+id' | '-id';
}

/** The smallest range of blocks that a page lies in; null for a page past the end. */
export function blocksOfPage(
  blocks: readonly MatchingBlock[],
  { page, limit, sort }: Paging,
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
