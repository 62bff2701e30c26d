import type { FoundAccount, HistoryEntry, ListPage, User } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

let api: TestApi;
let token: string;
let made = 0;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

const password = 'quite a secret';
const list = (body: object = {}) => callApi<ListPage<User>>(api, 'POST', '/user/list', { token, body });
const create = (body: object, headers?: Record<string, string>) =>
  callApi<User>(api, 'POST', '/user/create', { token, body, ...(headers && { headers }) });
const update = (body: object, by = token) => callApi<User>(api, 'PUT', '/user/update', { token: by, body });
const setStatus = (body: object, by = token) =>
  callApi<User>(api, 'PUT', '/user/status', { token: by, body });
const infoStatus = async (of: string) => (await api.call('GET', '/user/info', { token: of })).statusCode;
const stored = async () =>
  (
    await api.services.pool.query(
      `select *, (select count(*) from audit_entry) as entries from app_user order by id`,
    )
  ).rows;

async function newUser(values: object = {}): Promise<User> {
  made += 1;
  const { code, data } = await create({
    username: `person${made}`,
    password,
    roleName: 'visitor',
    ...values,
  });
  expect(code).toBe(200);
  return data;
}

/** Returns the token of the new session; an empty text when the sign-in is refused. */
async function login(username: string, word = password): Promise<string> {
  const body = { username, password: word };
  const { data } = await callApi<{ token: string } | undefined>(api, 'POST', '/auth/login', { body });
  return data?.token ?? '';
}

