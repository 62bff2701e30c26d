import { store } from '@backoffice/session';
import { redirect, type LoaderFunction, type ShouldRevalidateFunction } from 'react-router-dom';
import { withPatience } from '../kernel/patience';
import { preloadRemotePage } from '../remotes/preload-remote-page';
import { isKeptAt, leftAt } from './tabs/tabs-at';
import { tabsAtom } from './tabs/tabs-atom';
import { queryClient } from '../kernel/query-client';

/**
 * Before a page is shown: gives its code and data a moment to come. After that the page says itself that it is loading.
 * One that is kept in its tab is there already; a link to a page, without a query, leads to where its tab was left.
 *
 * @param component `<remote>/<exposed module>`, as a route node names it
 */
export function pageLoader(component: string): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const tabs = store.get(tabsAtom);
    // Through the history the browser is at the address before it is asked for.
    const isLink = location.pathname !== pathname;
    const left = isLink && search === '' ? leftAt(tabs, pathname) : undefined;
    if (left) return redirect(left);
    if (isKeptAt(tabs, pathname, search)) return null;
    await withPatience(preloadRemotePage(component, queryClient, pathname + search));
    return null;
  };
}

/** Another query is another state of the same page, which asks for its data itself. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
