import { QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';

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

/** Long enough that a page preloaded on hover is not asked for again when it opens. */
const FRESH_MS = 10_000;

/** The same of a failure: a page does not ask at once what was asked ahead of it in vain. */
const FAILED_MS = 1000;

/** The query client of the app. A failure is shown, with Retry, instead of being tried again behind the user's back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without `always` an offline query would wait for ever instead of failing.
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Off by default with `always`: what could not be read offline comes by itself once the browser is online again.
        refetchOnReconnect: true,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FAILED_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
