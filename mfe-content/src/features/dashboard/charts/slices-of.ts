/** Where each part begins and ends on a circle, from 0 to 1. */
export function slicesOf(parts: readonly number[]): { start: number; end: number }[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += total === 0 ? 0 : part / total;
    return { start, end };
  });
}
