import type { RouteMeta, RouteNode } from '@backoffice/contract';
import { parseView } from '../remotes/view';
import { buildNavigation, type MenuEntry } from './navigation';

const group = (path: string, children: RouteNode[], meta: Partial<RouteMeta> = {}): RouteNode => {
  return { path, component: 'Layout', name: path, meta: { title: `Group ${path}`, ...meta }, children };
};
const page = (path: string, meta: Partial<RouteMeta> = {}, component = 'mfe-x/Known'): RouteNode => {
  return { path, component, name: path, meta: { title: `Page ${path}`, ...meta } };
};
const build = (...tree: RouteNode[]) =>
  buildNavigation(tree, (name) => (name === 'mfe-x/Known' ? parseView(name) : undefined));
const outline = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map((entry) => (entry.kind === 'group' ? { [entry.path]: outline(entry.children) } : entry.path));

it('joins paths and keeps three levels', () => {
  const inner = group('menu1-2', [page('menu1-2-1'), page('menu1-2-2')]);
  const { pages, menu } = build(group('/nested', [page('menu1'), inner]));
  expect(pages.map(({ path }) => path)).toEqual([
    '/nested/menu1',
    '/nested/menu1-2/menu1-2-1',
    '/nested/menu1-2/menu1-2-2',
  ]);
  expect(outline(menu)).toEqual([
    {
      '/nested': [
        '/nested/menu1',
        { '/nested/menu1-2': ['/nested/menu1-2/menu1-2-1', '/nested/menu1-2/menu1-2-2'] },
      ],
    },
  ]);
});

it('reads a group at the root and an absolute child', () => {
  const { pages } = build(group('/', [page('dashboard'), page('/other/list')]));
  expect(pages.map(({ path }) => path)).toEqual(['/dashboard', '/other/list']);
});

it('shows a group with one visible page as that page, with the group’s icon if it has none', () => {
  const { menu } = build(
    group('/merchant', [page('list'), page('edit/:id', { hidden: true })], { icon: 'shop' }),
  );
  expect(menu).toMatchObject([{ kind: 'page', path: '/merchant/list', meta: { icon: 'shop' } }]);
});

it('leaves hidden pages out of the menu, not out of the router', () => {
  const { pages, menu } = build(
    group('/example', [page('list'), page('create'), page('edit/:id', { hidden: true })]),
  );
  expect(outline(menu)).toEqual([{ '/example': ['/example/list', '/example/create'] }]);
  expect(pages).toHaveLength(3);
  expect(build(group('/example', [page('list')], { hidden: true })).menu).toEqual([]);
});

it('drops top-level pages, skips views that are not known, and groups that are left empty', () => {
  const unknown = page('orders', {}, 'mfe-energy/Orders');
  const { pages, menu, redirects, skipped } = build(
    page('/alone'),
    group('/energy', [unknown]),
    group('/merchant', [page('list'), page('bare'), unknown]),
  );
  expect(pages.map(({ path }) => path)).toEqual(['/merchant/list', '/merchant/bare']);
  expect(outline(menu)).toEqual([{ '/merchant': ['/merchant/list', '/merchant/bare'] }]);
  expect(redirects.map(({ from }) => from)).toEqual(['/merchant']);
  expect(skipped).toEqual(['mfe-energy/Orders', 'mfe-energy/Orders']);
});

it('leads a group’s own path to its redirect, else to its first page', () => {
  const named = { ...group('/a', [page('x'), page('y')]), redirect: '/a/y' };
  expect(build(named, group('/b', [page('x')])).redirects).toEqual([
    { from: '/a', to: '/a/y' },
    { from: '/b', to: '/b/x' },
  ]);
});

it('gives each page the groups that lead to it', () => {
  const [only] = build(group('/a', [group('b', [page('c')])])).pages;
  expect(only!.breadcrumb.map((meta) => meta.title)).toEqual(['Group /a', 'Group b', 'Page c']);
});

it('makes a group’s name a breadcrumb link, except for the redirect noRedirect', () => {
  const { pages, redirects } = build({
    ...group('/a', [group('b', [page('c')])]),
    redirect: 'noRedirect',
  });
  expect(pages[0]!.breadcrumb.map(({ to }) => to)).toEqual([undefined, '/a/b', undefined]);
  expect(redirects).toEqual([
    { from: '/a', to: '/a/b/c' },
    { from: '/a/b', to: '/a/b/c' },
  ]);
});

it('makes links out of https addresses, which are no pages', () => {
  const { menu, pages, redirects, skipped } = build(
    group('/links', [page('https://example.com/a'), page('https://example.com/b', { hidden: true })], {
      icon: 'open',
    }),
    group('/shop', [page('list'), page('https://example.com/c')]),
  );
  expect(menu[0]).toEqual({
    kind: 'link',
    path: 'https://example.com/a',
    meta: { title: 'Page https://example.com/a', icon: 'open' },
  });
  expect(outline(menu)).toEqual([
    'https://example.com/a',
    { '/shop': ['/shop/list', 'https://example.com/c'] },
  ]);
  expect(pages.map(({ path }) => path)).toEqual(['/shop/list']);
  expect(redirects).toEqual([{ from: '/shop', to: '/shop/list' }]);
  expect(skipped).toEqual([]);
});

it.each([
  'http://example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//example.com',
  '\\\\example.com',
  'https://',
])('drops the address %s and reports it', (address) => {
  const { menu, skipped } = build(group('/links', [page(address)]));
  expect(menu).toEqual([]);
  expect(skipped).toEqual([address]);
});

it('shows a page of another section than its group’s beside the group, and what is left of the group', () => {
  const log = page('log', { section: 'operations' });
  const users = (...pages: RouteNode[]) => build(group('/user', pages, { section: 'people' }));
  expect(outline(users(page('list'), page('review'), log).menu)).toEqual([
    { '/user': ['/user/list', '/user/review'] },
    '/user/log',
  ]);
  expect(users(page('list', { section: 'people' }), log).menu).toMatchObject([
    { kind: 'page', path: '/user/list', meta: { section: 'people' } },
    { kind: 'page', path: '/user/log', meta: { section: 'operations' } },
  ]);
  expect(users(page('list'), log).pages[1]?.breadcrumb).toMatchObject([{ section: 'people' }, log.meta]);
});
