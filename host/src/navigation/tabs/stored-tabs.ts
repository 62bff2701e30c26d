import { noTabs, type Tab, type Tabs } from './tab';

const KEY = 'open-pages';

interface StoredTabs {
  /** Whose they are: nobody is shown what somebody else had open. */
  owner: string;
  list: readonly Tab[];
}

function isTab(value: unknown): value is Tab {
  const tab = (value ?? {}) as Partial<Record<keyof Tab, unknown>>;
  return (
    typeof tab.id === 'number' &&
    typeof tab.visited === 'number' &&
    typeof tab.refreshes === 'number' &&
    [tab.path, tab.search, tab.hash].every((part) => typeof part === 'string') &&
    Array.isArray(tab.entries)
  );
}

function parse(stored: string): Partial<StoredTabs> {
  try {
    return (JSON.parse(stored) ?? {}) as Partial<StoredTabs>;
  } catch (error) {
    console.warn('The open pages of before cannot be read.', error);
    return {};
  }
}

/** The tabs that this tab of the browser had open for a user before the document was loaded. */
export function readTabs(owner: string): Tabs {
  const stored = parse(sessionStorage.getItem(KEY) ?? '{}');
  if (stored.owner !== owner || !Array.isArray(stored.list)) return noTabs;
  const list = stored.list.filter(isTab).map((tab) => ({ ...tab, refreshes: 0 }));
  const clock = Math.max(0, ...list.flatMap(({ id, visited }) => [id, visited]));
  return { list, shown: null, clock, loadedAt: clock };
}

export function storeTabs(owner: string, { list }: Tabs): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, list } satisfies StoredTabs));
  } catch (error) {
    // A full or forbidden storage costs the tabs after a reload, nothing else.
    console.warn('The open pages cannot be remembered.', error);
  }
}

export function forgetStoredTabs(): void {
  sessionStorage.removeItem(KEY);
}