describe('the list', () => {
  test('lists users with their roles, by ascending id by default', async () => {
    const { data } = await list();
    expect(data.items.map(({ username }) => username).slice(0, 3)).toEqual(['admin', 'editor', 'visitor']);
    expect(data.items[0]).toEqual({
      id: expect.any(Number),
      username: 'admin',
      avatar: '/avatar.png',
      introduction: 'I am a super administrator',
      status: 'active',
      roleName: 'admin',
      roleKey: 'admin',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      link: null,
      secondFactor: 'none',
    });
    const ids = (await list({ sort: '-id' })).data.items.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  test('filters by any part of the name, status and role, with an exact total', async () => {
    await newUser({ username: 'per%cent'.replace('%', '_'), roleName: 'editor', status: 'inactive' });
    const names = async (filter: object) => (await list(filter)).data.items.map(({ username }) => username);
    expect(await names({ username: 'R_CE' })).toEqual(['per_cent']);
    expect(await names({ username: 'r%ce' })).toEqual([]);
    expect(await names({ status: 'inactive' })).toEqual(['per_cent']);
    expect(await names({ roleName: 'editor' })).toEqual(['editor', 'per_cent']);
    const beyond = await list({ page: 9 });
    expect(beyond.data).toEqual({ items: [], total: (await list({ limit: 1 })).data.total });
  });

  test.each([
    [{ sort: 'id' }],
    [{ limit: 0 }],
    [{ limit: 1001 }],
    [{ page: '1' }],
    [{ status: 'gone' }],
    [{ x: 1 }],
  ])('refuses %p', async (body) => expect((await list(body)).code).toBe(400));
});

describe('a new user', () => {
  test('can sign in with the assigned role', async () => {
    const user = await newUser({ username: 'Zoë.Ünal', roleName: 'editor', introduction: 'New here' });
    expect(user).toMatchObject({ status: 'active', roleName: 'editor', avatar: '/avatar.png' });
    expect(await infoStatus(await login('zoë.ünal'))).toBe(200);
  });

  test('may have to change the password first', async () => {
    const { username } = await newUser({ mustChangePassword: true });
    const info = await callApi<object>(api, 'GET', '/user/info', { token: await login(username) });
    expect(info.data).toMatchObject({ mustChangePassword: true });
  });

  test('is created once by a repeated call', async () => {
    const headers = { 'idempotency-key': 'one-user' };
    const body = { username: 'only.once', password, roleName: 'visitor' };
    const first = await create(body, headers);
    // An import generates a new password for each attempt.
    const again = { ...body, password: `${password} again` };
    expect(await create(again, headers)).toMatchObject({ code: 200, data: first.data });
    const other = await create({ ...body, username: 'only.twice' }, headers);
    expect(other).toMatchObject({ code: 409, errors: [{ path: 'Idempotency-Key' }] });
  });

  test('has a unique name regardless of case', async () => {
    const answer = await create({ username: 'ADMIN', password, roleName: 'visitor' });
    expect(answer).toMatchObject({ code: 409, errors: [{ path: 'username' }] });
  });
});

const valid = { username: 'never.made', password, roleName: 'visitor' };
describe.each([
  ['create', () => valid, (body: object) => create(body)],
  ['update', () => ({ id: 2, username: 'never.made' }), (body: object) => update(body)],
  ['status', () => ({ id: 2, status: 'inactive' }), (body: object) => setStatus(body)],
])('a write of %s', (_name, base, send) => {
  test.each([
    ['role', { role: 'admin' }],
    ['isAdmin', { isAdmin: true }],
    ['roleKey', { roleKey: 'admin' }],
    ['passwordHash', { passwordHash: 'x' }],
    ['constructor', { constructor: { prototype: { isAdmin: true } } }],
    ['id', { id: ['2'] }],
    ['id', { id: '2' }],
    ['username', { username: ['never.made'] }],
    ['roleName', { roleName: ['admin'] }],
    ['roleName', { roleName: { key: 'admin' } }],
    ['status', { status: ['active'] }],
    ['status', { status: 'banned' }],
    ['updatedAt', { updatedAt: 'yesterday' }],
  ])('with a wrong %s is refused, and nothing is changed', async (_field, extra) => {
    const before = await stored();
    expect((await send({ ...base(), ...extra })).code).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test.each([['__proto__'], ['constructor']])('with %s in its text is refused', async (key) => {
    const before = await stored();
    const text = JSON.stringify(base()).replace('{', `{"${key}": {"prototype": {"isAdmin": true}},`);
    const path = _name === 'create' ? '/user/create' : `/user/${_name}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await api.call(_name === 'create' ? 'POST' : 'PUT', path, { token, body: text, headers });
    expect(answer.statusCode).toBe(400);
    expect(await stored()).toEqual(before);
  });
});

test.each([
  ['username', { username: 'abc' }],
  ['username', { username: 'a'.repeat(17) }],
  ['username', { username: 'two words' }],
  ['username', { username: '😀😀😀' }],
  ['password', { password: 'k7!xW2q' }],
  ['password', { password: 'Baseball' }],
  ['password', { password: 'NEVER.MADE' }],
  ['password', { password: 'never-made-2026!' }],
  ['password', { password: 'Back-Office-2026' }],
  ['password', { password: '        ' }],
  ['roleName', { roleName: 'nobody' }],
  ['roleName', { roleName: '' }],
  ['avatar', { avatar: 'javascript:alert(1)' }],
  ['avatar', { avatar: '//evil.example/a.png' }],
  ['introduction', { introduction: 'x'.repeat(501) }],
  ['status', { status: 'deleted' }],
])('a new user with a wrong %s is refused by its name', async (path, wrong) => {
  const before = await stored();
  const answer = await create({ ...valid, ...wrong });
  expect(answer.code).toBe(400);
  expect(answer.errors.map((error) => error.path)).toContain(path);
  expect(await stored()).toEqual(before);
});

describe('a change', () => {
  test('keeps omitted fields, and is refused with an older version', async () => {
    const user = await newUser({ introduction: 'Before' });
    const first = await update({ id: user.id, introduction: 'After', updatedAt: user.updatedAt });
    expect(first.data).toMatchObject({ introduction: 'After', username: user.username, roleName: 'visitor' });
    const late = await update({ id: user.id, introduction: 'Late', updatedAt: user.updatedAt });
    expect(late).toMatchObject({ code: 409, errors: [{ path: 'updatedAt', message: first.data.updatedAt }] });
    expect((await update({ id: user.id, introduction: 'Without' })).code).toBe(200);
    expect((await update({ id: 987_654, introduction: 'x' })).code).toBe(404);
  });

  test('accepts a row as it was sent', async () => {
    const { roleKey: _key, ...row } = await newUser();
    expect(await update(row)).toMatchObject({ code: 200 });
  });

  test('keeps the session while role and status stay; changing either ends it', async () => {
    const { id, username } = await newUser();
    const here = await login(username);
    await update({ id, introduction: 'x', roleName: 'visitor', status: 'active' });
    expect(await infoStatus(here)).toBe(200);
    await update({ id, roleName: 'editor' });
    expect(await infoStatus(here)).toBe(401);
    const again = await login(username);
    await setStatus({ id, status: 'inactive' });
    expect(await infoStatus(again)).toBe(401);
    const { rowCount } = await api.services.pool.query('select from session where user_id = $1', [id]);
    expect(rowCount).toBe(0);
    expect(await login(username)).toBe('');
  });

  test('to deleted ends the sessions, and only another status is accepted afterwards', async () => {
    const { id, username } = await newUser();
    const here = await login(username);
    expect((await setStatus({ id, status: 'deleted' })).data.status).toBe('deleted');
    expect(await infoStatus(here)).toBe(401);
    expect(await login(username)).toBe('');
    expect((await update({ id, introduction: 'x' })).code).toBe(409);
    expect((await setStatus({ id, status: 'active' })).data.status).toBe('active');
    expect(await login(username)).not.toBe('');
  });

  test('assigns a role by its key, or by a unique name', async () => {
    const { pool } = api.services;
    await pool.query(`insert into role (key, name) values ('till', 'Cashier'), ('shadow', 'till')`);
    const { id } = await newUser({ roleName: 'Cashier' });
    await update({ id, roleName: 'visitor' });
    expect((await update({ id, roleName: 'till' })).data).toMatchObject({ roleKey: 'till' });
    const shadow = await newUser({ roleName: 'shadow' });
    // The role is named "till": sent back unchanged, it remains the same role.
    const answer = await update({ id: shadow.id, roleName: shadow.roleName });
    expect(answer.data).toMatchObject({ roleKey: 'shadow' });
    await setStatus({ id, status: 'inactive' });
  });
});

describe('no user', () => {
  test.each([
    ['roleName', { roleName: 'editor' }],
    ['status', { status: 'inactive' }],
    ['status', { status: 'deleted' }],
  ])('can change their own %s', async (path, change) => {
    const [admin] = (await list({ username: 'admin' })).data.items;
    const before = await stored();
    expect(await update({ id: admin!.id, ...change })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/your own/),
      errors: [{ path }],
    });
    expect(await stored()).toEqual(before);
    expect((await update({ id: admin!.id, introduction: 'Mine to change' })).code).toBe(200);
  });

  test('can grant more than their own permissions, or remove the last administrator', async () => {
    const { pool } = api.services;
    await pool.query(`insert into role (key, name) values ('staff', 'Staff')`);
    await pool.query(
      `insert into role_grant (role_key, path, action)
       select 'staff', path, action from unnest(array['/user/list', '/dashboard']) path
       cross join unnest(array['view', 'edit']) action`,
    );
    const { username } = await newUser({ roleName: 'staff' });
    const staff = await login(username);
    const refused = { code: 400, errors: [{ path: 'roleName' }] };
    const body = { username: 'by.staff', password, roleName: 'admin' };
    expect(await callApi(api, 'POST', '/user/create', { token: staff, body })).toMatchObject(refused);
    const visitor = (await list({ username: 'visitor' })).data.items[0]!;
    expect(await update({ id: visitor.id, roleName: 'editor' }, staff)).toMatchObject(refused);
    expect((await update({ id: visitor.id, roleName: 'staff' }, staff)).code).toBe(200);
    expect((await update({ id: visitor.id, roleName: 'visitor' }, staff)).code).toBe(200);
    const [admin] = (await list({ username: 'admin' })).data.items;
    for (const change of [{ roleName: 'visitor' }, { status: 'inactive' }, { status: 'deleted' }])
      expect((await update({ id: admin!.id, ...change }, staff)).code).toBe(400);
  });

  test('can change a user with more permissions', async () => {
    const { pool } = api.services;
    await pool.query(`insert into role (key, name) values ('people', 'People')`);
    await pool.query(
      `insert into role_grant (role_key, path, action)
       select 'people', path, action from unnest(array['/user/list', '/user/access-review']) path
       cross join unnest(array['view', 'edit']) action`,
    );
    const { id: ownId, username } = await newUser({ roleName: 'people' });
    const clerk = await login(username);
    const boss = await newUser({ roleName: 'admin' });
    const here = await login(boss.username);
    const { rows } = await pool.query('select public_id as id from session where user_id = $1', [boss.id]);
    const before = await stored();
    const refused = { code: 400, errors: [{ code: 'user-beyond-own' }] };
    for (const change of [{ username: 'renamed' }, { roleName: 'people' }, { introduction: 'x' }])
      expect(await update({ id: boss.id, ...change }, clerk)).toMatchObject(refused);
    for (const status of ['inactive', 'deleted'])
      expect(await setStatus({ id: boss.id, status }, clerk)).toMatchObject(refused);
    const end = (path: string, body: object) => callApi(api, 'POST', path, { token: clerk, body });
    expect(await end('/access/end-session', { id: rows[0].id })).toMatchObject(refused);
    expect(await end('/access/end-sessions', { userId: boss.id })).toMatchObject(refused);
    expect(await stored()).toEqual(before);
    expect(await infoStatus(here)).toBe(200);
    const colleague = await newUser({ roleName: 'people' });
    expect((await setStatus({ id: colleague.id, status: 'inactive' }, clerk)).code).toBe(200);
    expect((await update({ id: ownId, introduction: 'Mine' }, clerk)).code).toBe(200);
  });

  test('can assign a role that gets more permissions while the password is hashed', async () => {
    const { pool, passwords } = api.services;
    await pool.query(
      `with added as (insert into role (key, name) values ('manager', 'Manager'), ('growing', 'Growing') returning key)
       insert into role_grant (role_key, path, action)
       select 'manager', '/user/list', action from unnest(array['view', 'edit']) action`,
    );
    const { username } = await newUser({ roleName: 'manager' });
    const manager = await login(username);
    const hash = jest.spyOn(passwords, 'hash').mockImplementation(async () => {
      await pool.query(
        `insert into role_grant (role_key, path, action) values ('growing', '/merchant/list', 'view')`,
      );
      return 'a hash';
    });
    const body = { username: 'by.manager', password, roleName: 'growing' };
    const answer = await callApi(api, 'POST', '/user/create', { token: manager, body });
    expect(answer).toMatchObject({ code: 400, errors: [{ path: 'roleName' }] });
    hash.mockRestore();
  });
});

test('two administrators who remove each other at the same time leave one', async () => {
  const { pool } = api.services;
  for (let round = 0; round < 4; round++) {
    const pair = await Promise.all([newUser({ roleName: 'admin' }), newUser({ roleName: 'admin' })]);
    const [one, other] = await Promise.all(pair.map(({ username }) => login(username)));
    await pool.query(`update app_user set status = 'inactive' where role_key = 'admin' and id <> all($1)`, [
      pair.map(({ id }) => id),
    ]);
    const answers = await Promise.all([
      setStatus({ id: pair[1].id, status: 'inactive' }, one),
      update({ id: pair[0].id, roleName: 'visitor' }, other),
    ]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const left = await pool.query(`select from app_user where role_key = 'admin' and status = 'active'`);
    expect(left.rowCount).toBe(1);
    await pool.query(`update app_user set status = 'active' where username = 'admin'`);
  }
});

test('each write is in the audit log with its changes and no password; a refused one adds nothing', async () => {
  const { id, username } = await newUser({ roleName: 'visitor' });
  await update({ id, roleName: 'editor' });
  await setStatus({ id, status: 'deleted' });
  await setStatus({ id, status: 'active' });
  expect((await update({ id, roleName: 'nobody' })).code).toBe(400);
  const { data } = await callApi<ListPage<HistoryEntry>>(api, 'POST', '/user/history', {
    token,
    body: { id },
  });
  expect(data.items.map(({ action, changes }) => [action, changes])).toEqual([
    ['update', [{ field: 'status', from: 'deleted', to: 'active' }]],
    ['delete', [{ field: 'status', from: 'active', to: 'deleted' }]],
    ['update', [{ field: 'roleName', from: 'visitor', to: 'editor' }]],
    ['create', expect.arrayContaining([{ field: 'username', from: null, to: username }])],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/secret|argon2/);
  expect(api.logged()).not.toContain(password);
});

test('a search finds users by id and by a part of their name, with permission to view users', async () => {
  const find = async (query: string) =>
    (await callApi<{ items: FoundAccount[] }>(api, 'POST', '/user/find', { token, body: { query } })).data
      .items;
  const [editor] = await find('DITO');
  expect(editor).toMatchObject({ username: 'editor', by: 'name' });
  expect((await find(String(editor!.id)))[0]).toEqual({ ...editor, by: 'id' });
  expect(await find('%')).toEqual([]);
  const visitor = await api.signIn('visitor');
  const refused = await api.call('POST', '/user/find', { token: visitor, body: { query: 'editor' } });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('editor');
});
