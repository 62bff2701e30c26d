import { lastVisited, type Tab, type Tabs } from './tab';

export type Extent = 'one' | 'others' | 'left' | 'right' | 'all';

/** The tabs that a command closes: the tab itself or those around it, without pinned ones. */
export function tabsToClose(
  { list }: Tabs,
  extent: Extent,
  id: number,
  pinned: readonly string[],
): readonly Tab[] {
  const at = list.findIndex((tab) => tab.id === id);
  const isMeant = {
    one: (index: number) => index === at,
    others: (index: number) => index !== at,
    left: (index: number) => index < at,
    right: (index: number) => index > at,
    all: () => true,
  }[extent];
  return list.filter((tab, index) => isMeant(index) && !pinned.includes(tab.path));
}

/** True if the current tab is closed, so that another one must be shown. */
export function closesShown({ shown }: Tabs, closed: readonly Tab[]): boolean {
  return closed.some((tab) => tab.id === shown);
}

/**
 * The tab to show after the current one closes: the last pinned one if all are closed; the tab with the given id if its
 * neighbours are closed; else the last visited one. Undefined if none is left.
 */
export function tabAfterClosing(
  { list }: Tabs,
  extent: Extent,
  id: number,
  closed: readonly Tab[],
): Tab | undefined {
  const left = list.filter((tab) => !closed.includes(tab));
  if (extent === 'all') return left.at(-1);
  return left.find((tab) => tab.id === id) ?? lastVisited(left);
}

export function withoutTabs(tabs: Tabs, closed: readonly Tab[]): Tabs {
  const ids = closed.map(({ id }) => id);
  return { ...tabs, list: tabs.list.filter(({ id }) => !ids.includes(id)) };
}

/**
 * Moves a tab to another position; pinned tabs stay in front of the others.
 *
 * @param to the index in the bar; clamped to the pinned or unpinned part
 */
export function moveTab(tabs: Tabs, id: number, to: number, pinned: readonly string[]): Tabs {
  const { list } = tabs;
  const moved = list.find((tab) => tab.id === id);
  if (!moved) return tabs;
  const others = list.filter((tab) => tab !== moved);
  const firstFree = others.filter((tab) => pinned.includes(tab.path)).length;
  const [from, until] = pinned.includes(moved.path) ? [0, firstFree] : [firstFree, others.length];
  const index = Math.max(from, Math.min(to, until));
  return list.indexOf(moved) === index ? tabs : { ...tabs, list: others.toSpliced(index, 0, moved) };
}
