import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The time in ms after which work on rows yields to other calls. */
const YIELD_AFTER_MS = 2;

/**
 * Works on rows a few at a time, and yields to other calls in between: docs/decisions/0038.
 *
 * @param size rows of a piece
 * @returns the result of each piece
 */
export async function inPieces<T, R>(
  rows: readonly T[],
  size: number,
  work: (piece: readonly T[]) => R,
): Promise<R[]> {
  const done: R[] = [];
  let since = performance.now();
  for (let from = 0; from < rows.length; from += size) {
    if (performance.now() - since > YIELD_AFTER_MS) {
      await yieldToEventLoop();
      since = performance.now();
    }
    done.push(work(rows.slice(from, from + size)));
  }
  return done;
}

const FEW = 5;

/** Computes `rows.map(work)` in pieces. */
export async function mapInPieces<T, R>(rows: readonly T[], work: (row: T) => R): Promise<R[]> {
  return (await inPieces(rows, FEW, (piece) => piece.map(work))).flat();
}
