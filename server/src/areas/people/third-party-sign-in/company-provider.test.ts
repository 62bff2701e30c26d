import { PROVIDER_NO_ACCOUNT, type OidcStart } from '@backoffice/contract';
import { listen } from '../../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { startCompanyProvider } from './company-provider.fixture';

let provider: Awaited<ReturnType<typeof startCompanyProvider>>;
let api: TestApi;
beforeAll(async () => {
  provider = await startCompanyProvider();
  const corp = {
    id: 'corp',
    name: 'Company',
    issuer: provider.issuer,
    clientId: 'back-office',
    clientSecret: 'of-tests-of-tests-of-tests',
    scope: 'openid',
    usernameClaim: 'preferred_username',
    rolesClaim: 'realm.groups',
    roles: [
      { group: 'Operators', role: 'admin' },
      { group: 'Payments', role: 'editor' },
      { group: 'Old ones', role: 'no-such-role' },
      { group: 'Everyone', role: 'visitor' },
    ],
  };
  const settings = { providers: [corp, { ...corp, id: 'new', createUsers: true }] };
  api = await startTestApi({ settings });
  const port = await listen(api.app);
  await provider.serve({
    clientId: corp.clientId,
    clientSecret: corp.clientSecret,
    redirectUri: 'http://localhost:8080/auth-redirect',
    logoutUri: `http://127.0.0.1:${port}/auth/oidc/logout/corp`,
  });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});
beforeEach(async () => {
  const { pool } = api.services;
  await pool.query('delete from user_identity');
  await pool.query(`delete from session`);
  await pool.query(`delete from app_user where id > 3`);
  await pool.query(
    `update app_user set role_key = username, status = 'active', role_given_by = null, closed_by = null`,
  );
});

// The host and origin of injected calls.
const headers = { origin: 'http://localhost:8080', host: 'localhost:8789' };
type Browser = ReturnType<typeof provider.browser>;

async function finished(name: string, { id = 'corp', browser = provider.browser() } = {}) {
  const begun = await api.call('POST', '/auth/oidc/start', { body: { provider: id }, headers });
  const { url, attempt } = begun.json<{ data: OidcStart }>().data;
  const answer = await browser.signIn(url, name);
  return api.call('POST', '/auth/oidc/finish', { body: { attempt, answer } });
}

async function signIn(name: string, groups: string[], how: { id?: string; browser?: Browser } = {}) {
  await provider.setPerson(name, { realm: { groups } });
  const answer = (await finished(name, how)).json<{
    status: number;
    code?: string;
    data?: { token: string };
  }>();
  return { ...answer, token: answer.data?.token ?? '' };
}

const statusOf = async (token: string, url = '/user/info') =>
  (await api.call('GET', url, { token })).statusCode;
async function stored(username: string) {
  const { rows } = await api.services.pool.query(
    'select role_key as role, status, closed_by as by from app_user where username = $1',
    [username],
  );
  return rows[0];
}
const lastEntries = async (count: number) => {
  const { rows } = await api.services.pool.query(
    'select actor_id, actor_name, action, subject_name, changes from audit_entry order by id desc limit $1',
    [count],
  );
  return rows.reverse();
};
/** A second administrator, so that the first is not the last one. */
const addAdministrator = () =>
  api.services.pool.query(
    `insert into app_user (username, password_hash, role_key) values ('second', '', 'admin')`,
  );

test('the first group of the map gives the role, and a missing role is passed over', async () => {
  expect((await signIn('editor', ['Everyone', 'Old ones', 'Unmapped'])).status).toBe(200);
  expect(await stored('editor')).toEqual({ role: 'visitor', status: 'active', by: null });
  expect((await signIn('editor', ['Everyone', 'Payments'])).status).toBe(200);
  expect(await stored('editor')).toEqual({ role: 'editor', status: 'active', by: null });
  expect((await lastEntries(2))[0]).toEqual({
    actor_id: null,
    actor_name: 'sign-in provider corp',
    action: 'update',
    subject_name: 'editor',
    changes: [{ field: 'roleName', from: 'visitor', to: 'editor' }],
  });
});

test('a group taken away ends the right at the next sign-in, also of the sessions that are open', async () => {
  const { token } = await signIn('editor', ['Payments']);
  const before = { read: await statusOf(token, '/roles/list'), list: await statusOf(token, '/exports') };
  expect(before).toEqual({ read: 200, list: 200 });
  const refused = await signIn('editor', []);
  expect(refused).toMatchObject({ status: PROVIDER_NO_ACCOUNT, code: 'provider-no-role' });
  expect(await statusOf(token)).toBe(401);
  expect(await stored('editor')).toEqual({ role: 'editor', status: 'inactive', by: 'oidc:corp' });
  // The group is given back.
  expect((await signIn('editor', ['Payments'])).status).toBe(200);
  expect(await stored('editor')).toEqual({ role: 'editor', status: 'active', by: null });
});

