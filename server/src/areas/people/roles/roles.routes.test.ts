import type { ListPage, Role, RoleOption, RoleRoute, User } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
});

const merchants = (...actions: ('view' | 'edit')[]): RoleRoute[] => [
  { path: '/merchant', children: [{ path: 'list', meta: { actions } }] },
];
const create = (body: object, headers?: Record<string, string>) =>
  callApi<Role>(api, 'POST', '/role', { token, body, ...(headers && { headers }) });
const update = (key: string, body: object, by = token) =>
  callApi<Role>(api, 'PUT', `/role/${key}`, { token: by, body });
const remove = (key: string) => callApi<{ key: string }>(api, 'DELETE', `/role/${key}`, { token });
const roles = async () => (await callApi<Role[]>(api, 'GET', '/roles', { token })).data;
const roleOf = async (key: string) => (await roles()).find((role) => role.key === key)!;
const grantsOf = async (key: string) => {
  const { rows } = await api.services.pool.query<{ grant: string }>(
    `select path || ' ' || action as grant from role_grant where role_key = $1 order by 1`,
    [key],
  );
  return rows.map(({ grant }) => grant);
};
const entries = async () =>
  (
    await api.services.pool.query(
      `select actor_name as actor, action, changes from audit_entry where subject = 'role' order by id`,
    )
  ).rows;

test('every signed-in user can read the names of roles', async () => {
  const answer = await callApi<RoleOption[]>(api, 'GET', '/roles/list', {
    token: await api.signIn('visitor'),
  });
  expect(answer.data).toEqual([
    { id: 'admin', name: 'admin' },
    { id: 'editor', name: 'editor' },
    { id: 'visitor', name: 'visitor' },
  ]);
  expect((await api.call('GET', '/roles/list')).statusCode).toBe(401);
});

test('users who edit users see which roles exceed their own permissions', async () => {
  const { pool } = api.services;
  await pool.query(
    `insert into role_grant (role_key, path, action) values ('editor', '/user/list', 'view'), ('editor', '/user/list', 'edit')`,
  );
  try {
    const token = await api.signIn('editor');
    const { data } = await callApi<RoleOption[]>(api, 'GET', '/roles/list', { token });
    expect(data).toEqual([
      { id: 'admin', name: 'admin', beyondOwn: true },
      { id: 'editor', name: 'editor' },
      { id: 'visitor', name: 'visitor' },
    ]);
  } finally {
    await pool.query(`delete from role_grant where role_key = 'editor' and path = '/user/list'`);
  }
});

test('roles are listed with their permissions and numbers of active users', async () => {
  const [admin, editor, visitor] = await roles();
  expect([admin, editor, visitor].map((role) => [role?.key, role?.users, role?.holdsEverything])).toEqual([
    ['admin', 1, true],
    ['editor', 1, false],
    ['visitor', 1, false],
  ]);
  expect(visitor?.routes).toMatchObject([
    { path: '/', children: [{ name: 'dashboard', meta: { actions: ['view'] } }] },
  ]);
  await api.services.pool.query(`update app_user set status = 'inactive' where username = 'visitor'`);
  expect((await roleOf('visitor')).users).toBe(0);
});

test('roles can be sorted by key, name and users only', async () => {
  const list = (sort: string) =>
    callApi<Role[]>(api, 'GET', `/roles?sort=${encodeURIComponent(sort)}`, { token });
  const keysIn = async (sort: string) => (await list(sort)).data.map(({ key }) => key);
  await api.services.pool.query(`update app_user set status = 'inactive' where username = 'visitor'`);
  expect(await keysIn('-key')).toEqual(['visitor', 'editor', 'admin']);
  expect(await keysIn('-name')).toEqual(['visitor', 'editor', 'admin']);
  expect(await keysIn('+users')).toEqual(['visitor', 'admin', 'editor']);
  const { code, errors } = await list('+description');
  expect([code, errors.map(({ path }) => path)]).toEqual([400, ['sort']]);
});

