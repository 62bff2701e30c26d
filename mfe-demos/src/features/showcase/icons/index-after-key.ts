/**
 * Where a key leads among things that stand in rows.
 *
 * @param columns how many stand in a row
 * @returns the index of the next one; `undefined` where the key leads nowhere
 */
export function indexAfterKey(
  key: string,
  { index, count, columns }: { index: number; count: number; columns: number },
): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}
