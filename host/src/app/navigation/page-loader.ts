import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { preloadRemotePage } from '../../federation/preload-remote-page';
import { queryClient } from '../query-client';

/** Longer than this a navigation does not wait for what it shows: then the page says itself that it is loading. */
const PATIENCE_MS = 150;

/**
 * Before a page is shown: gives its code and data a moment to come, so that a quick answer is not preceded by a skeleton.
 *
 * @param component `<remote>/<exposed module>`, as a route node names it
 */
export function pageLoader(component: string): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([preloadRemotePage(component, queryClient, pathname + search), patience]);
    return null;
  };
}

/** Another query is another state of the same page, which asks for its data itself. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
