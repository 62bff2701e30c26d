import type { FiltersInWords, PageNamed } from '@backoffice/contract/page-name';

/** Instructions for the tabs, carried in the location's state by a navigation. */
export interface TabNavigation {
  /** The id of the tab, where the address alone is ambiguous. */
  tab?: number;
  /** The ids of the tabs to close. */
  close?: readonly number[];
  /** Whether to remount the page. */
  refresh?: boolean;
}

/** The state of a location with the instructions. */
export interface TabNavigationState {
  tabs: TabNavigation;
}

/** Reads the instructions; a state from another source has none. */
export function readTabNavigation(state: unknown): TabNavigation {
  const { tabs } = (state ?? {}) as Partial<TabNavigationState>;
  return tabs ?? {};
}

/** An open page. */
export interface Tab {
  /** Unique during the life of the browser tab; starts at 1. */
  id: number;
  path: string;
  /** The page's name for the record in its path. */
  name?: string;
  /** The last description of its query that the page reported. */
  filters?: FiltersInWords;
  search: string;
  hash: string;
  /** A counter of visits over all tabs: the highest value was visited last. */
  visited: number;
  /** The keys of the history entries that showed it, the latest last. */
  entries: readonly string[];
  /** The number of refreshes; each one remounts the page. */
  refreshes: number;
}

export interface Tabs {
  /** In the order of the bar. */
  list: readonly Tab[];
  /** The id of the current tab; null on a page without a tab. */
  shown: number | null;
  /** The highest number used for ids and visits. */
  clock: number;
  /** The clock when the document was loaded. Pages visited before are not in the document. */
  loadedAt: number;
}

export const noTabs: Tabs = { list: [], shown: null, clock: 0, loadedAt: 0 };

/** The path, query and hash. */
export function addressOf({ path, search, hash }: Tab): string {
  return path + search + hash;
}

/** Identifies one mounted instance of a tab's page; changes with a refresh. */
export function pageKey({ id, refreshes }: Tab): string {
  return `${id}.${refreshes}`;
}

/** The tabs after a page has reported the name of its record or the description of its query. */
export function named(tabs: Tabs, { path, ...reported }: PageNamed): Tabs {
  const isMeant = (tab: Tab) =>
    tab.path === path &&
    (reported.filters ? tab.search === reported.filters.search : tab.name !== reported.name);
  if (!tabs.list.some(isMeant)) return tabs;
  return { ...tabs, list: tabs.list.map((tab) => (isMeant(tab) ? { ...tab, ...reported } : tab)) };
}

export function lastVisited(tabs: readonly Tab[]): Tab | undefined {
  return tabs.reduce<Tab | undefined>(
    (last, tab) => (last && last.visited > tab.visited ? last : tab),
    undefined,
  );
}
