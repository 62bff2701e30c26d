/** Each part in whole percent, together 100: the largest remainders are rounded up. All 0 where there is nothing. */
export function percentsOf(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / total) * 100);
  const missing = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  const byRemainder = exact.map((_, at) => at).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || a - b);
  const roundedUp = new Set(byRemainder.slice(0, missing));
  return exact.map((percent, at) => Math.floor(percent) + (roundedUp.has(at) ? 1 : 0));
}
