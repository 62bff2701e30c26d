import { ApiError, isUnanswered } from '@backoffice/api-client';
import type { RowFate } from './import-outcome';

/** Waits; resolves early when the signal is aborted. */
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

/** The waits in ms before each retry of a row without an answer. */
const WAITS_MS = [1000, 2000, 4000];
const WAIT_OF_A_429_MS = 1000;

/** Refusals of a key that an earlier import has used. Keys are derived from a row's content, so it created this row. */
const madeBefore: readonly (string | undefined)[] = ['create-key-used', 'created-row-deleted'];
const isMadeBefore = (error: unknown) => error instanceof ApiError && madeBefore.includes(error.code);

function refusedBy(error: unknown): RowFate {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: String(error), fields: [] };
  const { fields, message, status } = error;
  return { kind: status >= 500 ? 'failed' : 'refused', message, fields };
}

interface SendOptions {
  send: (onReplayed: () => void) => Promise<string | number>;
  /** Aborted when no more rows shall be sent; running calls are awaited. */
  signal: AbortSignal;
  /** Called when the server asks for a pause in ms. */
  onBusy: (ms: number) => void;
  /** Resolves when the pause is over. */
  untilQuiet: () => Promise<void>;
  onSignedOut: () => void;
}

/** Sends a row, with retries until its result is known or the retries are used up. */
async function sendRow({ send, signal, onBusy, untilQuiet, onSignedOut }: SendOptions): Promise<RowFate> {
  let unanswered = 0;
  for (;;) {
    await untilQuiet();
    if (signal.aborted) return { kind: unanswered > 0 ? 'unknown' : 'not-sent' };
    try {
      let kind = 'created' as 'created' | 'repeated';
      const number = await send(() => {
        // After a lost answer, a replay is the row created by the first attempt.
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
        // The host shows the sign-in dialog.
        onSignedOut();
        continue;
      }
      return isUnanswered(error) ? { kind: 'unknown' } : refusedBy(error);
    }
  }
}

const AT_ONCE = 4;

/** Why the import ended. */
export type ImportEnd = 'all-sent' | 'cancelled' | 'no-answer' | 'signed-out';

interface ImportRun<T> {
  rows: readonly T[];
  /** Sends a row. All attempts use one key, so no second row is created. `onReplayed` reports that an earlier call created it. */
  send: (row: T, onReplayed: () => void) => Promise<string | number>;
  /** Called with the result of each row; rows without a call were not sent. */
  onFate: (row: T, fate: RowFate) => void;
  /** Aborted to send no more rows; running calls are awaited and reported. */
  signal: AbortSignal;
}

/** Sends rows, a few at a time. Ends early when the server no longer answers or the session has ended. */
export async function runImport<T>({ rows, send, onFate, signal }: ImportRun<T>): Promise<ImportEnd> {
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  let end = 'all-sent' as ImportEnd;
  let quietAt = 0;
  let next = 0;
  // An object, because the compiler does not see that the workers set a variable.
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
