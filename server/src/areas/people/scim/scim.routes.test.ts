import { readPublicUrl } from '@backoffice/contract/public-url';
import { listen } from '../../../testing/raw-connection';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { formerToken, scimClient, scimRoles, scimToken } from './scim-api.fixture';

let api: TestApi;
let port: number | undefined;
useTestApi((given) => (api = given), {
  settings: {
    scim: { tokens: [scimToken, formerToken], roles: scimRoles },
    publicUrl: readPublicUrl('http://tools.example/office'),
    allowedHosts: ['tools.example'],
  },
});
beforeEach(async () => (port ??= await listen(api.app)));
const { call, addUser, addGroup, patch } = scimClient(() => api);

async function stored(username: string) {
  const { rows } = await api.services.pool.query(
    'select id::text, role_key as role, status from app_user where username = $1',
    [username],
  );
  return rows[0] as { id: string; role: string; status: string } | undefined;
}
const stateOf = async (username: string) => {
  const user = await stored(username);
  return user && [user.role, user.status];
};
const entries = async () => {
  const { rows } = await api.services.pool.query(
    `select actor_id, actor_name, action, subject_name, changes from audit_entry where subject = 'user' order by id`,
  );
  return rows;
};
const idOf = async (username: string) => (await stored(username))!.id;
const addAdministrator = () =>
  api.services.pool.query(
    `insert into app_user (username, password_hash, role_key) values ('second', '', 'admin')`,
  );

describe('the token', () => {
  test.each([
    ['no token', {}],
    ['another token', { authorization: `Bearer ${scimToken.slice(0, -1)}` }],
    ['a deploy key', { 'x-deploy-key': scimToken }],
    ['a token of another scheme', { authorization: `Basic ${scimToken}` }],
  ])('%s is refused in the form of the standard', async (_what, headers) => {
    const answer = await api.app.inject({ method: 'GET', url: '/scim/v2/Users', headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      401,
      'application/scim+json; charset=utf-8',
    ]);
    expect(answer.json()).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '401',
      detail: 'The bearer token is missing or not accepted.',
    });
  });

  test('each of several is accepted, and none is logged', async () => {
    for (const token of [scimToken, formerToken]) {
      expect((await call('GET', 'Users', undefined, token)).status).toBe(200);
      expect(api.logged()).not.toContain(token);
    }
  });

  test('the session of an administrator is refused, and the token opens no other call', async () => {
    const token = await api.signIn('admin');
    expect((await call('GET', 'Users', undefined, token)).status).toBe(401);
    expect((await api.call('GET', '/user/info', { token: formerToken })).statusCode).toBe(401);
  });
});

test.each([
  ['tools.example', 'http://tools.example/office/api/scim/v2/Schemas'],
  ['localhost:8789', 'http://localhost:8789/scim/v2/Schemas'],
])('addresses are those at which a caller of %s finds the resources', async (host, folder) => {
  const headers = { host, authorization: `Bearer ${scimToken}` };
  const answer = await api.app.inject({ method: 'GET', url: '/scim/v2/Schemas', headers });
  const { Resources: schemas } = answer.json<{ Resources: { id: string; meta: { location: string } }[] }>();
  expect(schemas.map(({ meta }) => meta.location)).toEqual(schemas.map(({ id }) => `${folder}/${id}`));
});

