import { api } from '@backoffice/api-client';
import { type NotedKind, notePaths } from '@backoffice/contract/note-values';
import type { Note, NotePage } from '@backoffice/contract/notes';

/** The record that notes are on. */
export interface NotedRecord {
  of: NotedKind;
  id: number;
}

type Version = Pick<Note, 'id' | 'updatedAt'>;

/** Writes show their failures themselves. */
const quiet = { quiet: true };

/** The note calls of the API, for the records of a kind. */
export const notesApi = (of: NotedKind) => {
  const paths = notePaths[of];
  return {
    list: (recordId: number, before: number | undefined, signal: AbortSignal): Promise<NotePage> =>
      api.post(paths.list, { recordId, before }, { signal, shown: true, read: true }),
    create: (recordId: number, text: string, idempotencyKey: string): Promise<Note> =>
      api.post(paths.create, { recordId, text }, { ...quiet, idempotencyKey }),
    update: ({ id, updatedAt }: Version, text: string): Promise<Note> =>
      api.put(paths.update, { id, text, updatedAt }, quiet),
    remove: ({ id, updatedAt }: Version): Promise<unknown> =>
      api.post(paths.delete, { id, updatedAt }, quiet),
    restore: (id: number): Promise<Note> => api.post(paths.restore, { id }, quiet),
    /** Returns the other users who may read the records, by a part of the name. */
    readers: (query: string, signal: AbortSignal): Promise<{ items: { username: string }[] }> =>
      api.post(paths.readers, { query }, { ...quiet, signal, read: true }),
  };
};
