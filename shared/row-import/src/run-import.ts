import { ApiError, isUnanswered } from '@backoffice/api-client';
import type { RowFate } from './import-outcome';

/** Ends early, without a word, when the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

/** How often a row is asked for whose answer was lost, and how long before each time. */
const WAITS_MS = [1000, 2000, 4000];
const WAIT_OF_A_429_MS = 1000;

/** A key stands for what a file says of a row: one that was used for another request, or whose row is gone, was this row's. */
const madeBefore: readonly (string | undefined)[] = ['create-key-used', 'created-row-deleted'];
const isMadeBefore = (error: unknown) => error instanceof ApiError && madeBefore.includes(error.code);

function refusedBy(error: unknown): RowFate {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: String(error), fields: [] };
  const { fields, message, status } = error;
  return { kind: status >= 500 ? 'failed' : 'refused', message, fields };
}

interface SendOptions {
  send: (onReplayed: () => void) => Promise<string | number>;
  /** Aborted when nothing more shall be sent. What is on its way is waited for. */
  signal: AbortSignal;
  /** The server asks for a pause. */
  onBusy: (ms: number) => void;
  /** Ends when the pause is over. */
  untilQuiet: () => Promise<void>;
  onSignedOut: () => void;
}

/** Sends a row until it is known what became of it, as far as that can be known. */
async function sendRow({ send, signal, onBusy, untilQuiet, onSignedOut }: SendOptions): Promise<RowFate> {
  let unanswered = 0;
  for (;;) {
    await untilQuiet();
    if (signal.aborted) return { kind: unanswered > 0 ? 'unknown' : 'not-sent' };
    try {
      let kind = 'created' as 'created' | 'repeated';
      const number = await send(() => {
        // Where an answer was lost, this is that of the row which was just made.
        if (unanswered === 0) kind = 'repeated';
      });
      return { kind, number };
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) {
        onBusy(error.retryAfterMs ?? WAIT_OF_A_429_MS);
        continue;
      }
      const pause = WAITS_MS[unanswered];
      if (isUnanswered(error) && pause !== undefined) {
        unanswered += 1;
        await wait(pause, signal);
        continue;
      }
      if (isMadeBefore(error)) return { kind: 'repeated' };
      console.error(error);
      if (error instanceof ApiError && error.kind === 'signed-out') {
        // The dialog that asks to sign in again is the host's.
        onSignedOut();
        continue;
      }
      return isUnanswered(error) ? { kind: 'unknown' } : refusedBy(error);
    }
  }
}

const AT_ONCE = 4;

/** Why not all rows were sent. */
export type ImportEnd = 'all-sent' | 'cancelled' | 'no-answer' | 'signed-out';

interface ImportRun<T> {
  rows: readonly T[];
  /** All attempts of a row have one key, so that none of them makes a second row. `onReplayed`: an earlier one had made it. */
  send: (row: T, onReplayed: () => void) => Promise<string | number>;
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
      const fate = await sendRow({
        send: (onReplayed) => send(row, onReplayed),
        signal: stopped,
        onBusy,
        untilQuiet,
        onSignedOut: () => endWith('signed-out'),
      });
      if (fate.kind === 'unknown' && !signal.aborted) endWith('no-answer');
      sent.isShort ||= fate.kind === 'not-sent';
      onFate(row, fate);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return end === 'all-sent' && (sent.isShort || next < rows.length) ? 'cancelled' : end;
}
