import { store, userAtom } from '@backoffice/session';
import { useAtom, useAtomValue } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType, type RouteObject } from 'react-router-dom';
import { pageOfPath } from './page-of-path';
import { readTabs, storeTabs } from './stored-tabs';
import type { Tabs } from './tab';
import { readTabNavigation } from './tab-navigation';
import { tabsAtom } from './tabs-atom';
import { visit } from './visit';

function restoredTabs(owner: string, routes: readonly RouteObject[]): Tabs {
  const tabs = readTabs(owner);
  // The roles may have changed.
  return { ...tabs, list: tabs.list.filter(({ path }) => pageOfPath(routes, path)) };
}

/**
 * The open pages, the one at the present address among them: known in the same rendering in which the address changes.
 *
 * @param routes of the pages
 * @param pinned paths whose tabs are always there
 */
export function useTabs(routes: readonly RouteObject[], pinned: readonly string[]): Tabs {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const owner = useAtomValue(userAtom, { store })?.name ?? '';
  const [known, setTabs] = useAtom(tabsAtom, { store });

  const before = useMemo(() => known ?? restoredTabs(owner, routes), [known, owner, routes]);
  const tabs = useMemo(() => {
    const { pathname: path, search, hash, key } = location;
    const arrival = { path, search, hash, key, isPop, navigation: readTabNavigation(location.state) };
    return visit(before, pageOfPath(routes, path) ? arrival : null, pinned);
  }, [before, location, isPop, routes, pinned]);

  useLayoutEffect(() => setTabs(tabs), [tabs, setTabs]);
  // With what is seen: whoever leaves the document right after finds it again.
  useLayoutEffect(() => storeTabs(owner, tabs), [owner, tabs]);
  return tabs;
}
