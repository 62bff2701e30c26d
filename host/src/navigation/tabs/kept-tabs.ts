import { addressOf, lastVisited, type Tab, type Tabs } from './tab';

/** The maximum number of hidden pages kept in the document. They use only memory; older ones are mounted again when shown. */
const MAX_KEPT = 12;

/**
 * The tabs whose pages stay mounted: those last visited since the document was loaded, and all with unsaved input. Sorted by id,
 * so that elements never move in the document.
 */
export function keptTabs({ list, loadedAt }: Tabs, isUnsaved: (tab: Tab) => boolean): readonly Tab[] {
  const visited = list.filter((tab) => tab.visited > loadedAt).sort((a, b) => b.visited - a.visited);
  return visited.filter((tab, index) => index < MAX_KEPT || isUnsaved(tab)).sort((a, b) => a.id - b.id);
}

/** The last address of a page, for a link without a query, if its tab has a query by now; else undefined. */
export function leftAt(tabs: Tabs | null, path: string): string | undefined {
  const here = tabs?.list.filter((tab) => tab.path === path) ?? [];
  const left = here.some((tab) => tab.search === '') ? undefined : lastVisited(here);
  return left && addressOf(left);
}

/** True if the page at an address is mounted. */
export function isKeptAt(tabs: Tabs | null, path: string, search: string): boolean {
  if (!tabs) return false;
  const isThere = (tab: Tabs['list'][number]) => tab.path === path && tab.search === search;
  return keptTabs(tabs, () => false).some(isThere);
}
