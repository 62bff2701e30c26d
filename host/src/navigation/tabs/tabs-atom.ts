import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { forgetStoredTabs } from './stored-tabs';
import type { Tabs } from './tab';

/** The open pages; null until the frame is shown. */
export const tabsAtom = atom<Tabs | null>(null);

/**
 * The frame is gone. The next one begins with the tabs that were stored.
 *
 * @param isForgotten no trace of what was open stays either
 */
export function closeTabs({ isForgotten = false } = {}): void {
  store.set(tabsAtom, null);
  if (isForgotten) forgetStoredTabs();
}
