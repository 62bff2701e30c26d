import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';

type RowChange<T> =
  | { outcome: 'changed'; row: T }
  /** Another user has changed the row first. `row` is its current version, if that could be read. */
  | { outcome: 'conflict'; row?: T | undefined }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

interface ChangeRequest<T> {
  before: T;
  send: () => Promise<T>;
  /** Returns the current row; undefined when it no longer exists. */
  read: () => Promise<T | undefined>;
  /** Returns true if the row has the values that were sent. */
  isDone: (now: T) => boolean;
}

/** Returns true if a call failed with this HTTP status, such as 404 for a missing row and 403 for one without permission. */
export const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/**
 * Sends a change of a row. When the call is refused as outdated, or gets no answer, the row is read again to find the outcome.
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
    const isConflict = isStatus(error, 409) && error.code !== 'approval-pending';
    if (!isConflict && !isUnanswered(error)) return { outcome: 'failed', error };
    try {
      const now = await read();
      if (!isConflict && now && isDone(now)) return { outcome: 'changed', row: now };
      const isUntouched = now?.updatedAt === before.updatedAt;
      if (!isUntouched) return { outcome: 'conflict', row: now };
      // The row is unchanged, so the conflict is with another row that already has one of the values.
      if (isConflict) return { outcome: 'failed', error };
      reportFailure(error, true);
      return { outcome: 'failed', error };
    } catch (readError) {
      console.error(readError);
      return { outcome: isConflict ? 'conflict' : 'unknown' };
    }
  }
}

/** Makes an error for a form, whose texts are read when they are shown: they follow the language. */
export function formError(
  texts: { message: () => string; title?: () => string | undefined },
  cause?: unknown,
): Error {
  const { requestId, fields } = (cause ?? {}) as Partial<ApiError>;
  const error = Object.assign(new Error(texts.message(), { cause }), { requestId, fields });
  for (const [name, get] of Object.entries(texts)) Object.defineProperty(error, name, { get });
  return error;
}

/** Returns the error that a form shows for a failed save, above its fields or below them. */
export function saveFailure(texts: { failed: string }, error: unknown): Error {
  return formError({ message: () => (error as Error).message, title: () => texts.failed }, error);
}

export type RowCreation<T> =
  | { outcome: 'created'; row: T }
  /** An earlier attempt with the same key and other values has succeeded. */
  | { outcome: 'created-before' }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

/** Long enough for an API that restarts to answer again. */
const RETRY_AFTER_MS = 1000;

/**
 * Sends a create. When no answer comes, it is sent once more.
 * @param send uses the same idempotency key each time, so that a second attempt returns the row of the first
 */
export async function createRow<T>(send: () => Promise<T>): Promise<RowCreation<T>> {
  try {
    const row = await send().catch(async (error: unknown) => {
      // For an unavailable database the client has already waited.
      if (!isUnanswered(error) || error.kind === 'away') throw error;
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
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
