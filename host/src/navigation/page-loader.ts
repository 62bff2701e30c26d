import { store } from '@backoffice/session';
import { redirect, type LoaderFunction, type ShouldRevalidateFunction } from 'react-router-dom';
import { PAGE_PATIENCE_MS, withPatience } from '../kernel/patience';
import { preloadPage } from '../remotes/load-page';
import type { View } from '../remotes/view';
import { isKeptAt, leftAt } from './tabs/tabs-at';
import { tabsAtom } from './tabs/tabs-atom';

/**
 * Before a page is shown: gives its code and data a moment to come. After that the page says itself that it is loading.
 * One that is kept in its tab is there already; a link to a page, without a query, leads to where its tab was left.
 */
export function pageLoader(view: View): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const tabs = store.get(tabsAtom);
    // Through the history the browser is at the address before it is asked for.
    const isLink = location.pathname !== pathname;
    const left = isLink && search === '' ? leftAt(tabs, pathname) : undefined;
    if (left) return redirect(left);
    if (isKeptAt(tabs, pathname, search)) return null;
    await withPatience(preloadPage(view, pathname + search), PAGE_PATIENCE_MS);
    return null;
  };
}

/** Another query is another state of the same page, which asks for its data itself. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
