import type { RoleRoute } from '@backoffice/contract';
import type { GrantedNode } from '../navigation/route-nodes.repository';
import { grantedRoutes } from './role-grants';

const node = (fullPath: string, component: string, actions: GrantedNode['actions'] = []) =>
  ({ fullPath, component, actions }) as GrantedNode;
const nodes = [
  node('/shop', 'Layout'),
  node('/shop/list', 'mfe-shop/List', ['view', 'edit']),
  node('/shop/help', 'mfe-shop/Help', ['view']),
  node('https://iso.org', 'Link', ['view']),
];
const tree = (...children: RoleRoute[]): RoleRoute[] => [{ path: '/shop', children }];

test('are the pages of the tree with their actions; a page without actions is granted as view', () => {
  const routes = tree({ path: 'list', meta: { actions: ['view', 'edit'] } }, { path: 'https://iso.org' });
  expect(grantedRoutes(routes, nodes)).toEqual([
    { path: '/shop/list', action: 'view' },
    { path: '/shop/list', action: 'edit' },
    { path: 'https://iso.org', action: 'view' },
  ]);
  expect(grantedRoutes(tree(), nodes)).toEqual([]);
});

test.each([
  ['an unknown page', tree({ path: 'nowhere' }), 'The page /shop/nowhere does not exist.'],
  [
    'a page that is there twice',
    tree({ path: 'help' }, { path: '/shop/help' }),
    '/shop/help is listed twice.',
  ],
  [
    'an action that is there twice',
    tree({ path: 'list', meta: { actions: ['view', 'view'] } }),
    '/shop/list is listed twice.',
  ],
  [
    'an action that the page has not',
    tree({ path: 'help', meta: { actions: ['view', 'edit'] } }),
    '/shop/help has no permission “edit”.',
  ],
  [
    'editing without viewing',
    tree({ path: 'list', meta: { actions: ['edit'] } }),
    '“edit” on /shop/list requires “view”.',
  ],
])('%s is refused', (_name, routes, message) => {
  expect(() => grantedRoutes(routes, nodes)).toThrow(message);
});
