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

test('are the pages of the tree with their actions; one without actions may be viewed', () => {
  const routes = tree({ path: 'list', meta: { actions: ['view', 'edit'] } }, { path: 'https://iso.org' });
  expect(grantedRoutes(routes, nodes)).toEqual([
    { path: '/shop/list', action: 'view' },
    { path: '/shop/list', action: 'edit' },
    { path: 'https://iso.org', action: 'view' },
  ]);
  expect(grantedRoutes(tree(), nodes)).toEqual([]);
});

test.each([
  ['an unknown page', tree({ path: 'nowhere' }), 'There is no page /shop/nowhere.'],
  [
    'a page that is there twice',
    tree({ path: 'help' }, { path: '/shop/help' }),
    '/shop/help stands there twice.',
  ],
  [
    'an action that is there twice',
    tree({ path: 'list', meta: { actions: ['view', 'view'] } }),
    '/shop/list stands there twice.',
  ],
  [
    'an action that the page has not',
    tree({ path: 'help', meta: { actions: ['view', 'edit'] } }),
    'There is nothing to edit on /shop/help.',
  ],
  [
    'editing without viewing',
    tree({ path: 'list', meta: { actions: ['edit'] } }),
    'Who may edit /shop/list must view it too.',
  ],
])('%s is refused', (_name, routes, message) => {
  expect(() => grantedRoutes(routes, nodes)).toThrow(message);
});
