import type { FiltersInWords, PageNamed } from '@backoffice/contract/page-name';

/** Instructions for the tabs, which a navigation carries in the location's state. */
export interface TabNavigation {
  /** Id of the tab that is meant, where the address alone would leave it open. */
  tab?: number;
  /** Ids of the tabs that are closed on the way. */
  close?: readonly number[];
  /** The page is to be made anew. */
  refresh?: boolean;
}

/** The state of a location that carries it. */
export interface TabNavigationState {
  tabs: TabNavigation;
}

/** Reads it; a state of somebody else's says nothing. */
export function readTabNavigation(state: unknown): TabNavigation {
  const { tabs } = (state ?? {}) as Partial<TabNavigationState>;
  return tabs ?? {};
}

/** A page that is open. */
export interface Tab {
  /** Unique as long as the browser's own tab lives; from 1 on. */
  id: number;
  path: string;
  /** What the page calls the thing that its path names. */
  name?: string;
  /** What the page has said of its query last. */
  filters?: FiltersInWords;
  search: string;
  hash: string;
  /** Grows with each visit over all tabs: the highest was visited last. */
  visited: number;
  /** Keys of the entries in the browser's history that showed it, the latest last. */
  entries: readonly string[];
  /** Number of refreshes; each makes the page anew. */
  refreshes: number;
}

export interface Tabs {
  /** In the order of the bar. */
  list: readonly Tab[];
  /** Id of the one on screen; null on a page that has no tab. */
  shown: number | null;
  /** The highest number given, for ids and visits alike. */
  clock: number;
  /** The clock when the document was loaded: visits up to it were before, so their pages are not in the document. */
  loadedAt: number;
}

export const noTabs: Tabs = { list: [], shown: null, clock: 0, loadedAt: 0 };

/** Path, query and hash. */
export function addressOf({ path, search, hash }: Tab): string {
  return path + search + hash;
}

/** Names one life of a tab's page: another one after a refresh. */
export function pageKey({ id, refreshes }: Tab): string {
  return `${id}.${refreshes}`;
}

/** The tabs once the page at a path has said what the thing is called that it shows, or what its query stands for. */
export function named(tabs: Tabs, { path, ...said }: PageNamed): Tabs {
  const isMeant = (tab: Tab) =>
    tab.path === path && (said.filters ? tab.search === said.filters.search : tab.name !== said.name);
  if (!tabs.list.some(isMeant)) return tabs;
  return { ...tabs, list: tabs.list.map((tab) => (isMeant(tab) ? { ...tab, ...said } : tab)) };
}

export function lastVisited(tabs: readonly Tab[]): Tab | undefined {
  return tabs.reduce<Tab | undefined>(
    (last, tab) => (last && last.visited > tab.visited ? last : tab),
    undefined,
  );
}
