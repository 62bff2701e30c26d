import { PAGE_NAMED_EVENT, type PageNamed } from '@backoffice/contract/page-name';
import {
  matchRoutes,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { useLanguage } from '@backoffice/i18n';
import { useLayoutEffect, useMemo } from 'react';
import { userAtom } from '@backoffice/session';
import { useAtom, useAtomValue } from 'jotai';
import { DASHBOARD_PATH, NOT_FOUND_PATH } from '../../navigation/paths';
import { type Navigation, type PageHandle, titleOf } from '../../navigation/navigation';
import { named, readTabNavigation, type Tab, type Tabs } from '../../navigation/tabs/tab';
import { readTabs, storeTabs, tabsAtom } from '../../navigation/tabs/stored-tabs';
import { visit } from '../../navigation/tabs/visit';

const WITHOUT_TAB = [NOT_FOUND_PATH, '/401'];

interface PageAtPath {
  handle?: PageHandle;
  /** The values of the path's parameters, such as the id of a row. */
  ids: readonly string[];
}

/** Returns the page at a path. */
function pageAt(routes: readonly RouteObject[], path: string): PageAtPath | undefined {
  // Most paths have no parameters. Matching by the router sorts all routes first.
  const plain = routes.find((one) => one.path === path);
  const found = plain ? { route: plain, params: {} } : matchRoutes([...routes], path)?.at(-1);
  return (
    found && {
      handle: found.route.handle as PageHandle | undefined,
      ids: Object.values(found.params) as string[],
    }
  );
}

/** Returns what the routes say of the page at a path, without waiting for the router's state. */
export const handleAt = (routes: readonly RouteObject[], path: string) => pageAt(routes, path)?.handle;

const hasTab = (routes: readonly RouteObject[], path: string) =>
  !WITHOUT_TAB.includes(path) && handleAt(routes, path) !== undefined;

/**
 * The titles of the open pages in the language of the interface, with the names of their records. Tabs of the same path get
 * their filters appended.
 */
export function useTabTitles(list: readonly Tab[], routes: readonly RouteObject[]): (tab: Tab) => string {
  const language = useLanguage();
  const titles = useMemo(() => {
    const titleAt = ({ path, name }: Tab) => {
      const { handle, ids = [] } = pageAt(routes, path) ?? {};
      const meta = handle?.breadcrumb?.at(-1);
      if (!meta) return path;
      const title = titleOf(meta, language);
      // The distinguishing part comes first, since long titles are cut at the end.
      return name ? `${name} · ${title}` : [title, ...ids].join(' · ');
    };
    return new Map(list.map((tab) => [tab.path, titleAt(tab)]));
  }, [list, routes, language]);
  return ({ path, search, filters }) => {
    const title = titles.get(path) ?? path;
    // Until the page reports its filters in words, the values without letters are used.
    const numbers = [...new URLSearchParams(search).values()].filter((value) => !/[a-z]/i.test(value));
    const isReported = filters?.search === search && filters.language === language;
    const query = isReported ? filters.words : numbers.join(', ');
    const isShared = list.filter((tab) => tab.path === path).length > 1;
    return isShared && query ? `${title} · ${query}` : title;
  };
}

/** The paths of the pages whose tabs come first and cannot be closed. */
export function pinnedPaths({ pages }: Navigation): readonly string[] {
  const isPinned = ({ path, breadcrumb, isRevoked }: Navigation['pages'][number]) =>
    !isRevoked && (path === DASHBOARD_PATH || breadcrumb.at(-1)?.affix === true);
  return pages.filter(isPinned).map(({ path }) => path);
}

function restoredTabs(owner: string, routes: readonly RouteObject[]): Tabs {
  const tabs = readTabs(owner);
  // The roles of the user may have changed.
  return { ...tabs, list: tabs.list.filter(({ path }) => hasTab(routes, path)) };
}

/**
 * The open pages, including the one at the current address in the same rendering in which the address changes.
 *
 * @param routes the routes of the pages
 * @param pinned the paths whose tabs are always open
 */
export function useTabs(routes: readonly RouteObject[], pinned: readonly string[]): Tabs {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const owner = useAtomValue(userAtom)?.name ?? '';
  const [known, setTabs] = useAtom(tabsAtom);

  const before = useMemo(() => known ?? restoredTabs(owner, routes), [known, owner, routes]);
  const tabs = useMemo(() => {
    const { pathname: path, search, hash, key } = location;
    const arrival = { path, search, hash, key, isPop, navigation: readTabNavigation(location.state) };
    return visit(before, hasTab(routes, path) ? arrival : null, pinned);
  }, [before, location, isPop, routes, pinned]);

  useLayoutEffect(() => setTabs(tabs), [tabs, setTabs]);
  // Subscribes before the first effect of a page emits.
  useLayoutEffect(() => {
    const listen = ({ detail }: CustomEvent<PageNamed>) => setTabs((now) => now && named(now, detail));
    window.addEventListener(PAGE_NAMED_EVENT, listen as EventListener);
    return () => window.removeEventListener(PAGE_NAMED_EVENT, listen as EventListener);
  }, [setTabs]);
  // In the commit that shows them, so that a user who leaves the document right after finds them again.
  useLayoutEffect(() => storeTabs(owner, tabs), [owner, tabs]);
  return tabs;
}
