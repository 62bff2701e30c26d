import { pressedKey } from '@backoffice/ui/pressed-key';
import type { KeyboardEvent } from 'react';
import type { Tab } from '../../navigation/tabs/tab';

/** @param bar the element that contains the tabs */
export function focusTab(bar: HTMLElement | null, { id }: Tab): void {
  // The bar is sticky, so it need not be scrolled into view.
  bar?.querySelector<HTMLElement>(`[role=tab][data-tab="${id}"]`)?.focus({ preventScroll: true });
}

export function hasTabFocus({ id }: Tab): boolean {
  return document.activeElement?.matches(`[role=tab][data-tab="${id}"]`) ?? false;
}

/** The open tab next to one that closes: the one after it, else the one before it. */
export function nearestLeft(list: readonly Tab[], closing: Tab, closed: readonly Tab[]): Tab | undefined {
  const at = list.indexOf(closing);
  const isLeft = (tab: Tab) => !closed.includes(tab);
  return list.slice(at + 1).find(isLeft) ?? list.slice(0, at).findLast(isLeft);
}

interface TabKeys {
  focus: (tab: Tab) => void;
  close: (tab: Tab) => void;
  menu: (tab: Tab, anchor: Element) => void;
  move: (tab: Tab, to: number) => void;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
const MOVES: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The keys of a tab list: arrows, Home and End move the focus; with Ctrl and Shift the arrows move the tab. */
export function tabKeys(list: readonly Tab[], does: TabKeys) {
  return (tab: Tab, event: KeyboardEvent<HTMLElement>): void => {
    const pressed = pressedKey(event);
    const { shiftKey, ctrlKey, altKey, metaKey, currentTarget } = event;
    const at = list.indexOf(tab);
    const isOther = altKey || metaKey;
    const isPlain = !shiftKey && !ctrlKey && !isOther;
    const move = ctrlKey && shiftKey && !isOther && MOVES[pressed];
    const step = isPlain && STEPS[pressed];
    if (move) does.move(tab, at + move);
    else if (step) does.focus(list[step(at, list.length)] ?? tab);
    else if (isPlain && pressed === 'Delete') does.close(tab);
    else if (pressed === 'ContextMenu' || (shiftKey && pressed === 'F10')) does.menu(tab, currentTarget);
    else return;
    event.preventDefault();
  };
}
