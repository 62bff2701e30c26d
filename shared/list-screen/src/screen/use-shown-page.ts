import { prefetchQuery, scrollToTop, useListState } from '@backoffice/data';
import { splitValues } from '@backoffice/ui/filter-values';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import { barValue } from '../declaration/filters';
import { pageOptions } from '../declaration/page-queries';

/**
 * Returns the page of a list that the URL names, and functions to show another one.
 * @param expire called before the same search is repeated, so that the server answers for its other pages, too
 */
export function useShownPage<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  expire: () => void,
) {
  const client = useQueryClient();
  const { state: query, set } = useListState(list.address, list.first);
  // Shows the rows of the previous page until the new one has loaded.
  const answer = useQuery({ ...pageOptions(list, query), placeholderData: keepPreviousData });
  const { data, isFetching, refetch } = answer;
  // The query that was last set: the browser paints the click before the page renders.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const showPage = (next: Q, options?: { replace: boolean }, page = pageOptions(list, next)) => {
    latest.current = next;
    // Requested before the page renders.
    void prefetchQuery(client, page);
    startTransition(() => set(next, options));
  };

  // A page past the end, from an old link or after deletions, is replaced by the last one.
  const lastPage =
    data && data.total !== null && !isFetching
      ? Math.max(1, Math.ceil(data.total / query.limit))
      : query.page;
  useEffect(() => {
    if (query.page > lastPage) set({ page: lastPage } as Partial<Q>, { replace: true });
  }, [query.page, lastPage, set]);

  /** Reads from the server, even if nothing has changed; `replace` adds no history entry. */
  const search = (patch: Partial<Q>, options?: { replace: boolean }) => {
    const next: Q = { ...latest.current, page: 1, ...patch };
    if (JSON.stringify(next) !== JSON.stringify(latest.current)) {
      showPage(next, options, { ...pageOptions(list, next), staleTime: 0 });
      return;
    }
    expire();
    void refetch();
  };
  /** Completes a page that came without its total; reads it with its total when the totals could not be read. */
  const complete = async (totals?: Partial<Record<string, number>>) => {
    if (!list.tabs || data?.total !== null) return;
    const chosen = splitValues(barValue(query, list.tabs.of));
    const counted = Object.entries(totals ?? {}).filter(([value]) => !chosen[0] || chosen.includes(value));
    const total = totals
      ? counted.reduce((sum, [, rows = 0]) => sum + rows, 0)
      : (await list.read(query, { quiet: true })).total;
    const { queryKey } = pageOptions(list, query);
    client.setQueryData(queryKey, (page) => page && { ...page, total: page.total ?? total }, {
      updatedAt: answer.dataUpdatedAt,
    });
  };
  /** Accepts any number for `limit`, as every pagination passes numbers. */
  const turnTo = ({ page, limit }: { page: number; limit: number }) => {
    showPage({ ...latest.current, page, limit });
    scrollToTop();
  };
  return { query, answer, complete, search, show: set, turnTo, reset: () => search(list.first) };
}
