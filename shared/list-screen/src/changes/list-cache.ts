import type { ListPage } from '@backoffice/contract';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface ListCache<T> {
  /** What the changed row leaves out stays as it is on screen. */
  replace: (changed: T) => void;
  /** Every row on screen as another one. */
  change: (map: (row: T) => T) => void;
  /** Puts a new row on top, also of a list whose filters or order would show it elsewhere. */
  addOnTop: (list: QueryKey, created: T) => void;
  /** Takes a row off the screen that the server keeps. */
  hide: (row: T) => void;
  /** Takes a row off that is gone, and has the server answer which one follows. */
  drop: (row: T) => void;
  /** The next time that a list is asked for, the server answers. */
  expire: () => void;
}

/**
 * Changes of the rows on screen that need no new answer of the server.
 *
 * @param lists with what the keys of all the lists begin; the same array from one rendering to the next
 * @param neighbour what a changed row makes of the others; the same function from one rendering to the next
 */
export function useListCache<T extends { id: number }>(
  lists: QueryKey,
  neighbour?: (row: T, changed: T) => T,
): ListCache<T> {
  const client = useQueryClient();
  return useMemo(() => {
    const edit = (queryKey: QueryKey, items: (items: T[]) => T[], added = 0) => {
      client.setQueriesData<ListPage<T>>(
        { queryKey },
        (page) => page && { ...page, items: items(page.items), total: page.total + added },
      );
      // An answer that is still on its way knows nothing of the change: it is asked for again.
      void client.invalidateQueries({
        queryKey: lists,
        predicate: ({ state }) => state.fetchStatus === 'fetching',
      });
    };
    const without =
      ({ id }: T) =>
      (items: T[]) =>
        items.filter((row) => row.id !== id);
    const updateNeighbours = (changed: T) => {
      if (neighbour) edit(lists, (items) => items.map((row) => neighbour(row, changed)));
    };
    return {
      replace(changed) {
        edit(lists, (items) => items.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)));
        updateNeighbours(changed);
      },
      change: (map) => edit(lists, (items) => items.map(map)),
      addOnTop(list, created) {
        edit(list, (items) => [created, ...without(created)(items)], 1);
        updateNeighbours(created);
      },
      hide: (row) => edit(lists, without(row)),
      drop(row) {
        edit(lists, without(row), -1);
        void client.invalidateQueries({ queryKey: lists });
      },
      expire: () => void client.invalidateQueries({ queryKey: lists, refetchType: 'none' }),
    };
  }, [client, lists, neighbour]);
}
