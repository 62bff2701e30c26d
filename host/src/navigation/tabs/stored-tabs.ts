import { storedJson } from '@backoffice/browser-store';
import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { noTabs, type Tab, type Tabs } from './tab';

interface StoredTabs {
  /** The name of the user, so that other users do not see these pages. */
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

/** The tabs that a user had open in this browser tab before the document was loaded. */
export function readTabs(owner: string): Tabs {
  const before = stored.read();
  if (before?.owner !== owner) return noTabs;
  const list = before.list.map((tab) => ({ ...tab, refreshes: 0 }));
  const clock = Math.max(0, ...list.flatMap(({ id, visited }) => [id, visited]));
  return { list, shown: null, clock, loadedAt: clock };
}

/** Stores the tabs for a reload. If storage is full or denied, a reload loses them. */
export function storeTabs(owner: string, { list }: Tabs): void {
  stored.write({ owner, list });
}

export function forgetStoredTabs(): void {
  stored.remove();
}

/** The open pages; null until the frame is shown. */
export const tabsAtom = atom<Tabs | null>(null);

/**
 * Removes the tabs with the frame. The next frame starts with the stored tabs.
 *
 * @param isForgotten removes the stored tabs, too
 */
export function closeTabs({ isForgotten = false } = {}): void {
  store.set(tabsAtom, null);
  if (isForgotten) forgetStoredTabs();
}
