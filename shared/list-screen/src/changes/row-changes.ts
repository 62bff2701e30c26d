import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';

type RowChange<T> =
  | { outcome: 'changed'; row: T }
  /** Someone else was first. `row` is the row as it is now, where it could be read. */
  | { outcome: 'conflict'; row?: T | undefined }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

interface ChangeRequest<T> {
  before: T;
  send: () => Promise<T>;
  /** The row as it is now; undefined when there is none. */
  read: () => Promise<T | undefined>;
  /** Whether a row is what the change wanted. */
  isDone: (now: T) => boolean;
}

/** What a call says of a row that is not there, or not for this caller any more. */
export const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/**
 * Sends a change of a row. One that was refused as outdated, or whose answer never came, has its row read again before
 * anything is said about it.
 */
export async function changeRow<T extends { updatedAt: string }>({
  before,
  send,
  read,
  isDone,
}: ChangeRequest<T>): Promise<RowChange<T>> {
  try {
    return { outcome: 'changed', row: await send() };
  } catch (error) {
    console.error(error);
    const isConflict = isStatus(error, 409);
    if (!isConflict && !isUnanswered(error)) return { outcome: 'failed', error };
    try {
      const now = await read();
      if (!isConflict && now && isDone(now)) return { outcome: 'changed', row: now };
      const isUntouched = now?.updatedAt === before.updatedAt;
      if (!isUntouched) return { outcome: 'conflict', row: now };
      // What it says is taken by another row.
      if (isConflict) return { outcome: 'failed', error };
      reportFailure(error, true);
      return { outcome: 'failed', error };
    } catch (readError) {
      console.error(readError);
      return { outcome: isConflict ? 'conflict' : 'unknown' };
    }
  }
}

/** What a form says of a save that failed, above its fields or under them. */
export function saveFailure(title: string, error: unknown): Error {
  const { message, requestId, fields } = error as ApiError;
  return Object.assign(new Error(message, { cause: error }), { title, requestId, fields });
}

export type RowCreation<T> =
  | { outcome: 'created'; row: T }
  /** An earlier attempt with the same key, and with other values, went through after all. */
  | { outcome: 'created-before' }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

/** An API that starts anew answers again after some such time. */
const ASKED_AGAIN_AFTER_MS = 1000;

/**
 * Sends a create. Where no answer came it is sent once more before anything is said about it.
 *
 * @param send with the same idempotency key each time, so that a second attempt answers the row of the first
 */
export async function createRow<T>(send: () => Promise<T>): Promise<RowCreation<T>> {
  try {
    const row = await send().catch(async (error: unknown) => {
      // The client has waited for a database that is away.
      if (!isUnanswered(error) || error.kind === 'away') throw error;
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_AFTER_MS));
      return send();
    });
    return { outcome: 'created', row };
  } catch (error) {
    console.error(error);
    if (error instanceof ApiError && error.fields.some(({ path }) => path === 'Idempotency-Key')) {
      return { outcome: 'created-before' };
    }
    if (!isUnanswered(error)) return { outcome: 'failed', error };
    reportFailure(error, true);
    return { outcome: 'unknown' };
  }
}
