import type { ListSchema } from '@backoffice/data';
import { firstPage, oneOf, pageFields, type PageQuery, textUpTo } from '../../declaration/address';
import {
  type AddressedList,
  addressOfView,
  differs,
  isBare,
  lostFields,
  type Shown,
  viewQueryOf,
} from './view-query';

const list = {
  address: {
    shape: {
      ...pageFields,
      name: textUpTo(8),
      status: oneOf(['active', 'inactive']),
      sort: oneOf(['+id', '-id']),
    },
  } as ListSchema<PageQuery>,
  first: { ...firstPage, sort: '+id', name: undefined, status: undefined },
  fields: { name: {} },
} as unknown as AddressedList;
const shown = (patch: object = {}) => ({ ...list.first, ...patch });

it('viewQueryOf contains values that differ from the initial state, without the page', () => {
  expect(viewQueryOf(list, shown({ page: 3, limit: 50, status: 'active', name: '' }))).toEqual({
    limit: '50',
    status: 'active',
  });
});

it.each<[string, object, boolean]>([
  ['the same', { status: 'active', sort: '-id' }, false],
  ['another page of it', { status: 'active', sort: '-id', page: 4 }, false],
  ['one filter less', { sort: '-id' }, true],
  ['one filter more', { status: 'active', sort: '-id', name: 'Ada' }, true],
  ['another order', { status: 'active' }, true],
  ['another size of its pages', { status: 'active', sort: '-id', limit: 50 }, true],
])('differs detects whether %s is shown', (_what, patch, isOther) => {
  const query = viewQueryOf(list, shown(patch));
  const view = { query: { status: 'active', sort: '-id' }, columns: null };
  expect(differs(list, view, { query, columns: null })).toBe(isOther);
});

it('differs compares the columns only if the view has any', () => {
  const shownBy = (columns: Shown['columns']) => ({ query: {}, columns });
  const layout = [{ key: 'status', isHidden: true }];
  expect(differs(list, shownBy(layout), shownBy([{ isPinned: false, isHidden: true, key: 'status' }]))).toBe(
    false,
  );
  expect(differs(list, shownBy(layout), shownBy(null))).toBe(true);
  expect(differs(list, shownBy(null), shownBy(layout))).toBe(false);
});

it('lostFields names missing filters and columns, which differs ignores', () => {
  const query = { colour: 'red', status: 'asleep', sort: '-id', toString: 'x' };
  const kept = { query, columns: null };
  expect(lostFields(list, kept)).toEqual(['colour', 'status', 'toString']);
  const columns = ['name', 'colour', 'actions'].map((key) => ({ key }));
  expect(lostFields(list, { query: {}, columns })).toEqual(['colour']);
  expect(differs(list, kept, { query: { sort: '-id' }, columns: null })).toBe(false);
});

it('addressOfView replaces the list’s parameters and keeps others', () => {
  const address = new URLSearchParams('page=4&name=Ada&view=3&tab=x');
  const view = { id: 12, query: { status: 'active', colour: 'red' } };
  expect(addressOfView(list, view, address).toString()).toBe('tab=x&status=active&view=12');
  expect(addressOfView(list, undefined, address).toString()).toBe('tab=x');
});

it('isBare recognises an address that contains only a view', () => {
  expect(isBare(list, new URLSearchParams('view=12&open=3'))).toBe(true);
  expect(isBare(list, new URLSearchParams('view=12&sort=-id'))).toBe(false);
});
