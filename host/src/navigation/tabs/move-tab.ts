import type { Tabs } from './tab';

/**
 * Puts a tab in another place; among the pinned ones for a pinned one, else behind them.
 *
 * @param to place in the bar, from 0 on; what lies beyond its own part of the bar is that part's end
 */
export function moveTab(tabs: Tabs, id: number, to: number, pinned: readonly string[]): Tabs {
  const { list } = tabs;
  const moved = list.find((tab) => tab.id === id);
  if (!moved) return tabs;
  const others = list.filter((tab) => tab !== moved);
  const firstFree = others.filter((tab) => pinned.includes(tab.path)).length;
  const [from, until] = pinned.includes(moved.path) ? [0, firstFree] : [firstFree, others.length];
  const place = Math.max(from, Math.min(to, until));
  return list.indexOf(moved) === place ? tabs : { ...tabs, list: others.toSpliced(place, 0, moved) };
}
