import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PageQuery } from './address';
import type { List, ListRow } from './define-list';

/** The query for one page of a list. */
export function pageOptions<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  query: Q,
) {
  return queryOptions({
    queryKey: list.pageKey(query),
    queryFn: ({ signal }) => list.read(query, { signal, shown: true }),
    ...(list.freshMs !== undefined && { staleTime: list.freshMs }),
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
