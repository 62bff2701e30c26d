import { named, noTabs } from './tab';
import { addressesOf, go, pinned, shownAddress, tabsAfter, tabWith } from './tabs.fixture';
import { visit } from './visit';

const list = '/merchant/list';

it('opens a tab a page, the pinned one first of all', () => {
  const tabs = tabsAfter(list, '/user/list');
  expect(addressesOf(tabs)).toEqual(['/dashboard', list, '/user/list']);
  expect(shownAddress(tabs)).toBe('/user/list');
});

it('keeps the tab when its page changes its own query', () => {
  const before = tabsAfter(list);
  const after = go(go(before, `${list}?status=active`), `${list}?status=active&page=2`);
  expect(addressesOf(after)).toEqual(['/dashboard', `${list}?status=active&page=2`]);
  expect(after.shown).toBe(before.shown);
});

it('opens a tab for a link with another query from another page, and finds it again', () => {
  const tabs = tabsAfter(`${list}?status=active`, '/dashboard', `${list}?status=inactive`);
  expect(addressesOf(tabs)).toEqual(['/dashboard', `${list}?status=active`, `${list}?status=inactive`]);
  const back = go(go(tabs, '/dashboard'), `${list}?status=active`);
  expect(addressesOf(back)).toHaveLength(3);
  expect(shownAddress(back)).toBe(`${list}?status=active`);
});

it('shows the tab that is meant, though the one on screen has the same path', () => {
  const tabs = tabsAfter(`${list}?status=active`, '/dashboard', `${list}?status=inactive`);
  const { id } = tabWith(tabs, `${list}?status=active`);
  const after = go(tabs, `${list}?status=active`, { tab: id });
  expect(after.shown).toBe(id);
  expect(addressesOf(after)).toEqual(addressesOf(tabs));
});

it('opens the pinned page once, whatever its query', () => {
  expect(addressesOf(tabsAfter('/dashboard', list, '/dashboard?range=week'))).toEqual([
    '/dashboard?range=week',
    list,
  ]);
});

it('finds the tab of a step back by its entry in the history', () => {
  const first = go(tabsAfter('/dashboard'), list, { key: 'unfiltered' });
  const filtered = go(go(first, `${list}?page=2`), '/dashboard');
  const back = go(filtered, list, { key: 'unfiltered', isPop: true });
  expect(addressesOf(back)).toEqual(['/dashboard', list]);
  expect(back.shown).toBe(first.shown);
});

it('finds the tab by its newest entries, however many there were', () => {
  let tabs = tabsAfter('/dashboard');
  for (let entry = 1; entry <= 30; entry++) tabs = go(tabs, list, { key: `entry-${entry}` });
  const again = go(tabs, list, { key: 'entry-30' });
  expect(again).toBe(tabs);
});

it('opens a closed page again on a step back', () => {
  const tabs = go(tabsAfter('/dashboard'), list, { key: 'first' });
  const closed = go(tabs, '/dashboard', { close: [tabWith(tabs, list).id] });
  expect(addressesOf(closed)).toEqual(['/dashboard']);
  const back = go(closed, list, { key: 'first', isPop: true });
  expect(shownAddress(back)).toBe(list);
});

it('closes the given tabs, but not again on later steps through the history', () => {
  const tabs = tabsAfter(list, '/user/list');
  const { id } = tabWith(tabs, '/user/list');
  const closing = { close: [id], tab: tabWith(tabs, list).id };
  expect(addressesOf(go(tabs, list, closing))).toEqual(['/dashboard', list]);
  expect(addressesOf(go(tabs, list, { ...closing, isPop: true }))).toContain('/user/list');
});

it('never closes the tab that it comes to', () => {
  const tabs = tabsAfter(list);
  const after = go(tabs, list, { close: tabs.list.map(({ id }) => id) });
  expect(shownAddress(after)).toBe(list);
});

it('remounts a refreshed page once, not again through the history', () => {
  const tabs = tabsAfter(list);
  const refreshed = go(tabs, list, { refresh: true, key: 'refreshed' });
  expect(tabWith(refreshed, list).refreshes).toBe(1);
  const back = go(go(refreshed, '/dashboard'), list, { refresh: true, key: 'refreshed', isPop: true });
  expect(tabWith(back, list).refreshes).toBe(1);
});

it('changes nothing at the current address', () => {
  const tabs = go(tabsAfter('/dashboard'), list, { key: 'here' });
  expect(go(tabs, list, { key: 'here' })).toBe(tabs);
});

it('shows no tab on a page without one, and keeps the others', () => {
  const tabs = visit(tabsAfter(list), null, pinned);
  expect(tabs.shown).toBeNull();
  expect(addressesOf(tabs)).toEqual(['/dashboard', list]);
});

it('has the pinned tabs from the start', () => {
  expect(addressesOf(visit(noTabs, null, pinned))).toEqual(['/dashboard']);
});

it('keeps hash and query', () => {
  expect(shownAddress(tabsAfter(`${list}?page=2#row`))).toBe(`${list}?page=2#row`);
});

it('keeps the name that a page has reported, and ignores a repeated report', () => {
  const [acme, other] = ['/merchant/1', '/merchant/2'];
  const tabs = named(tabsAfter(acme, other), { path: acme, name: 'Acme' });
  expect(named(tabs, { path: acme, name: 'Acme' })).toBe(tabs);
  const after = go(go(tabs, acme), other);
  expect(tabWith(after, acme).name).toBe('Acme');
  expect(tabWith(after, other).name).toBeUndefined();
});
