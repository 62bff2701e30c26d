import { store } from '@backoffice/session';
import { forgetStoredTabs } from './stored-tabs';
import { tabsAtom } from './tabs-atom';

/** For a frame that is gone: the next one begins with the tabs that were stored. */
export function dropTabs(): void {
  store.set(tabsAtom, null);
}

/** Leaves no trace of what was open. */
export function forgetTabs(): void {
  dropTabs();
  forgetStoredTabs();
}
