import type { Note, NotePage } from '@backoffice/contract/notes';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followRows } from '../live/follow-rows';
import { type NotedRecord, notesApi } from './notes.api';

/** The maximum delay of a read after a change, in ms, and the part of it for each reader who is notified of the change. */
const SPREAD_MAX_MS = 1_500;
const SPREAD_MS = 10;

/** The notes of a record that are shown, newest first. Reading again reads as many pages as are shown. */
function useNotesQuery({ of, id }: NotedRecord) {
  const client = useQueryClient();
  const queryKey = ['notes', of, id];
  const options = queryOptions({
    queryKey,
    async queryFn({ signal }): Promise<NotePage> {
      const shown = client.getQueryData<NotePage>(queryKey)?.items.length ?? 0;
      const items: Note[] = [];
      let hasOlder: boolean;
      do {
        const page = await notesApi(of).list(id, items.at(-1)?.id, signal);
        items.push(...page.items);
        hasOlder = page.hasOlder && page.items.length > 0;
      } while (hasOlder && items.length < shown);
      return { items, hasOlder };
    },
    staleTime: 0,
  });
  return { options, client };
}

/** The notes of a record, kept up to date, and the changes of those shown. */
export function useNotes(record: NotedRecord) {
  const { of, id } = record;
  const { options, client } = useNotesQuery(record);
  const { data, error, isFetching, refetch } = useQuery(options);
  const [isLoadingOlder, setLoadingOlder] = useState(false);

  useEffect(() => {
    // Absent in the test environment.
    if (typeof BroadcastChannel === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followRows(`${of}Notes`, (change) => {
      const spread = Math.min(SPREAD_MAX_MS, (change?.readers ?? 0) * SPREAD_MS);
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: ['notes', of, id] });
      }, Math.random() * spread);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, of, id]);

  const setShown = (change: (items: readonly Note[]) => Note[]) =>
    client.setQueryData(options.queryKey, (page) => page && { ...page, items: change(page.items) });
  return {
    items: data?.items,
    hasOlder: data?.hasOlder ?? false,
    // Keeps showing the previous notes when reading again fails.
    error: data ? null : error,
    isFetching,
    refetch,
    /** Shows a note that was added, edited or restored. */
    put: (note: Note) =>
      setShown((items) =>
        [note, ...items.filter((each) => each.id !== note.id)].sort((one, other) => other.id - one.id),
      ),
    drop: (noteId: number) => setShown((items) => items.filter((each) => each.id !== noteId)),
    isLoadingOlder,
    async showOlder() {
      setLoadingOlder(true);
      try {
        const older = await notesApi(of).list(id, data?.items.at(-1)?.id, new AbortController().signal);
        client.setQueryData(options.queryKey, (page) => ({
          items: [...(page?.items ?? []), ...older.items],
          hasOlder: older.hasOlder,
        }));
      } finally {
        setLoadingOlder(false);
      }
    },
  };
}
