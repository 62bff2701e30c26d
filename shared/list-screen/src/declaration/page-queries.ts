import type { UncountedPage } from '@backoffice/contract';
import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PageQuery } from './address';
import type { List, ListRow } from './define-list';
import { isUnchanged, timedRead } from './unchanged';

/** Time for which a page of a list is used without reading it again, if changes of its rows are not known. */
const FRESH_MS = 10_000;

/** The query for one page of a list. */
export function pageOptions<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  query: Q,
) {
  const { name, freshMs = FRESH_MS } = list;
  const queryKey = list.pageKey(query);
  const isFiltered = Object.entries(query).some(
    ([filter, value]) => filter in list.filters && filter !== list.tabs?.of && value !== undefined,
  );
  const read = isFiltered ? list.readAtOnce : list.read;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<UncountedPage<T>> =>
      timedRead(queryKey, () => read(query, { signal, shown: true })),
    staleTime: () => (isUnchanged(name, queryKey) ? Infinity : freshMs),
  });
}

/** Loads the data that the page at an address will show, while the page's code is still loading. */
export async function prefetchList<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
>(list: List<T, Q, Key, Name>, client: QueryClient, address: URL): Promise<void> {
  if (!may(`${list.screen}:view`)) return;
  const query = listStateAt(list.address, list.first, address);
  await prefetchQuery(client, pageOptions(list, query));
}
