import * as z from 'zod/mini';
import { declareRoute } from '../http/declare-route';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

// A colon would begin a path parameter.
const pathOf = (access: string) => `/test/${access.replace(':', '-')}`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    extend: (app) => {
      for (const access of [
        'public',
        'signed-in',
        'dashboard:view',
        'merchants:view',
        'merchants:edit',
      ] as const) {
        declareRoute(app, 'GET', pathOf(access), {
          access,
          summary: '',
          data: z.unknown(),
          handle: ({ caller }) => caller?.username ?? null,
        });
      }
    },
  });
});
afterAll(() => api.stop());

const statusOf = async (access: string, token?: string) =>
  (await api.call('GET', pathOf(access), { token })).statusCode;

test('calls that need a session are refused without one', async () => {
  expect(await statusOf('public')).toBe(200);
  for (const access of ['signed-in', 'dashboard:view', 'merchants:view'])
    expect(await statusOf(access)).toBe(401);
});

test.each([
  ['admin', 200, 200, 200],
  ['editor', 200, 200, 200],
  ['visitor', 200, 403, 403],
])('%s has the permissions of its role', async (username, dashboard, view, edit) => {
  const token = await api.signIn(username);
  expect(await statusOf('signed-in', token)).toBe(200);
  expect(await statusOf('dashboard:view', token)).toBe(dashboard);
  expect(await statusOf('merchants:view', token)).toBe(view);
  expect(await statusOf('merchants:edit', token)).toBe(edit);
});

test('view does not include edit, and edit does not include view', async () => {
  const token = await api.signIn('visitor');
  const { pool } = api.services;
  await pool.query(`insert into role_grant values ('visitor', '/merchant/list', 'view')`);
  expect([await statusOf('merchants:view', token), await statusOf('merchants:edit', token)]).toEqual([
    200, 403,
  ]);
  await pool.query(
    `update role_grant set action = 'edit' where role_key = 'visitor' and path = '/merchant/list'`,
  );
  expect([await statusOf('merchants:view', token), await statusOf('merchants:edit', token)]).toEqual([
    403, 200,
  ]);
  await pool.query(`delete from role_grant where role_key = 'visitor' and path = '/merchant/list'`);
  expect(await statusOf('merchants:edit', token)).toBe(403);
});

test.each([
  ['no scheme', (token: string) => token],
  ['another scheme', (token: string) => `Basic ${token}`],
  ['a token that is none', () => 'Bearer nonsense-nonsense-nonsense-nonsense'],
  ['a changed token', (token: string) => `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['nothing', () => 'Bearer '],
  ['something huge', () => `Bearer ${'x'.repeat(8_000)}`],
])('%s in the header is not a session', async (_name, header) => {
  const token = await api.signIn('admin');
  const answer = await api.call('GET', '/test/signed-in', { headers: { authorization: header(token) } });
  expect(answer.statusCode).toBe(401);
});

test('the cookie is never read', async () => {
  const token = await api.signIn('admin');
  const answer = await api.call('GET', '/test/signed-in', { headers: { cookie: `Admin-Token=${token}` } });
  expect(answer.statusCode).toBe(401);
});

test('a missing session is refused before the body is read', async () => {
  const answer = await api.call('POST', '/merchant/list', { body: { page: 'x' } });
  expect(answer.statusCode).toBe(401);
});

test('a route without declared access stops the start', async () => {
  const start = startTestApi({ extend: (app) => void app.get('/forgotten', () => 'open') });
  await expect(start).rejects.toThrow('The route GET /forgotten has no access rule: set config.access.');
});
