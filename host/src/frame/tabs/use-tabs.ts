import { store, userAtom } from '@backoffice/session';
import { useAtom, useAtomValue } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType, type RouteObject } from 'react-router-dom';
import { pageOfPath } from '../../navigation/page-of-path';
import { readTabs, storeTabs } from '../../navigation/tabs/stored-tabs';
import type { Tabs } from '../../navigation/tabs/tab';
import { readTabNavigation } from '../../navigation/tabs/tab-navigation';
import { tabsAtom } from '../../navigation/tabs/tabs-atom';
import { visit } from '../../navigation/tabs/visit';

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
