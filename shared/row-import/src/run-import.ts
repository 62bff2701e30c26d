import type { RowFate } from './row-fate';
import { sendRow } from './send-row';
import { wait } from './wait';

const AT_ONCE = 4;

/** Why not all rows were sent. */
export type ImportEnd = 'all-sent' | 'cancelled' | 'no-answer' | 'signed-out';

export interface ImportRun<T> {
  rows: readonly T[];
  send: (row: T, idempotencyKey: string) => Promise<string | number>;
  /** Told of each row as its fate is known; rows of which nothing is told were not sent. */
  onFate: (row: T, fate: RowFate) => void;
  /** Sends nothing more; what is on its way is waited for, and told. */
  signal: AbortSignal;
}

/** Sends rows one by one, a few at a time. Ends early where the server does not answer any more or the session has ended. */
export async function runImport<T>({ rows, send, onFate, signal }: ImportRun<T>): Promise<ImportEnd> {
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  let end = 'all-sent' as ImportEnd;
  let quietAt = 0;
  let next = 0;
  // An object: of a variable the compiler would not see that the workers set it.
  const sent = { isShort: false };
  const endWith = (reason: ImportEnd) => {
    if (end === 'all-sent') end = reason;
    stop.abort();
  };
  const untilQuiet = async () => {
    for (let ms = quietAt - Date.now(); ms > 0 && !stopped.aborted; ms = quietAt - Date.now()) {
      await wait(ms, stopped);
    }
  };
  const onBusy = (ms: number) => {
    quietAt = Math.max(quietAt, Date.now() + ms);
  };
  const worker = async () => {
    while (next < rows.length && !stopped.aborted) {
      const row = rows[next++]!;
      try {
        const fate = await sendRow({ send: (key) => send(row, key), signal: stopped, onBusy, untilQuiet });
        if (fate.kind === 'unknown' && !signal.aborted) endWith('no-answer');
        sent.isShort ||= fate.kind === 'not-sent';
        onFate(row, fate);
      } catch (error) {
        // The dialog that asks to sign in again is the host's.
        console.error(error);
        endWith('signed-out');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return end === 'all-sent' && (sent.isShort || next < rows.length) ? 'cancelled' : end;
}
