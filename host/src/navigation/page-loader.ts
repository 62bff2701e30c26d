import { pathInApp } from '@backoffice/session/base-path';
import { whenIdle } from '@backoffice/ui';
import type { UserInfo } from '@backoffice/contract';
import { store, tokenAtom, userAtom } from '@backoffice/session';
import { type LoaderFunction, matchRoutes, redirect, type ShouldRevalidateFunction } from 'react-router-dom';
import { loadPage, preloadPage } from '../remotes/load-page';
import { sendPageReads } from '../remotes/page-reads';
import { isOwnView, type View } from '../remotes/view';
import { homePath } from './paths';
import { navigationAtom } from './navigation';
import { PAGE_PATIENCE_MS, withPatience } from '../kernel/patience';
import { isKeptAt, leftAt } from './tabs/kept-tabs';
import { tabsAtom } from './tabs/stored-tabs';
import { currentPath, replaceAddress } from '../kernel/addresses';

/** The address of the user's default view of a list, used when it is opened without a query; undefined if there is none. */
function startOf(user: UserInfo | null, path: string): string | undefined {
  const query = user?.starts?.[path];
  return query && `${path}?${query}`;
}

/** Starts loading a page for a link without a query, with the data that the link will open. */
export function preloadLinked(view: View, path: string): void {
  void preloadPage(view, startOf(store.get(userAtom), path) ?? path);
}

/**
 * Starts loading the page at the address, before the frame around it is rendered.
 *
 * @returns resolves when the page and its data are loaded or have failed
 */
export async function startPageAtAddress(user: UserInfo): Promise<void> {
  const navigation = store.get(navigationAtom);
  // Not left to the router, which would wait for the page before it shows the frame.
  if (currentPath() === '/') replaceAddress(homePath(navigation));
  const start = location.search ? undefined : startOf(user, currentPath());
  if (start) replaceAddress(start);
  const found = matchRoutes([...navigation.pages], currentPath())?.[0];
  if (!found) return;
  const { view } = found.route;
  const token = store.get(tokenAtom);
  if (token && !location.search) sendPageReads(view, token);
  await preloadPage(view, currentPath() + location.search);
}

/** More would use memory for pages that may not be opened today. Pointing at a menu entry loads its page anyway. */
const WARM_REMOTES = 3;

/** Loads the first page of each of the first remotes in the menu, one after another, while the browser is idle. */
export function warmOtherPages(): void {
  const views = store.get(navigationAtom).pages.map(({ view }) => view);
  const firstOf = new Map<string, View>();
  for (const view of views) if (!isOwnView(view) && !firstOf.has(view.remote)) firstOf.set(view.remote, view);
  const warmed = [...firstOf.values()].slice(0, WARM_REMOTES);
  const next = () => {
    const view = warmed.shift();
    if (view) whenIdle(() => void loadPage(view).catch(console.warn).then(next));
  };
  next();
}

/**
 * Waits a moment for the page's code and data before it is shown; after that the page shows its own loading state. A kept page
 * needs no wait. A link to a page without a query opens the last address of its tab, or the user's default view.
 */
export function pageLoader(view: View): LoaderFunction {
  return async ({ request }) => {
    const { pathname: whole, search } = new URL(request.url);
    const pathname = pathInApp(whole);
    const tabs = store.get(tabsAtom);
    // On Back and Forward the browser's address has already changed.
    const isLink = currentPath() !== pathname;
    const isBare = isLink && search === '';
    const left = isBare ? leftAt(tabs, pathname) : undefined;
    if (left) return redirect(left);
    if (isKeptAt(tabs, pathname, search)) return null;
    const isNew = isBare && !tabs?.list.some(({ path }) => path === pathname);
    const start = isNew ? startOf(store.get(userAtom), pathname) : undefined;
    if (start) return redirect(start);
    await withPatience(preloadPage(view, pathname + search), PAGE_PATIENCE_MS);
    return null;
  };
}

/** Another query is another state of the same page, which requests its data itself. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
