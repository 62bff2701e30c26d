/** What a navigation says to the tabs, in the location's state. */
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
