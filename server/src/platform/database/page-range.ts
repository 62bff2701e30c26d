import type { SortById } from '@backoffice/contract';

/** The smallest range of blocks that contains a page, and the number of matches in it before the page. */
export interface PageRange {
  first: number;
  last: number;
  skip: number;
}

export interface Page {
  sort: SortById;
  offset: number;
  limit: number;
}

/**
 * Finds a page by the number of matches in each block of ids, without counting the rows before it.
 *
 * @returns null for a page past the end
 */
export function rangeOfPage(
  blocks: number,
  matchesIn: (block: number) => number,
  { sort, offset, limit }: Page,
): PageRange | null {
  let start: { block: number; skip: number } | undefined;
  let end = 0;
  let before = 0;
  for (let step = 0; step < blocks && before < offset + limit; step += 1) {
    const block = sort === '+id' ? step : blocks - 1 - step;
    const here = matchesIn(block);
    if (here === 0) continue;
    if (!start && before + here > offset) start = { block, skip: offset - before };
    before += here;
    end = block;
  }
  if (!start) return null;
  return { first: Math.min(start.block, end), last: Math.max(start.block, end), skip: start.skip };
}
