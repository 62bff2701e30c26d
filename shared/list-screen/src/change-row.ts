import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';

export type RowChange<T> =
  | { outcome: 'changed'; row: T }
  /** Someone else was first. `row` is the row as it is now, where it could be read. */
  | { outcome: 'conflict'; row?: T }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

export interface ChangeRequest<T> {
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
      reportFailure(error);
      return { outcome: 'failed', error };
    } catch (readError) {
      console.error(readError);
      return { outcome: isConflict ? 'conflict' : 'unknown' };
    }
  }
}
