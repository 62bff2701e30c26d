import { storedJson } from '@backoffice/browser-store';
import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { noTabs, type Tab, type Tabs } from './tab';

interface StoredTabs {
  /** The user's name: nobody is shown the pages that somebody else had open. */
  owner: string;
  list: readonly Tab[];
}

function isTab(value: unknown): value is Tab {
  const tab = (value ?? {}) as Partial<Record<keyof Tab, unknown>>;
  return (
    typeof tab.id === 'number' &&
    typeof tab.visited === 'number' &&
    typeof tab.refreshes === 'number' &&
    [tab.path, tab.search, tab.hash, tab.name ?? ''].every((part) => typeof part === 'string') &&
    Array.isArray(tab.entries)
  );
}

const stored = storedJson<StoredTabs | null>({
  key: 'open-pages',
  area: 'session',
  parse: (json) => {
    const { owner, list } = (json ?? {}) as Partial<StoredTabs>;
    return typeof owner === 'string' && Array.isArray(list) ? { owner, list: list.filter(isTab) } : undefined;
  },
  fallback: null,
});

/** The tabs that this tab of the browser had open for a user before the document was loaded. */
export function readTabs(owner: string): Tabs {
  const before = stored.read();
  if (before?.owner !== owner) return noTabs;
  const list = before.list.map((tab) => ({ ...tab, refreshes: 0 }));
  const clock = Math.max(0, ...list.flatMap(({ id, visited }) => [id, visited]));
  return { list, shown: null, clock, loadedAt: clock };
}

/** Stores the tabs for a reload; if storage is full or denied, only the reload loses them. */
export function storeTabs(owner: string, { list }: Tabs): void {
  stored.write({ owner, list });
}

export function forgetStoredTabs(): void {
  stored.remove();
}

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
