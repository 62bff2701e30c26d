import type { Tab } from '../../navigation/tabs/tab';

/** @param bar the element that holds the tabs */
export function focusTab(bar: HTMLElement | null, { id }: Tab): void {
  // The bar sticks: scrolling the page towards it would lead nowhere.
  bar?.querySelector<HTMLElement>(`[role=tab][data-tab="${id}"]`)?.focus({ preventScroll: true });
}

export function hasTabFocus({ id }: Tab): boolean {
  return document.activeElement?.matches(`[role=tab][data-tab="${id}"]`) ?? false;
}

/** The open tab beside one that closes: after it, else before it. */
export function nearestLeft(list: readonly Tab[], closing: Tab, closed: readonly Tab[]): Tab | undefined {
  const at = list.indexOf(closing);
  const isLeft = (tab: Tab) => !closed.includes(tab);
  return list.slice(at + 1).find(isLeft) ?? list.slice(0, at).findLast(isLeft);
}
