import { addressOf, lastVisited, type Tab, type Tabs } from './tab';

/** A hidden page costs no time but the memory of its elements; older ones are made anew when they are shown again. */
const MOST_KEPT = 12;

/**
 * The tabs whose pages are kept alive: those visited last since the document was loaded, and any that holds unsaved input. In
 * an order that never changes, so that nothing has to move in the document.
 */
export function keptTabs({ list, loadedAt }: Tabs, isUnsaved: (tab: Tab) => boolean): readonly Tab[] {
  const visited = list.filter((tab) => tab.visited > loadedAt).sort((a, b) => b.visited - a.visited);
  return visited.filter((tab, index) => index < MOST_KEPT || isUnsaved(tab)).sort((a, b) => a.id - b.id);
}

/** The address at which a page was left, if it is linked without a query and one was chosen in its tab in the meantime. */
export function leftAt(tabs: Tabs | null, path: string): string | undefined {
  const here = tabs?.list.filter((tab) => tab.path === path) ?? [];
  const left = here.some((tab) => tab.search === '') ? undefined : lastVisited(here);
  return left && addressOf(left);
}

/** True if the page at an address is in the document, out of sight. */
export function isKeptAt(tabs: Tabs | null, path: string, search: string): boolean {
  if (!tabs) return false;
  const isThere = (tab: Tabs['list'][number]) => tab.path === path && tab.search === search;
  return keptTabs(tabs, () => false).some(isThere);
}
