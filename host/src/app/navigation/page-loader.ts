import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { withPatience } from '../../federation/patience';
import { preloadRemotePage } from '../../federation/preload-remote-page';
import { queryClient } from '../query-client';

/**
 * Before a page is shown: gives its code and data a moment to come. After that the page says itself that it is loading.
 *
 * @param component `<remote>/<exposed module>`, as a route node names it
 */
export function pageLoader(component: string): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    await withPatience(preloadRemotePage(component, queryClient, pathname + search));
    return null;
  };
}

/** Another query is another state of the same page, which asks for its data itself. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