describe('users', () => {
  test('an account is created without access, until a group gives it a role', async () => {
    const { status, body, headers } = await call('POST', 'Users', { userName: 'Wang.Li', externalId: 'e-1' });
    expect(status).toBe(201);
    expect(headers.location).toBe(body.meta.location);
    expect(body).toMatchObject({ userName: 'Wang.Li', externalId: 'e-1', active: true, groups: [] });
    expect(await stateOf('wang.li')).toEqual(['visitor', 'inactive']);
    await addGroup('payments', body.id);
    expect(await stateOf('wang.li')).toEqual(['editor', 'active']);
    expect(await entries()).toMatchObject([
      { actor_id: null, actor_name: 'company directory (SCIM)', action: 'create', subject_name: 'wang.li' },
      {
        actor_name: 'company directory (SCIM)',
        action: 'update',
        changes: [
          { field: 'roleName', from: 'visitor', to: 'editor' },
          { field: 'status', from: 'inactive', to: 'active' },
        ],
      },
    ]);
  });

  test('an address gives the username before its @ where it is too long itself', async () => {
    await addUser('maria.lopez@company.example');
    expect(await stateOf('maria.lopez')).toEqual(['visitor', 'inactive']);
  });

  test.each([
    ['the name of an account', 'admin', 409, 'uniqueness'],
    ['an imitation', 'edit0r', 409, 'uniqueness'],
    ['the same part of another address', 'admin@company.example', 409, 'uniqueness'],
    ['a form that no username has', 'a b c d', 400, 'invalidValue'],
    ['no name', '', 400, 'invalidValue'],
  ])('%s is refused', async (_what, userName, status, scimType) => {
    expect(await call('POST', 'Users', { userName })).toMatchObject({ status, body: { scimType } });
  });

  test('a name is announced once', async () => {
    await addUser('wang.li@company.example');
    const again = await call('POST', 'Users', { userName: 'WANG.LI@company.example' });
    expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } });
  });

  test('accounts with roles of the map are seen, all others do not exist', async () => {
    const { pool } = api.services;
    await pool.query(`insert into role (key, name) values ('outside', 'Outside')`);
    await pool.query(`update app_user set role_key = 'outside' where username = 'editor'`);
    const { body } = await call('GET', 'Users');
    expect(body.Resources.map(({ userName }) => userName)).toContain('admin');
    expect(body.Resources.map(({ userName }) => userName)).not.toContain('editor');
    const id = await idOf('editor');
    expect((await call('GET', `Users/${id}`)).status).toBe(404);
    expect((await patch(`Users/${id}`, { op: 'replace', path: 'active', value: false })).status).toBe(404);
    expect((await call('DELETE', `Users/${id}`)).status).toBe(404);
    expect((await call('POST', 'Groups', { displayName: 'Payments', members: [{ value: id }] })).status).toBe(
      400,
    );
    expect(await stateOf('editor')).toEqual(['outside', 'active']);
  });

  test('a user who was here before keeps role and access until a group is taken away', async () => {
    const id = await idOf('editor');
    await patch(`Users/${id}`, { op: 'add', path: 'externalId', value: 'e-2' });
    expect(await stateOf('editor')).toEqual(['editor', 'active']);
    const group = await addGroup('Everyone', id);
    expect(await stateOf('editor')).toEqual(['visitor', 'active']);
    await patch(`Groups/${group}`, { op: 'remove', path: `members[value eq "${id}"]` });
    expect(await stateOf('editor')).toEqual(['visitor', 'inactive']);
  });

  test('a rename is one of the account', async () => {
    const id = await addUser('wang.li');
    const { status, body } = await patch(`Users/${id}`, { op: 'replace', value: { userName: 'li.wang' } });
    expect([status, body.userName]).toEqual([200, 'li.wang']);
    expect(await stateOf('li.wang')).toBeDefined();
    expect((await patch(`Users/${id}`, { op: 'replace', value: { userName: 'editor' } })).status).toBe(409);
  });

  test('an administrator’s deactivation is not undone by the directory', async () => {
    const id = await addUser('wang.li');
    await addGroup('Payments', id);
    await patch(`Users/${id}`, { op: 'replace', path: 'active', value: false });
    const token = await api.signIn('admin');
    for (const status of ['active', 'inactive'])
      await api.call('PUT', '/user/status', { token, body: { id: Number(id), status } });
    await patch(`Users/${id}`, { op: 'replace', path: 'active', value: false });
    const { body } = await patch(`Users/${id}`, { op: 'replace', path: 'active', value: true });
    expect(body.active).toBe(false);
    expect(await stateOf('wang.li')).toEqual(['editor', 'inactive']);
  });

  test('a deleted user is kept inactive, and comes back only with the same id of the directory', async () => {
    const id = await addUser('wang.li', { externalId: 'e-3' });
    const group = await addGroup('Payments', id);
    expect((await call('DELETE', `Users/${id}`)).status).toBe(204);
    expect(await stateOf('wang.li')).toEqual(['editor', 'inactive']);
    expect((await call('GET', `Users/${id}`)).status).toBe(404);
    expect((await call('GET', `Groups/${group}`)).body.members).toEqual([]);
    expect((await call('POST', 'Users', { userName: 'wang.li' })).status).toBe(409);
    expect((await call('POST', 'Users', { userName: 'wang.li', externalId: 'e-4' })).status).toBe(409);
    const again = await call('POST', 'Users', { userName: 'wang.li', externalId: 'e-3' });
    expect([again.status, again.body.id]).toEqual([201, id]);
    expect(await stateOf('wang.li')).toEqual(['editor', 'inactive']);
    await patch(`Groups/${group}`, { op: 'add', path: 'members', value: [{ value: id }] });
    expect(await stateOf('wang.li')).toEqual(['editor', 'active']);
  });
});