describe('a new role', () => {
  test('has the granted permissions, and a key made from its name', async () => {
    const { data } = await create({
      name: 'Merchant viewer',
      description: 'Looks',
      routes: merchants('view'),
    });
    expect(data.key).toMatch(/^merchant-viewer-/);
    expect(await grantsOf(data.key)).toEqual(['/merchant/list view']);
    expect(await roleOf(data.key)).toEqual(data);
    expect(await entries()).toEqual([
      {
        actor: 'admin',
        action: 'create',
        changes: [
          { field: 'key', from: null, to: data.key },
          { field: 'name', from: null, to: 'Merchant viewer' },
          { field: 'description', from: null, to: 'Looks' },
          { field: '/merchant/list', from: null, to: 'view' },
        ],
      },
    ]);
  });

  test('is created once when repeated', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const first = await create({ name: 'Once', routes: [] }, headers);
    expect((await create({ name: 'Once', routes: [] }, headers)).data.key).toBe(first.data.key);
    expect((await create({ name: 'Other', routes: [] }, headers)).code).toBe(409);
    await remove(first.data.key);
    expect((await create({ name: 'Once', routes: [] }, headers)).code).toBe(409);
  });

  test.each([['POST'], ['PUT']])('is accepted by %s with the nodes of the specification', async (method) => {
    const page = { path: 'list', meta: { title: 'Merchants' }, hidden: false, alwaysShow: true };
    const routes = [
      { path: '/merchant', meta: { title: 'Merchant', hidden: false }, hidden: true, children: [page] },
    ];
    const made = await create({ key: '', name: 'Night shift', description: '', routes });
    expect(made).toMatchObject({ code: 200, data: { key: expect.stringMatching(/^night-shift-/) } });
    if (method === 'PUT') {
      const { key, updatedAt } = made.data;
      const changed = await callApi<Role>(api, 'PUT', `/role/${key}`, { token, body: { routes, updatedAt } });
      expect(changed.code).toBe(200);
    }
    const stored = (await roles()).find(({ key }) => key === made.data.key);
    expect(stored?.routes[0]?.children?.map(({ path }) => path)).toEqual(['list']);
  });

  test('keeps its texts unchanged, whatever they contain', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { data } = await create({ name, description: '<b>bold</b> & more', routes: [] });
    expect(data).toMatchObject({ name, description: '<b>bold</b> & more' });
  });

  test.each([
    ['no name', { routes: [] }, 'name'],
    ['a blank name', { name: '  ', routes: [] }, 'name'],
    ['a long name', { name: 'x'.repeat(65), routes: [] }, 'name'],
    ['a name that is a list', { name: ['x'], routes: [] }, 'name'],
    ['a long description', { name: 'x', description: 'x'.repeat(501), routes: [] }, 'description'],
    ['a key with capitals', { name: 'x', key: 'Boss', routes: [] }, 'key'],
    ['no routes', { name: 'x' }, 'routes'],
    ['routes that are a text', { name: 'x', routes: 'all' }, 'routes'],
    ['a further field', { name: 'x', routes: [], holdsEverything: true }, 'holdsEverything'],
    ['a further field in a node', { name: 'x', routes: [{ path: '/', grants: 1 }] }, 'routes.0.grants'],
    [
      'an unknown action',
      { name: 'x', routes: [{ path: '/', meta: { actions: ['own'] } }] },
      'routes.0.meta.actions.0',
    ],
    ['a page that is none', { name: 'x', routes: [{ path: '/nowhere' }] }, 'routes'],
    [
      'a tree without end',
      { name: 'x', routes: deepTree(8) },
      'routes.0.children.0.children.0.children.0.children.0.children.0',
    ],
  ])('with %s is refused, and nothing is written', async (_name, body, path) => {
    const answer = await create(body);
    expect(answer.code).toBe(400);
    expect(answer.errors[0]?.path).toMatch(
      path.startsWith('routes.0.children') ? /^routes\.0\.children/ : new RegExp(`^${path}$`),
    );
    expect(await roles()).toHaveLength(3);
    expect(await entries()).toEqual([]);
  });

  test('with __proto__ in its body is refused', async () => {
    const answer = await api.call('POST', '/role', {
      token,
      body: '{"name":"x","routes":[],"__proto__":{"holdsEverything":true}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    ['name', { name: 'EDITOR', routes: [] }],
    ['key', { name: 'Other', key: 'editor', routes: [] }],
  ])('with a used %s is refused', async (path, body) => {
    expect(await create(body)).toMatchObject({ code: 409, errors: [{ path }] });
  });
});

