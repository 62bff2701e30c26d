import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';

type RowChange<T> =
  | { outcome: 'changed'; row: T }
  /** Someone else was first. `row` is the row as it is now, where it could be read. */
  | { outcome: 'conflict'; row?: T }
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
    const isConflict = error instanceof ApiError && error.status === 409;
    if (!isConflict && !isUnanswered(error)) return { outcome: 'failed', error };
    try {
      const now = await read();
      if (isConflict) return { outcome: 'conflict', row: now };
      if (now && isDone(now)) return { outcome: 'changed', row: now };
      const isUntouched = now?.updatedAt === before.updatedAt;
      if (!isUntouched) return { outcome: 'conflict', row: now };
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

export interface CreateRequest<T> {
  send: () => Promise<T>;
  /** Looks for the row that a create without an answer has made; undefined where nothing would prove it. */
  find?: () => Promise<T | undefined>;
}

/** Sends a create. When its answer never came, the new row is looked for before anything is said about it. */
export async function createRow<T>({ send, find }: CreateRequest<T>): Promise<RowCreation<T>> {
  try {
    return { outcome: 'created', row: await send() };
  } catch (error) {
    console.error(error);
    if (error instanceof ApiError && error.fields.some(({ path }) => path === 'Idempotency-Key')) {
      return { outcome: 'created-before' };
    }
    if (!isUnanswered(error)) return { outcome: 'failed', error };
    if (!find) return { outcome: 'unknown' };
    try {
      const row = await find();
      if (row) return { outcome: 'created', row };
      reportFailure(error, true);
      return { outcome: 'failed', error };
    } catch (searchError) {
      console.error(searchError);
      return { outcome: 'unknown' };
    }
  }
}
