import { PASSWORD_CHANGE_NEEDED, type SessionLife } from '@backoffice/contract';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

let api: TestApi;
let passwords: { hash: string }[];
beforeAll(async () => {
  api = await startTestApi();
  ({ rows: passwords } = await api.services.pool.query(
    `select password_hash as hash from app_user where username = 'visitor'`,
  ));
});
afterAll(() => api.stop());

const infoStatus = async (token: string) => (await api.call('GET', '/user/info', { token })).statusCode;
const life = async (token: string, method: 'GET' | 'POST' = 'GET') =>
  (await api.call(method, '/user/session', { token })).json<{ data: SessionLife }>().data;
const idleFor = (minutes: number) =>
  api.services.pool.query('update session set active_at = now() - make_interval(secs => $1)', [minutes * 60]);
const change = (token: string, oldPassword: string, newPassword: string) =>
  api.call('PUT', '/user/password', { token, body: { oldPassword, newPassword } });

afterEach(async () => {
  await api.services.pool.query('delete from session');
  await api.services.pool.query(`update app_user set password_hash = $1 where username = 'visitor'`, [
    passwords[0]?.hash,
  ]);
});

test('a session ends half an hour after its last call, within the write interval of a minute', async () => {
  const token = await api.signIn('editor');
  await idleFor(30.5);
  expect(await infoStatus(token)).toBe(200);
  await idleFor(31.1);
  expect(await infoStatus(token)).toBe(401);
});

test('a call extends the session, which is stored once a minute at most', async () => {
  const token = await api.signIn('editor');
  const written = async () =>
    (
      await api.services.pool.query<{ at: Date }>('select active_at as at from session')
    ).rows[0]!.at.getTime();
  await idleFor(0.9);
  const before = await written();
  await infoStatus(token);
  expect(await written()).toBe(before);
  await idleFor(20);
  await infoStatus(token);
  expect((await life(token)).idleSeconds).toBeGreaterThan(1800);
});

test('reading the remaining time is no activity, extending it is', async () => {
  const token = await api.signIn('editor');
  await idleFor(20);
  const before = await life(token);
  expect(before.idleSeconds / 60).toBeCloseTo(11, 0);
  expect(before.absoluteSeconds / 3600).toBeCloseTo(12, 1);
  expect(before).toMatchObject({ idleLimitSeconds: 1800, provider: null });
  expect((await life(token, 'POST')).idleSeconds).toBeGreaterThan(1800);
});

test('automatic calls of open pages are no activity', async () => {
  const token = await api.signIn('admin');
  await idleFor(20);
  for (const url of ['/remotes', '/remotes/registry'])
    expect((await api.call('GET', url, { token })).statusCode).toBe(200);
  expect((await life(token)).idleSeconds / 60).toBeCloseTo(11, 0);
});

test('an ended session stays ended, and is reported as such', async () => {
  const token = await api.signIn('editor');
  await idleFor(40);
  for (const method of ['GET', 'POST'] as const)
    expect((await api.call(method, '/user/session', { token })).statusCode).toBe(401);
});

test('a changed password ends the other sessions, and works from then on', async () => {
  const [here, elsewhere] = [await api.signIn('visitor'), await api.signIn('visitor')];
  expect((await change(here, '111111', 'a new one')).json()).toMatchObject({ status: 200, data: null });
  expect([await infoStatus(here), await infoStatus(elsewhere)]).toEqual([200, 401]);
  const login = { username: 'visitor', password: 'a new one' };
  expect((await api.call('POST', '/auth/login', { body: login })).statusCode).toBe(200);
});

test('known browsers are forgotten after a change of password', async () => {
  const { pool } = api.services;
  const body = { username: 'visitor', password: '111111', device: 'd'.repeat(32) };
  const { data } = (await api.call('POST', '/auth/login', { body })).json<{ data: { token: string } }>();
  expect((await pool.query('select from known_device')).rowCount).toBe(1);
  expect((await change(data.token, '111111', 'a new one')).statusCode).toBe(200);
  expect((await pool.query('select from known_device')).rowCount).toBe(0);
});

test.each([
  ['the old one is wrong', 'oldPassword', '222222', 'a new one'],
  ['both are the same', 'newPassword', '111111', '111111'],
  ['the new one is short', 'newPassword', '111111', 'k7!xW2q'],
  ['everybody has the new one', 'newPassword', '111111', 'Baseball'],
])(
  'a password is not changed when %s, and the failure names the field',
  async (_name, path, oldPassword, newPassword) => {
    const token = await api.signIn('visitor');
    const answer = await change(token, oldPassword, newPassword);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path }] });
    expect(api.logged()).not.toContain(newPassword);
  },
);

test.each([
  'aaaaaaaa',
  'Password1!',
  'letmein2024',
  'admin1234',
  'P@ssw0rd123',
  'Summer2026!',
  '11111111',
  'backoffice1',
  'baseballbaseball',
  'k7!xW2q8',
  'Back-Office-2026',
  'V.i.s.i.t.o.r-2026',
  'V1sitor2026',
  'P@ssw0rd'.repeat(16),
])('the password %s is refused as too easy to guess, whatever its length', async (newPassword) => {
  const token = await api.signIn('visitor');
  const answer = await change(token, '111111', newPassword);
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'newPassword' }] });
});

test.each(['quiet lantern', 'k7!xW2q8zR', '密码不易被猜到的词'])(
  'the password %s is accepted',
  async (newPassword) => {
    const token = await api.signIn('visitor');
    expect((await change(token, '111111', newPassword)).statusCode).toBe(200);
  },
);

test('guesses of the old password are limited to ten', async () => {
  const token = await api.signIn('editor');
  const tries = await Promise.all(Array.from({ length: 11 }, () => change(token, '222222', 'a new one')));
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('a temporary password permits nothing until it is changed', async () => {
  await api.services.pool.query(`update app_user set must_change_password = true where username = 'visitor'`);
  const token = await api.signIn('visitor');
  const dashboard = () => api.call('GET', '/dashboard/summary', { token });
  const info = async () => (await api.call('GET', '/user/info', { token })).json<{ data: object }>().data;
  expect(await info()).toMatchObject({ mustChangePassword: true });
  expect((await dashboard()).json()).toMatchObject({ status: PASSWORD_CHANGE_NEEDED });
  expect((await change(token, '111111', 'my own one')).statusCode).toBe(200);
  expect(await info()).not.toHaveProperty('mustChangePassword');
  expect((await dashboard()).statusCode).toBe(200);
});
