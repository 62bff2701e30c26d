import { moveTab } from './change-tabs';
import { addressesOf, pinned, tabsAfter, tabWith } from './tabs.fixture';

const open = () => tabsAfter('/a', '/b', '/c');

const moved = (address: string, to: number) => {
  const tabs = open();
  return addressesOf(moveTab(tabs, tabWith(tabs, address).id, to, pinned));
};

it('moves a tab to another position', () => {
  expect(moved('/c', 1)).toEqual(['/dashboard', '/c', '/a', '/b']);
  expect(moved('/a', 2)).toEqual(['/dashboard', '/b', '/a', '/c']);
});

it('keeps pinned tabs first', () => {
  expect(moved('/c', 0)).toEqual(['/dashboard', '/c', '/a', '/b']);
  expect(moved('/dashboard', 3)).toEqual(['/dashboard', '/a', '/b', '/c']);
});

it('stops at the end of the bar', () => {
  expect(moved('/a', 9)).toEqual(['/dashboard', '/b', '/c', '/a']);
});

it('changes nothing for the tab’s own position or a missing tab', () => {
  const tabs = open();
  expect(moveTab(tabs, tabWith(tabs, '/b').id, 2, pinned)).toBe(tabs);
  expect(moveTab(tabs, 99, 1, pinned)).toBe(tabs);
});
