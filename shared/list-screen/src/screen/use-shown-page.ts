import type { ListPage } from '@backoffice/contract';
import { scrollToTop, useListState, type ListSchema } from '@backoffice/data';
import { keepPreviousData, useQuery, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Where a page lies; of `PageQuery` the sizes on offer are left out, as every pagination takes numbers. */
interface PagePlace {
  page: number;
  limit: number;
}

export interface ShownPageOptions<Q, T, K extends QueryKey> {
  /** A list's state as its URL says it, and the values that stand in for absent ones; see `useListState`. */
  schema: ListSchema<Q>;
  defaults: Q;
  /** The query for one page. */
  pageOptions: (query: Q) => { queryKey: K; queryFn?: QueryFunction<ListPage<T>, K> };
  /** Called before a search, so that it is the server that answers. */
  expire: () => void;
}

/** The page of a list that the URL names, and the ways to another one. */
export function useShownPage<Query extends PagePlace, T, K extends QueryKey>(
  options: ShownPageOptions<Query, T, K>,
) {
  const { schema, defaults, pageOptions, expire } = options;
  const { state: query, set } = useListState(schema, defaults);
  // Until the page that was asked for has come, the rows of the one before.
  const answer = useQuery({ ...pageOptions(query), placeholderData: keepPreviousData });
  const { data, isFetching, refetch } = answer;

  // A page past the end, from an old link or because rows have gone, gives way to the last one.
  const lastPage = data && !isFetching ? Math.max(1, Math.ceil(data.total / query.limit)) : query.page;
  useEffect(() => {
    if (query.page > lastPage) set({ page: lastPage } as Partial<Query>, { replace: true });
  }, [query.page, lastPage, set]);

  /** Asks the server, also for what is already shown. */
  const search = (patch: Partial<Query>) => {
    const next: Query = { ...query, page: 1, ...patch };
    const names = Object.keys(next) as (keyof Query)[];
    expire();
    if (names.every((name) => next[name] === query[name])) void refetch();
    else set(next);
  };
  const turnTo = ({ page, limit }: PagePlace) => {
    set({ page, limit } as Partial<Query>);
    scrollToTop();
  };
  return { query, answer, search, show: set, turnTo, reset: () => search(defaults) };
}
