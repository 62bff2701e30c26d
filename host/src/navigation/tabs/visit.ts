import { lastVisited, type Tab, type TabNavigation, type Tabs } from './tab';

/** A location at which the browser has arrived. */
export interface Arrival {
  path: string;
  search: string;
  hash: string;
  /** The key of the history entry; `default` for one that the router did not create. */
  key: string;
  /** True after Back, Forward or a load of the document. */
  isPop: boolean;
  navigation: TabNavigation;
}

const ENTRIES_KEPT = 20;
const UNKNOWN_ENTRY = 'default';

/**
 * The tab for an address. A change of only the query stays in its tab. A link from another page uses the tab with exactly this
 * address, else a new one. See docs/decisions/0007.
 */
function tabAt({ list, shown }: Tabs, arrival: Arrival, pinned: readonly string[]): Tab | undefined {
  const { path, search, key, isPop, navigation } = arrival;
  const here = list.filter((tab) => tab.path === path);
  const meant = here.find((tab) => tab.id === navigation.tab);
  if (meant) return meant;
  if (pinned.includes(path)) return here[0];
  const onScreen = here.find((tab) => tab.id === shown);
  if (onScreen && !isPop) return onScreen;
  const byEntry = isPop ? here.find((tab) => tab.entries.includes(key)) : undefined;
  return byEntry ?? lastVisited(here.filter((tab) => tab.search === search)) ?? onScreen;
}

function addPinned(tabs: Tabs, pinned: readonly string[]): Tabs {
  const missing = pinned.filter((path) => !tabs.list.some((tab) => tab.path === path));
  if (missing.length === 0) return tabs;
  const added = missing.map((path, index): Tab => {
    return { id: tabs.clock + index + 1, path, search: '', hash: '', visited: 0, entries: [], refreshes: 0 };
  });
  const isPinned = (tab: Tab) => pinned.includes(tab.path);
  const list = [...tabs.list.filter(isPinned), ...added, ...tabs.list.filter((tab) => !isPinned(tab))];
  return { ...tabs, list, clock: tabs.clock + missing.length };
}

/**
 * The tabs after the browser has arrived at an address. Arriving at the current address changes nothing.
 *
 * @param arrival null for a page without a tab
 * @param pinned the paths of the pages whose tabs are always open and come first
 */
export function visit(before: Tabs, arrival: Arrival | null, pinned: readonly string[]): Tabs {
  const tabs = addPinned(before, pinned);
  if (!arrival) return tabs.shown === null ? tabs : { ...tabs, shown: null };
  const { path, search, hash, key, isPop, navigation } = arrival;

  const onScreen = tabs.list.find((tab) => tab.id === tabs.shown);
  const isThere =
    onScreen?.path === path &&
    onScreen.search === search &&
    onScreen.hash === hash &&
    (key === UNKNOWN_ENTRY || onScreen.entries.at(-1) === key);
  if (isThere) return tabs;

  const found = tabAt(tabs, arrival, pinned);
  const clock = tabs.clock + 1;
  const entries = (found?.entries ?? []).filter((entry) => entry !== key);
  if (key !== UNKNOWN_ENTRY) entries.push(key);
  const visited: Tab = {
    ...found,
    id: found?.id ?? clock,
    path,
    search,
    hash,
    visited: clock,
    entries: entries.slice(-ENTRIES_KEPT),
    refreshes: (found?.refreshes ?? 0) + (navigation.refresh && !isPop ? 1 : 0),
  };
  const list = found
    ? tabs.list.map((tab) => (tab.id === found.id ? visited : tab))
    : [...tabs.list, visited];
  const closed = isPop ? [] : (navigation.close ?? []);
  const isOpen = ({ id }: Tab) => id === visited.id || !closed.includes(id);
  return { ...tabs, list: list.filter(isOpen), shown: visited.id, clock };
}