function deepTree(depth: number): RoleRoute[] {
  return [{ path: '/', children: depth > 0 ? deepTree(depth - 1) : [] }];
}

describe('a changed role', () => {
  test('takes effect at the next call, and is in the audit log', async () => {
    const visitor = await api.signIn('visitor');
    const before = await api.call('GET', '/dashboard/summary', { token: visitor });
    const { updatedAt } = await roleOf('visitor');
    const { data } = await update('visitor', {
      routes: merchants('view', 'edit'),
      description: 'Sells',
      updatedAt,
    });
    expect(data.updatedAt > updatedAt).toBe(true);
    const after = await api.call('GET', '/dashboard/summary', { token: visitor });
    expect([before.statusCode, after.statusCode]).toEqual([200, 403]);
    expect(after.headers['x-rights']).not.toBe(before.headers['x-rights']);
    const list = await api.call('POST', '/merchant/list', { token: visitor, body: {} });
    expect(list.statusCode).toBe(200);
    expect(list.headers['x-rights']).toBe(after.headers['x-rights']);
    expect((await entries())[0]).toMatchObject({
      action: 'update',
      changes: [
        { field: 'description', to: 'Sells' },
        { field: '/dashboard', from: 'view', to: null },
        { field: '/merchant/list', from: null, to: 'view, edit' },
      ],
    });
  });

  test('keeps omitted fields', async () => {
    const { key } = (await create({ name: 'Till', description: 'Sells', routes: merchants('view') })).data;
    await update(key, { name: 'Desk' });
    expect(await roleOf(key)).toMatchObject({ name: 'Desk', description: 'Sells' });
    expect(await grantsOf(key)).toEqual(['/merchant/list view']);
  });

  test('is refused with an older version', async () => {
    const { updatedAt } = await roleOf('visitor');
    const [one, other] = await Promise.all([
      update('visitor', { description: 'Guest', updatedAt }),
      update('visitor', { description: 'Stranger', updatedAt }),
    ]);
    expect([one.code, other.code].sort()).toEqual([200, 409]);
    const { updatedAt: now } = await roleOf('visitor');
    expect([one, other].find(({ code }) => code === 409)?.errors).toMatchObject([
      { path: 'updatedAt', message: now },
    ]);
  });

  test('keeps its key, and must exist', async () => {
    expect(await update('visitor', { key: 'boss' })).toMatchObject({ code: 400, errors: [{ path: 'key' }] });
    expect((await update('nobody', { name: 'x' })).code).toBe(404);
  });

  test('with all permissions cannot lose a page', async () => {
    expect(await update('admin', { routes: merchants('view') })).toMatchObject({
      code: 400,
      errors: [{ path: 'routes' }],
    });
    const { routes } = await roleOf('admin');
    expect((await update('admin', { routes, description: 'Boss' })).data.description).toBe('Boss');
  });

  test.each(['admin', 'editor', 'visitor'])('that is built in keeps its name: %s', async (key) => {
    const refused = { code: 400, errors: [{ path: 'name', code: 'role-built-in' }] };
    expect(await update(key, { name: 'Guest' })).toMatchObject(refused);
    expect((await update(key, { name: key, description: 'Other words' })).code).toBe(200);
    await api.services.pool.query(`update role set name = 'Renamed before' where key = $1`, [key]);
    expect((await update(key, { name: 'Renamed before' })).code).toBe(200);
    expect((await update(key, { name: key })).data.name).toBe(key);
  });
});

