import { addressOf, noTabs, type Tab, type TabNavigation, type Tabs } from './tab';
import { visit } from './visit';

export const pinned = ['/dashboard'];

interface Step extends TabNavigation {
  key?: string;
  isPop?: boolean;
}

let keys = 0;

/** The tabs after a navigation to an address, by a link by default. */
export function go(tabs: Tabs, address: string, { key, isPop = false, ...navigation }: Step = {}): Tabs {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const arrival = { path: pathname, search, hash, key: key ?? `key-${++keys}`, isPop, navigation };
  return visit(tabs, arrival, pinned);
}

/** The tabs after navigations to these addresses in sequence. */
export function tabsAfter(...addresses: string[]): Tabs {
  return addresses.reduce((tabs, address) => go(tabs, address), noTabs);
}

export function addressesOf({ list }: Tabs): string[] {
  return list.map(addressOf);
}

export function tabWith({ list }: Tabs, address: string): Tab {
  const found = list.find((tab) => addressOf(tab) === address);
  if (!found) throw new Error(`No tab has ${address}.`);
  return found;
}

export function shownAddress({ list, shown }: Tabs): string | undefined {
  const tab = list.find(({ id }) => id === shown);
  return tab && addressOf(tab);
}
