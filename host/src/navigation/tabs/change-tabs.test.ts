import { closesShown, tabAfterClosing, tabsToClose, withoutTabs, type Extent } from './change-tabs';
import { addressOf } from './tab';
import { addressesOf, go, pinned, tabsAfter, tabWith } from './tabs.fixture';

const open = () => tabsAfter('/a', '/b', '/c', '/d');

const closed = (extent: Extent, address: string) => {
  const tabs = open();
  return tabsToClose(tabs, extent, tabWith(tabs, address).id, pinned).map(addressOf);
};

it.each<[Extent, string[]]>([
  ['one', ['/b']],
  ['others', ['/a', '/c', '/d']],
  ['left', ['/a']],
  ['right', ['/c', '/d']],
  ['all', ['/a', '/b', '/c', '/d']],
])('closing %s closes just those, and no pinned one', (extent, expected) => {
  expect(closed(extent, '/b')).toEqual(expected);
});

it('closes no pinned tab itself', () => {
  expect(closed('one', '/dashboard')).toEqual([]);
});

it('shows the tab that was visited last when the one on screen closes', () => {
  const tabs = go(go(open(), '/a'), '/c');
  const shown = tabWith(tabs, '/c');
  const next = tabAfterClosing(tabs, 'one', shown.id, [shown]);
  expect(next && addressOf(next)).toBe('/a');
});

it('shows the tab whose neighbours are closed', () => {
  const tabs = open();
  const { id } = tabWith(tabs, '/b');
  const right = tabsToClose(tabs, 'right', id, pinned);
  expect(closesShown(tabs, right)).toBe(true);
  expect(tabAfterClosing(tabs, 'right', id, right)?.id).toBe(id);
});

it('shows the last pinned tab when all are closed', () => {
  const tabs = open();
  const { id } = tabWith(tabs, '/b');
  expect(tabAfterClosing(tabs, 'all', id, tabsToClose(tabs, 'all', id, pinned))?.path).toBe('/dashboard');
});

it('shows none when none is left', () => {
  const tabs = open();
  expect(tabAfterClosing(tabs, 'all', 1, tabs.list)).toBeUndefined();
});

it('leaves the one on screen when another closes', () => {
  const tabs = open();
  const other = [tabWith(tabs, '/b')];
  expect(closesShown(tabs, other)).toBe(false);
  expect(addressesOf(withoutTabs(tabs, other))).toEqual(['/dashboard', '/a', '/c', '/d']);
});
