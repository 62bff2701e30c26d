import { type RouteNode, screens } from '@backoffice/contract';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

async function routesOf(username: string): Promise<RouteNode[]> {
  const answer = await api.call('GET', '/routes', { token: await api.signIn(username) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: RouteNode[] }>().data;
}

const names = (nodes: RouteNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children ? [name, names(children)] : name));

test.each([
  [
    'admin',
    [
      ['home', ['dashboard']],
      ['transaction', ['transactions']],
      ['merchant', ['merchants', 'merchantPage', 'energyMerchants', 'energyOrders', 'merchantKeys']],
      ['channel', ['channels', 'channelTypes', 'channelKeys']],
      [
        'user',
        ['users', 'serviceAccounts', 'webhooks', 'accessReview', 'approvals', 'auditLog', 'operationsStatus'],
      ],
      ['permission', ['permissionPage', 'permissionDirective', 'roles', 'viewSharing']],
      ['example', ['articleCreate', 'articleEdit', 'articles']],
      ['table', ['articleTable']],
      ['operations', ['remotes']],
      ['documentationGroup', ['documentation']],
      ['guideGroup', ['guide']],
      ['externalLinks', ['currencyCodes']],
    ],
  ],
  [
    'editor',
    [
      ['home', ['dashboard']],
      ['transaction', ['transactions']],
      ['merchant', ['merchants', 'merchantPage', 'energyMerchants', 'energyOrders', 'merchantKeys']],
      ['channel', ['channels', 'channelKeys']],
      ['permission', ['permissionDirective']],
      ['example', ['articleCreate', 'articleEdit', 'articles']],
      ['table', ['articleTable']],
      ['documentationGroup', ['documentation']],
      ['guideGroup', ['guide']],
      ['externalLinks', ['currencyCodes']],
    ],
  ],
  ['visitor', [['home', ['dashboard']]]],
])('%s sees the granted pages', async (username, expected) => {
  expect(names(await routesOf(username))).toEqual(expected);
});

test('a node contains its page, titles in four languages, and the permitted actions', async () => {
  const [home, , merchant] = await routesOf('editor');
  expect(home).toMatchObject({
    path: '/',
    component: 'Layout',
    redirect: '/dashboard',
    children: [
      { path: 'dashboard', component: 'mfe-content/Dashboard', meta: { affix: true, icon: 'board' } },
    ],
  });
  expect(merchant?.children?.[0]).toEqual({
    path: 'list',
    component: 'mfe-merchant/MerchantList',
    name: 'merchants',
    meta: {
      title: 'Merchant list',
      titles: { en: 'Merchant list', zh: '商户列表', es: 'Lista de comercios', ja: '加盟店一覧' },
      icon: 'building-shop',
      actions: ['view', 'edit'],
    },
  });
});

test('an external link is a node whose path is its address', async () => {
  const links = (await routesOf('editor')).find(({ name }) => name === 'externalLinks');
  expect(links?.children?.[0]?.path).toBe('https://www.iso.org/iso-4217-currency-codes.html');
});

test('an action that a page does not have cannot be granted', async () => {
  const { rows } = await api.services.pool.query(
    `select from role_grant where role_key = 'editor' and path = '/dashboard' and action = 'edit'`,
  );
  expect(rows).toHaveLength(1);
  const [home] = await routesOf('editor');
  expect(home?.children?.[0]?.meta.actions).toEqual(['view']);
});

test('each screen of the table of permissions is a page of the tree with the same name', async () => {
  const { rows } = await api.services.pool.query<{ name: string; path: string }>(
    `select name, full_path as path from route_node where name = any($1)`,
    [Object.keys(screens)],
  );
  expect(Object.fromEntries(rows.map(({ name, path }) => [name, path]))).toEqual(screens);
});

test('a view permission is reported as such', async () => {
  const [home] = await routesOf('visitor');
  expect(home?.children?.[0]?.meta.actions).toEqual(['view']);
});

test('a changed grant is visible at the next read', async () => {
  const { pool } = api.services;
  await pool.query(`insert into role_grant values ('visitor', '/merchant/list', 'view')`);
  expect(names(await routesOf('visitor'))).toEqual([
    ['home', ['dashboard']],
    ['merchant', ['merchants']],
  ]);
  await pool.query(
    `update role_grant set action = 'edit' where role_key = 'visitor' and path = '/merchant/list'`,
  );
  expect(names(await routesOf('visitor'))).toEqual([['home', ['dashboard']]]);
});

test('a page at the top level is dropped', async () => {
  await api.services.pool.query(
    `insert into route_node (position, path, full_path, component, name, titles)
     values (90, '/lonely', '/lonely', 'mfe-content/Lonely', 'lonely', '{"en": "", "zh": "", "es": "", "ja": ""}')`,
  );
  expect(JSON.stringify(await routesOf('admin'))).not.toContain('lonely');
});

test('the energy pages exist with demo data only', async () => {
  const bare = await startTestApi({ settings: { demoData: false } });
  const { rows } = await bare.services.pool.query(`select from route_node where name like 'energy%'`);
  expect(rows).toHaveLength(0);
  await bare.stop();
});

test('every menu entry has a section and a unique icon', async () => {
  const tree = await routesOf('admin');
  expect(tree.map(({ path, meta }) => [path, meta.section])).toEqual([
    ['/', undefined],
    ['/transaction', 'payments'],
    ['/merchant', 'payments'],
    ['/channel', 'payments'],
    ['/user', 'people'],
    ['/permission', 'people'],
    ['/example', 'content'],
    ['/table', 'demos'],
    ['/operations', 'operations'],
    ['/documentation', 'help'],
    ['/guide', 'help'],
    ['/external-link', 'help'],
  ]);
  const moved = tree
    .flatMap(({ children = [] }) => children)
    .filter(({ name }) => name === 'auditLog' || name === 'operationsStatus');
  expect(moved.map(({ meta }) => meta.section)).toEqual(['operations', 'operations']);
  const icons = [...tree, ...moved].map(({ meta }) => meta.icon);
  expect(new Set(icons).size).toBe(icons.length);
});
