import { scrollToTop, useListState } from '@backoffice/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import { pageOptions } from '../declaration/page-queries';

/**
 * The page of a list that the URL names, and the ways to another one.
 *
 * @param expire called before a search, so that it is the server that answers
 */
export function useShownPage<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  expire: () => void,
) {
  const { state: query, set } = useListState(list.address, list.first);
  // Until the page that was asked for has come, the rows of the one before.
  const answer = useQuery({ ...pageOptions(list, query), placeholderData: keepPreviousData });
  const { data, isFetching, refetch } = answer;

  // A page past the end, from an old link or because rows have gone, gives way to the last one.
  const lastPage = data && !isFetching ? Math.max(1, Math.ceil(data.total / query.limit)) : query.page;
  useEffect(() => {
    if (query.page > lastPage) set({ page: lastPage } as Partial<Q>, { replace: true });
  }, [query.page, lastPage, set]);

  /** Asks the server, also for what is already shown; `replace` adds no entry to the history. */
  const search = (patch: Partial<Q>, options?: { replace: boolean }) => {
    const next: Q = { ...query, page: 1, ...patch };
    const names = Object.keys(next) as (keyof Q)[];
    expire();
    if (names.every((name) => next[name] === query[name])) void refetch();
    else set(next, options);
  };
  /** Takes any size: of `PageQuery` those on offer are left out, as every pagination takes numbers. */
  const turnTo = ({ page, limit }: { page: number; limit: number }) => {
    set({ page, limit } as Partial<Q>);
    scrollToTop();
  };
  return { query, answer, search, show: set, turnTo, reset: () => search(list.first) };
}
