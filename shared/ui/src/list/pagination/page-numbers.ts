/** The page numbers of a pager: first, last, and those around the current one; `null` for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const start = Math.max(2, Math.min(current - 1, last - 4));
  const end = Math.min(last - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  // A gap of one page would be as wide as the page.
  const before = start > 3 ? [null] : start === 3 ? [2] : [];
  const after = end < last - 2 ? [null] : end === last - 2 ? [last - 1] : [];
  return [1, ...before, ...middle, ...after, last];
}
