import { forgetStoredTabs, readTabs, storeTabs } from './stored-tabs';
import { noTabs } from './tab';
import { addressesOf, tabsAfter } from './tabs.fixture';

afterEach(forgetStoredTabs);

it('restores the tabs in their order, all unvisited', () => {
  const tabs = tabsAfter('/a?page=2#row', '/b');
  storeTabs('Ada', tabs);
  const read = readTabs('Ada');
  expect(addressesOf(read)).toEqual(['/dashboard', '/a?page=2#row', '/b']);
  expect(read.shown).toBeNull();
  expect(read.list.every(({ visited }) => visited <= read.loadedAt)).toBe(true);
});

it('does not show another user’s tabs', () => {
  storeTabs('Ada', tabsAfter('/a'));
  expect(readTabs('Bob')).toEqual(noTabs);
});

it('starts without tabs when the stored ones are invalid', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.setItem('open-pages', '{"owner":"Ada","list":[{"id":1}, null, 7]}');
  expect(readTabs('Ada').list).toEqual([]);
  sessionStorage.setItem('open-pages', 'no JSON');
  expect(readTabs('Ada')).toEqual(noTabs);
});
