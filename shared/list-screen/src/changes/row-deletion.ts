import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';
import { rowNotices } from '@backoffice/ui';
import { useListCache } from './list-cache';

interface ListWithDeletion<T> {
  key: readonly string[];
  neighbour?: (row: T, changed: T) => T;
  reread?: (row: T) => Promise<T | undefined>;
  nameOf?: (row: T) => string;
}

interface Deletion<T> {
  send: (row: T) => Promise<unknown>;
  texts: { deleted: string; failed: string };
}

type Outcome<T> =
  | { outcome: 'deleted' | 'unknown' }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'conflict'; now?: T };

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const isConflict = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.fields.every(({ path }) => path === 'updatedAt');

/** Deletes a row. When the call is refused as outdated, or gets no answer, the row is read again first. */
async function deleteRow<T extends { id: number }>(
  row: T,
  send: (row: T) => Promise<unknown>,
  read: (row: T) => Promise<T | undefined>,
): Promise<Outcome<T>> {
  try {
    await send(row);
    return { outcome: 'deleted' };
  } catch (error) {
    console.error(error);
    if (isGone(error)) return { outcome: 'deleted' };
    if (!isConflict(error) && !isUnanswered(error)) return { outcome: 'failed', error };
    try {
      const now = await read(row);
      if (isConflict(error)) return { outcome: 'conflict', now };
      if (now?.id !== row.id) return { outcome: 'deleted' };
      reportFailure(error as ApiError, true);
      return { outcome: 'failed', error };
    } catch (readError) {
      console.error(readError);
      return { outcome: isConflict(error) ? 'conflict' : 'unknown' };
    }
  }
}

/** @returns a function that deletes a row on the server, updates the list and notifies the user of the outcome */
export function useRowDeletion<T extends { id: number }>(
  { key, neighbour, reread = () => Promise.resolve(undefined), nameOf = String }: ListWithDeletion<T>,
  { send, texts }: Deletion<T>,
): (row: T) => Promise<void> {
  const cache = useListCache(key, neighbour);
  return async (row) => {
    const deletion = await deleteRow(row, send, reread);
    switch (deletion.outcome) {
      case 'deleted':
        cache.drop(row);
        rowNotices.succeeded(texts.deleted);
        break;
      case 'conflict':
        if (deletion.now) cache.replace(deletion.now);
        rowNotices.conflict(nameOf(row));
        break;
      case 'unknown':
        rowNotices.unknown(nameOf(row));
        break;
      case 'failed':
        rowNotices.failed(texts.failed, deletion.error);
    }
  };
}
