import type { ListPage, UserAccess } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

// A server and its database take their time where everything is tested at once.
jest.setTimeout(30_000);

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

test('tells per user the role, the last sign-in and the open sessions', async () => {
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

test('a session that is over is not open', async () => {
  await api.signIn('visitor');
  await api.services.pool.query(
    `update session set active_at = now() - interval '40 minutes'
     from app_user u where u.id = user_id and username = 'visitor'`,
  );
  const [visitor] = (await review({ username: 'visitor' })).items;
  expect(visitor).toMatchObject({ sessions: [], lastSignInAt: expect.any(String) });
});

test('ends one session for good, and writes it down; once', async () => {
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

test('is for those alone who were granted it', async () => {
  const editor = await api.signIn('editor');
  const body = {};
  expect((await callApi(api, 'POST', '/access/list', { token: editor, body })).code).toBe(403);
  expect((await end(1, editor)).code).toBe(403);
});
