import type { UncountedPage } from '@backoffice/contract';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface ListCache<T> {
  /** Replaces a row. Fields that `changed` leaves out keep their values on screen. */
  replace: (changed: T) => void;
  /** Changes all rows on screen. */
  change: (map: (row: T) => T) => void;
  /** Adds a new row on top, also to a list whose filters or order would show it elsewhere. */
  addOnTop: (list: QueryKey, created: T) => void;
  /** Removes a row from the screen; the server keeps it. */
  hide: (row: T) => void;
  /** Removes a deleted row and reads the page again, which shows the next row in its stead. */
  drop: (row: T) => void;
  /** Marks all lists as outdated: the next time one is read, the server answers. */
  expire: () => void;
}

/**
 * Changes the rows on screen without a new answer from the server.
 * @param lists the prefix of the query keys of all lists; a stable array
 * @param neighbour returns the other row as changed by `changed`; a stable function
 */
export function useListCache<T extends { id: number }>(
  lists: QueryKey,
  neighbour?: (row: T, changed: T) => T,
): ListCache<T> {
  const client = useQueryClient();
  return useMemo(() => {
    const edit = (queryKey: QueryKey, items: (items: T[]) => T[], added = 0) => {
      client.setQueriesData<UncountedPage<T>>(
        { queryKey },
        (page) =>
          page && {
            ...page,
            items: items(page.items),
            total: page.total === null ? null : page.total + added,
          },
      );
      // A pending answer does not contain the change: it is requested again.
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
