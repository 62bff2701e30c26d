import { QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';

/**
 * Loads the data of a page in advance. A failure is shown by the page.
 * @returns settles when there is something to show: at once if an earlier answer is cached
 */
export async function prefetchQuery<T, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<void> {
  const isKnown = client.getQueryData(options.queryKey) !== undefined;
  const answer = client.query(options).catch(() => {});
  if (!isKnown) await answer;
}

/** Long enough that a page preloaded on hover is not read again when it opens. */
const FRESH_MS = 10_000;

/** Time before a failed preload is repeated by the page. */
const FAILED_MS = 1000;

/** Creates the query client of the app. A failure is shown with a Retry button instead of being repeated automatically. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without `always` an offline query would wait forever instead of failing.
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Off by default with `always`: reads again when the browser is online again.
        refetchOnReconnect: true,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FAILED_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