describe('a manager of roles without all permissions', () => {
  const management = (...actions: ('view' | 'edit')[]) => ({
    path: '/permission',
    children: [{ path: 'role', meta: { actions } }],
  });
  let deputy: string;
  beforeEach(async () => {
    await update('editor', { routes: [...merchants('view'), management('view', 'edit')] });
    deputy = await api.signIn('editor');
  });

  test.each([
    ['viewing', merchants('view')],
    ['editing', [...merchants('view'), management('view')]],
  ])('cannot remove %s role management from their own role', async (_what, routes) => {
    const answer = await update('editor', { routes }, deputy);
    expect(answer).toMatchObject({ code: 400, errors: [{ path: 'routes' }] });
    expect(answer.message).toContain('role management');
    expect(await grantsOf('editor')).toHaveLength(3);
  });

  test('cannot grant more than their own permissions', async () => {
    const { key } = (await create({ name: 'Till', routes: [] })).data;
    const more = await update(key, { routes: merchants('view', 'edit') }, deputy);
    expect(more.message).toContain('You cannot grant a permission you do not have: edit /merchant/list');
    await update(key, { routes: merchants('view') }, deputy);
    expect(await grantsOf(key)).toEqual(['/merchant/list view']);
  });

  test('cannot change a role with more permissions, nor its texts', async () => {
    const unheld = (await create({ name: 'Unheld', routes: merchants('edit', 'view') })).data;
    const refused = { code: 400, errors: [{ code: 'role-change-beyond-own' }] };
    for (const key of ['admin', 'visitor', unheld.key])
      for (const change of [{ name: 'x' }, { description: 'x' }, { routes: [] }])
        expect(await update(key, change, deputy)).toMatchObject(refused);
    const dropped = await callApi(api, 'DELETE', `/role/${unheld.key}`, { token: deputy });
    expect(dropped).toMatchObject(refused);
    expect(await roleOf(unheld.key)).toEqual(unheld);
  });
});

describe('deleting a role', () => {
  test('works while no user has the role', async () => {
    const { data } = await create({ name: 'Short-lived', routes: merchants('view') });
    expect(await remove(data.key)).toMatchObject({ code: 200, data: { key: data.key } });
    expect((await remove(data.key)).code).toBe(404);
    expect((await entries())[1]).toMatchObject({
      action: 'delete',
      changes: expect.arrayContaining([{ field: '/merchant/list', from: 'view', to: null }]),
    });
  });

  test.each([
    ['visitor', 'Users who still have this role: 1.'],
    ['admin', 'The role with every permission cannot be deleted.'],
  ])('is refused for %s', async (key, message) => {
    expect(await remove(key)).toMatchObject({ code: 409, message });
    expect(await roles()).toHaveLength(3);
  });

  test('and assigning it at the same time: one of both is refused', async () => {
    const body = { username: 'visitor' };
    const { data } = await callApi<ListPage<User>>(api, 'POST', '/user/list', { token, body });
    const id = data.items[0]!.id;
    for (let round = 0; round < 4; round++) {
      const { key } = (await create({ name: `Short-lived ${round}`, routes: [] })).data;
      const give = callApi<User>(api, 'PUT', '/user/update', { token, body: { id, roleName: key } });
      const [removed, given] = await Promise.all([remove(key), give]);
      expect([removed.code, given.code]).toEqual(removed.code === 200 ? [200, 400] : [409, 200]);
    }
  });

  test('is refused with an older version', async () => {
    const { data } = await create({ name: 'Changed', routes: [] });
    await update(data.key, { description: 'x' });
    const answer = await callApi(api, 'DELETE', `/role/${data.key}?updatedAt=${data.updatedAt}`, { token });
    expect(answer.code).toBe(409);
  });
});