describe('the last administrator', () => {
  test.each([
    ['deactivated', (id: string) => patch(`Users/${id}`, { op: 'replace', path: 'active', value: 'False' })],
    ['deleted', (id: string) => call('DELETE', `Users/${id}`)],
  ])('is not %s', async (_what, attempt) => {
    const id = await idOf('admin');
    expect((await attempt(id)).status).toBe(403);
    expect(await stateOf('admin')).toEqual(['admin', 'active']);
    expect((await call('GET', `Users/${id}`)).body.active).toBe(true);
    await addAdministrator();
    expect((await attempt(id)).status).toBeLessThan(300);
    expect(await stateOf('admin')).toEqual(['admin', 'inactive']);
  });

  test('is not demoted by groups, one by one or all at once', async () => {
    await addAdministrator();
    const ids = [await idOf('admin'), await idOf('second')];
    await addGroup('Everyone', ...ids);
    const roles = [await stateOf('admin'), await stateOf('second')];
    expect(roles).toContainEqual(['admin', 'active']);
    expect(roles).toContainEqual(['visitor', 'active']);
  });
});

describe('a deactivation', () => {
  const open = async (token: string) =>
    fetch(`http://127.0.0.1:${port}/events`, { headers: { authorization: `Bearer ${token}` } });

  test('ends sessions and streams: no call that begins after its answer is accepted', async () => {
    const id = await idOf('editor');
    const tokens = await Promise.all(Array.from({ length: 4 }, () => api.signIn('editor')));
    const stream = (await open(tokens[0]!)).text();
    let isAnswered = false;
    let accepted = 0;
    let acceptedLate = 0;
    const work = async (token: string) => {
      for (let late = 0; late < 5;) {
        const isLate = isAnswered;
        const { statusCode } = await api.call('POST', '/merchant/list', { token, body: {} });
        if (isLate) late += 1;
        if (statusCode !== 401) accepted += 1;
        if (statusCode !== 401 && isLate) acceptedLate += 1;
      }
    };
    const working = tokens.map(work);
    while (accepted < 20) await new Promise((next) => setImmediate(next));
    const { status } = await patch(`Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
    isAnswered = true;
    await Promise.all(working);
    expect([status, acceptedLate]).toEqual([200, 0]);
    expect(await stream).toContain('event: ended');
    const { rows } = await api.services.pool.query('select from session where user_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('by a group taken away ends the sessions, too', async () => {
    const id = await idOf('editor');
    const group = await addGroup('Payments', id);
    const token = await api.signIn('editor');
    expect((await call('DELETE', `Groups/${group}`)).status).toBe(204);
    expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(401);
  });
});
