import { keptTabs } from './kept-tabs';
import { addressOf, lastVisited, type Tabs } from './tab';

/** Where a page without a query was left, if a query was chosen in its tab in the meantime. */
export function leftAt(tabs: Tabs | null, path: string): string | undefined {
  const here = tabs?.list.filter((tab) => tab.path === path) ?? [];
  const left = here.some((tab) => tab.search === '') ? undefined : lastVisited(here);
  return left && addressOf(left);
}

/** Whether the page at an address is in the document, out of sight. */
export function isKeptAt(tabs: Tabs | null, path: string, search: string): boolean {
  if (!tabs) return false;
  const isThere = (tab: Tabs['list'][number]) => tab.path === path && tab.search === search;
  return keptTabs(tabs, () => false).some(isThere);
}
