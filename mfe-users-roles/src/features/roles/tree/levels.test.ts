import type { RouteNode } from '@backoffice/contract';
import { checkOf, grantedRoutes, levelChanges, levelsOf, withAction } from './levels';
import { pageTree } from './page-tree';

const page = (path: string, edit = false, hidden = false): RouteNode => ({
  path,
  name: path,
  meta: { title: path, actions: edit ? ['view', 'edit'] : ['view'], ...(hidden && { hidden }) },
});
const group = (path: string, children: RouteNode[], hidden = false): RouteNode => ({
  path,
  name: path,
  component: 'Layout',
  meta: { title: path, ...(hidden && { hidden }) },
  children,
});

const routes = [
  group('/shop', [page('list', true), page('edit/:id', true, true), page('help')]),
  group('/pdf', [page('download', false, true)], true),
];
const tree = pageTree(routes);
const shop = tree[0]!;
const held = (levels: Parameters<typeof grantedRoutes>[1]) =>
  levelsOf(grantedRoutes(tree, levels) as RouteNode[]);

test('the levels of a role are read from its tree, including hidden pages', () => {
  expect(levelsOf(routes)).toEqual({
    '/shop/list': 'edit',
    '/shop/edit/:id': 'edit',
    '/shop/help': 'view',
    '/pdf/download': 'view',
  });
});

test('the checkbox of a group reflects its pages: all, some or none', () => {
  expect(checkOf(shop, {}, 'view')).toBe(false);
  expect(checkOf(shop, { '/shop/help': 'view' }, 'view')).toBe('mixed');
  expect(checkOf(shop, { '/shop/help': 'view', '/shop/list': 'view' }, 'view')).toBe(true);
  expect(checkOf(shop, { '/shop/list': 'edit' }, 'edit')).toBe(true);
  expect(checkOf(shop.children[2]!, {}, 'edit')).toBeNull();
});

test('edit includes view, and revoking view revokes edit', () => {
  const edited = withAction({}, shop, 'edit', true);
  expect(edited).toMatchObject({ '/shop/list': 'edit', '/shop/help': 'none' });
  expect(withAction(edited, shop, 'edit', false)['/shop/list']).toBe('view');
  expect(withAction(edited, shop, 'view', false)['/shop/list']).toBe('none');
  expect(withAction(edited, shop, 'view', true)['/shop/list']).toBe('edit');
});

test('revoking edit from a group grants nothing new', () => {
  expect(withAction({}, shop, 'edit', false)).toMatchObject({ '/shop/list': 'none', '/shop/help': 'none' });
});

test('a granted page keeps the groups around it and the hidden pages beside it', () => {
  expect(held({ '/shop/list': 'view' })).toEqual({ '/shop/list': 'view', '/shop/edit/:id': 'view' });
  expect(held({ '/shop/list': 'edit' })).toMatchObject({ '/shop/edit/:id': 'edit' });
  expect(grantedRoutes(tree, { '/shop/help': 'view' })[0]).toMatchObject({
    path: '/shop',
    children: [{ path: 'edit/:id', meta: { actions: ['view'] } }, { path: 'help' }],
  });
  expect(grantedRoutes(tree, {})).toEqual([]);
});

test('a group of only hidden pages is granted by itself', () => {
  expect(held({ '/pdf/download': 'view' })).toEqual({ '/pdf/download': 'view' });
  expect(held({ '/shop/help': 'view' })).not.toHaveProperty('/pdf/download');
});

test('changes are counted by page, without hidden pages', () => {
  const before = { '/shop/list': 'edit', '/shop/edit/:id': 'edit' } as const;
  expect(levelChanges(tree, before, { '/shop/list': 'view', '/shop/help': 'view' })).toEqual({
    added: 1,
    removed: 0,
    changed: 1,
  });
  expect(levelChanges(tree, before, {})).toEqual({ added: 0, removed: 1, changed: 0 });
});
