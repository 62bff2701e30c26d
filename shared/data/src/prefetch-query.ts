import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

/**
 * Asks ahead of a page for what it will show, and leaves it to the page to show that it failed.
 *
 * @returns done when there is something to show: at once with an answer that is kept from before
 */
export async function prefetchQuery<T, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<void> {
  const isKnown = client.getQueryData(options.queryKey) !== undefined;
  const answer = client.query(options).catch(() => {});
  if (!isKnown) await answer;
}
