import { readFile } from './read-file';
import { ReadRefusal } from './read-refusal';
import type { ReaderAnswer, ReadOrder } from './reader-messages';

const ROWS_AT_ONCE = 1000;

/** What the worker does with an order. */
export async function answerOrder(
  { file, limits }: ReadOrder,
  answer: (message: ReaderAnswer) => void,
): Promise<void> {
  try {
    const { rows, ...table } = await readFile(file, limits);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      answer({ kind: 'rows', rows: rows.slice(at, at + ROWS_AT_ONCE) });
    }
    answer({ kind: 'end', table });
  } catch (error) {
    if (!(error instanceof ReadRefusal)) console.error(error);
    answer({ kind: 'refused', failure: error instanceof ReadRefusal ? error.failure : 'reader-failed' });
  }
}
