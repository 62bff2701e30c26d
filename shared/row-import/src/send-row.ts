import { ApiError, isUnanswered, newIdempotencyKey } from '@backoffice/api-client';
import type { RowFate } from './row-fate';
import { wait } from './wait';

/** How often a row is asked for whose answer was lost, and how long before each time. */
const WAITS_MS = [1000, 2000, 4000];
const WAIT_OF_A_429_MS = 1000;

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  const fields = error.fields.map(({ path, message }) => `${path}: ${message}`);
  return [error.message, ...fields].join('; ');
}

export interface SendOptions {
  /** The call; all attempts of a row have one key, so that none of them makes a second row. */
  send: (idempotencyKey: string) => Promise<string | number>;
  /** Aborted when nothing more shall be sent. What is on its way is waited for. */
  signal: AbortSignal;
  /** The server asks for a pause. */
  onBusy: (ms: number) => void;
  /** Ends when the pause is over. */
  untilQuiet: () => Promise<void>;
}

/** Sends a row until it is known what became of it, as far as that can be known. */
export async function sendRow({ send, signal, onBusy, untilQuiet }: SendOptions): Promise<RowFate> {
  const idempotencyKey = newIdempotencyKey();
  let unanswered = 0;
  for (;;) {
    await untilQuiet();
    if (signal.aborted) return unanswered > 0 ? { kind: 'unknown' } : { kind: 'not-sent' };
    try {
      return { kind: 'created', number: await send(idempotencyKey) };
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
      console.error(error);
      if (error instanceof ApiError && error.kind === 'signed-out') throw error;
      return isUnanswered(error) ? { kind: 'unknown' } : { kind: 'refused', message: wordsOf(error) };
    }
  }
}
