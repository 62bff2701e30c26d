import { setImmediate as others } from 'node:timers/promises';

/** Work on rows goes on for so long, then whoever else has sent something is answered. */
const AT_A_STRETCH_MS = 2;

/**
 * Works on rows a few at a time, and lets other calls go on in between: docs/decisions/0038.
 *
 * @param size of a piece
 * @returns what each piece came to
 */
export async function inPieces<T, R>(
  rows: readonly T[],
  size: number,
  work: (piece: readonly T[]) => R,
): Promise<R[]> {
  const done: R[] = [];
  let since = performance.now();
  for (let from = 0; from < rows.length; from += size) {
    if (performance.now() - since > AT_A_STRETCH_MS) {
      await others();
      since = performance.now();
    }
    done.push(work(rows.slice(from, from + size)));
  }
  return done;
}

const FEW = 5;

/** `rows.map(work)`, in pieces. */
export async function mapInPieces<T, R>(rows: readonly T[], work: (row: T) => R): Promise<R[]> {
  return (await inPieces(rows, FEW, (piece) => piece.map(work))).flat();
}