test('a user with a role outside of the map, or deactivated by an administrator, is left alone', async () => {
  const { pool } = api.services;
  await pool.query(`insert into role (key, name) values ('outside', 'Outside') on conflict do nothing`);
  await pool.query(`update app_user set role_key = 'outside' where username = 'editor'`);
  expect((await signIn('editor', ['Payments'])).status).toBe(200);
  expect(await stored('editor')).toMatchObject({ role: 'outside' });
  await pool.query(`update app_user set role_key = 'editor', status = 'inactive' where username = 'editor'`);
  expect((await signIn('editor', ['Payments'])).code).toBe('provider-no-account');
  expect(await stored('editor')).toMatchObject({ status: 'inactive', by: null });
});

test('an administrator’s word ends that of the directory', async () => {
  await signIn('editor', ['Everyone']);
  const token = await api.signIn('admin');
  const { rows } = await api.services.pool.query(`select id from app_user where username = 'editor'`);
  const body = { id: rows[0].id, roleName: 'outside' };
  expect((await api.call('PUT', '/user/update', { token, body })).statusCode).toBe(200);
  expect((await signIn('editor', ['Payments'])).status).toBe(200);
  expect(await stored('editor')).toMatchObject({ role: 'outside' });
});

test('the last administrator keeps role and access, another one does not', async () => {
  expect((await signIn('admin', ['Everyone'])).status).toBe(200);
  expect((await signIn('admin', [])).status).toBe(200);
  expect(await stored('admin')).toEqual({ role: 'admin', status: 'active', by: null });
  await addAdministrator();
  expect((await signIn('admin', ['Everyone'])).status).toBe(200);
  expect(await stored('admin')).toMatchObject({ role: 'visitor' });
});

test('a person with a role gets an account at the first sign-in, without a usable password', async () => {
  const { token } = await signIn('newcomer', ['Payments'], { id: 'new' });
  expect((await api.call('GET', '/user/info', { token })).json()).toMatchObject({
    data: { name: 'newcomer' },
  });
  expect(await stored('newcomer')).toEqual({ role: 'editor', status: 'active', by: null });
  expect((await lastEntries(3)).map(({ actor_name: actor, action }) => [actor, action])).toEqual([
    ['sign-in provider new', 'create'],
    ['sign-in provider new', 'identity-link'],
    ['newcomer', 'sign-in'],
  ]);
  expect((await signIn('newcomer', ['Everyone'], { id: 'new' })).status).toBe(200);
  expect(await stored('newcomer')).toMatchObject({ role: 'visitor' });
});

test.each([
  ['has no group of the map', 'newcomer', ['Unmapped'], 'provider-no-role'],
  ['has the name of an account', 'editor', ['Payments'], 'provider-name-taken'],
  ['imitates an account', 'edit0r', ['Payments'], 'provider-name-taken'],
  ['has a name that no user can have', 'a b', ['Payments'], 'provider-name-unfit'],
])('no account is created for a person who %s', async (_why, name, groups, code) => {
  const before = await api.services.pool.query('select count(*) from app_user');
  expect(await signIn(name, groups, { id: 'new' })).toMatchObject({ status: PROVIDER_NO_ACCOUNT, code });
  expect((await api.services.pool.query('select count(*) from app_user')).rows).toEqual(before.rows);
});

test('an account is not created where the provider may not', async () => {
  expect((await signIn('newcomer', ['Payments'])).code).toBe('provider-no-account');
});

test('a logout at the provider ends the sessions that began there, and no other ones', async () => {
  const browser = provider.browser();
  const { token } = await signIn('editor', ['Payments'], { browser });
  const elsewhere = await signIn('editor', ['Payments']);
  const byPassword = await api.signIn('editor');
  await browser.signOut();
  expect(await statusOf(token)).toBe(401);
  expect([await statusOf(elsewhere.token), await statusOf(byPassword)]).toEqual([200, 200]);
  expect(await lastEntries(1)).toEqual([
    {
      actor_id: null,
      actor_name: 'sign-in provider corp',
      action: 'session-end',
      subject_name: 'editor',
      changes: [{ field: 'sessions', from: 1, to: null }],
    },
  ]);
});
