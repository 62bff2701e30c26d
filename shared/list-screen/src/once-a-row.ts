/** Lets a command of rows run once at a time for each of them: a row that it is under way for is left alone. */
export function onceARow<R extends { id: number }, Rest extends unknown[]>(
  run: (row: R, ...rest: Rest) => Promise<void>,
): (row: R, ...rest: Rest) => Promise<void> {
  const underWay = new Set<number>();
  return async (row, ...rest) => {
    if (underWay.has(row.id)) return;
    underWay.add(row.id);
    try {
      await run(row, ...rest);
    } finally {
      underWay.delete(row.id);
    }
  };
}
