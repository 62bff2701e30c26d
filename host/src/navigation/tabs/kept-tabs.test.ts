import { isKeptAt, keptTabs, leftAt } from './kept-tabs';
import { addressOf, type Tab } from './tab';
import { tabsAfter, tabWith } from './tabs.fixture';

const nothing = () => false;

it('keeps the twelve pages that were visited last, and those with unsaved input', () => {
  const tabs = tabsAfter(...Array.from({ length: 14 }, (_, index) => `/page/${index}`));
  expect(keptTabs(tabs, nothing).map(addressOf)).toEqual(
    Array.from({ length: 12 }, (_, index) => `/page/${index + 2}`),
  );
  const isUnsaved = ({ path }: Tab) => path === '/page/0';
  expect(keptTabs(tabs, isUnsaved).map(addressOf)).toContain('/page/0');
});

it('does not mount restored tabs', () => {
  const tabs = tabsAfter('/a', '/b');
  expect(keptTabs({ ...tabs, loadedAt: tabWith(tabs, '/a').visited }, nothing).map(addressOf)).toEqual([
    '/b',
  ]);
});

it('knows whether a page is mounted, by its path and query', () => {
  const tabs = tabsAfter('/a?id=1', '/b');
  expect(isKeptAt(tabs, '/a', '?id=1')).toBe(true);
  expect(isKeptAt(tabs, '/a', '?id=2')).toBe(false);
  expect(isKeptAt(null, '/a', '')).toBe(false);
});

it('leads a link without a query to where the page was left', () => {
  expect(leftAt(tabsAfter('/a?page=2', '/b'), '/a')).toBe('/a?page=2');
  expect(leftAt(tabsAfter('/a', '/b'), '/a')).toBeUndefined();
  expect(leftAt(tabsAfter('/a?page=2', '/b', '/c'), '/d')).toBeUndefined();
});
