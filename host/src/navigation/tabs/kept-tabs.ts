import type { Tab, Tabs } from './tab';

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
