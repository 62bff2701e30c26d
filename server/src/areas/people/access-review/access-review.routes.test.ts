import type { ListPage, UserAccess } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

const review = async (body: object = {}) =>
  (await callApi<ListPage<UserAccess>>(api, 'POST', '/access/list', { token, body })).data;
const end = (id: number, by = token) =>
  callApi<{ id: number }>(api, 'POST', '/access/end-session', { token: by, body: { id } });
const infoStatus = async (of: string) => (await api.call('GET', '/user/info', { token: of })).statusCode;

test('lists users with role, last sign-in and open sessions', async () => {
  await api.signIn('editor');
  const { items, total } = await review();
  expect(total).toBe(3);
  expect(items.map(({ username, sessions }) => [username, sessions.length])).toEqual([
    ['editor', 1],
    ['admin', 1],
    ['visitor', 0],
  ]);
  expect(items[2]).toMatchObject({ roleName: 'visitor', status: 'active', lastSignInAt: null });
  expect(items[1]!.sessions[0]).toMatchObject({
    isOwn: true,
    provider: null,
    since: expect.stringMatching(/Z$/),
  });
  expect(items[0]!.sessions[0]!.isOwn).toBe(false);
  expect(JSON.stringify(items)).not.toMatch(/token|hash/i);
  expect((await review({ signedIn: 'never' })).items.map(({ username }) => username)).toEqual(['visitor']);
  expect((await review({ signedIn: 'open', username: 'EDI' })).total).toBe(1);
});

test('an expired session is not listed as open', async () => {
  await api.signIn('visitor');
  await api.services.pool.query(
    `update session set active_at = now() - interval '40 minutes'
     from app_user u where u.id = user_id and username = 'visitor'`,
  );
  const [visitor] = (await review({ username: 'visitor' })).items;
  expect(visitor).toMatchObject({ sessions: [], lastSignInAt: expect.any(String) });
});

test('ends one session once, with an audit entry', async () => {
  const [here, elsewhere] = [await api.signIn('editor'), await api.signIn('editor')];
  const [editor] = (await review({ username: 'editor' })).items;
  const latest = Math.max(...editor!.sessions.map(({ id }) => id));
  expect((await end(latest)).code).toBe(200);
  expect([await infoStatus(here), await infoStatus(elsewhere)]).toEqual([200, 401]);
  expect((await end(latest)).code).toBe(404);
  const { rows } = await api.services.pool.query(
    `select actor_name, subject_name from audit_entry where action = 'session-end'`,
  );
  expect(rows).toEqual([{ actor_name: 'admin', subject_name: 'editor' }]);
});

test('lists the origin of each session', async () => {
  const body = { username: 'visitor', password: '111111' };
  const headers = { 'user-agent': `Mozilla/5.0 ${'x'.repeat(300)}` };
  expect((await api.call('POST', '/auth/login', { body, headers })).statusCode).toBe(200);
  const [visitor] = (await review({ username: 'visitor' })).items;
  expect(visitor!.sessions[0]).toMatchObject({
    address: '127.0.0.1',
    userAgent: headers['user-agent'].slice(0, 256),
  });
});

test('ends all sessions of a user, except the caller’s own, with an audit entry', async () => {
  const endAll = (userId: number, by = token) =>
    callApi<{ ended: number }>(api, 'POST', '/access/end-sessions', { token: by, body: { userId } });
  const theirs = [await api.signIn('editor'), await api.signIn('editor')];
  const other = await api.signIn('admin');
  const [editor] = (await review({ username: 'editor' })).items;
  const [admin] = (await review({ username: 'admin' })).items;
  expect((await endAll(admin!.id, theirs[0])).code).toBe(403);
  expect((await endAll(editor!.id)).data.ended).toBe(editor!.sessions.length);
  expect(await Promise.all(theirs.map(infoStatus))).toEqual([401, 401]);
  expect((await endAll(admin!.id)).code).toBe(200);
  expect([await infoStatus(token), await infoStatus(other)]).toEqual([200, 401]);
  expect((await endAll(999_999)).code).toBe(404);
  const { rows } = await api.services.pool.query(
    `select subject_name, changes from audit_entry where action = 'session-end' order by id desc limit 2`,
  );
  expect(rows.map(({ subject_name: name }) => name)).toEqual(['admin', 'editor']);
  expect(rows[1].changes).toEqual([{ field: 'sessions', from: editor!.sessions.length, to: null }]);
});

test('requires the permission', async () => {
  const editor = await api.signIn('editor');
  const body = {};
  expect((await callApi(api, 'POST', '/access/list', { token: editor, body })).code).toBe(403);
  expect((await end(1, editor)).code).toBe(403);
});
