import { startTestApi, type TestApi } from '../../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

const login = (body: unknown, url = '/auth/login') => api.call('POST', url, { body: body as object });
const infoStatus = async (token: string) => (await api.call('GET', '/user/info', { token })).statusCode;

const incorrect = {
  status: 60204,
  code: 'login-failed',
  message: 'Account and password are incorrect.',
  requestId: expect.any(String),
};

test('signs in, returns the user, and signs out permanently', async () => {
  const token = await api.signIn('admin');
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const info = await api.call('GET', '/user/info', { token });
  expect(info.json()).toEqual({
    status: 200,
    message: 'ok',
    data: {
      roles: ['admin'],
      name: 'admin',
      avatar: '/avatar.png',
      introduction: 'I am a super administrator',
    },
  });
  expect((await api.call('POST', '/user/logout', { token })).json()).toMatchObject({
    status: 200,
    data: null,
  });
  expect(await infoStatus(token)).toBe(401);
});

test.each([
  ['the other path', { username: 'editor', password: '111111' }, '/user/login'],
  ['any case', { username: 'EdiTor', password: '111111' }, '/auth/login'],
  ['blanks around the name', { username: '  editor ', password: '111111' }, '/auth/login'],
])('accepts %s', async (_name, body, url) => {
  expect((await login(body, url)).statusCode).toBe(200);
});

test.each([
  ['a wrong password', { username: 'admin', password: '111112' }],
  ['an unknown name', { username: 'nobody', password: '111111' }],
  ['a password with another case or blanks', { username: 'admin', password: ' 111111' }],
])('gives %s the same answer', async (_name, body) => {
  const answer = await login(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(incorrect);
});

test.each([
  ['a short name', { username: 'abc', password: '111111' }, 'username'],
  ['a name of blanks', { username: '       ', password: '111111' }, 'username'],
  ['a long name', { username: 'a'.repeat(17), password: '111111' }, 'username'],
  ['a name that is no text', { username: 12345, password: '111111' }, 'username'],
  ['no name', { password: '111111' }, 'username'],
  ['a short password', { username: 'admin', password: '11111' }, 'password'],
  ['a huge password', { username: 'admin', password: '1'.repeat(129) }, 'password'],
  ['a password that is no text', { username: 'admin', password: null }, 'password'],
  ['a further field', { username: 'admin', password: '111111', role: 'admin' }, 'role'],
])('%s is refused by the name of the field', async (_name, body, field) => {
  const answer = await login(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [{ path: field, message: expect.any(String) }],
  });
});

test.each([
  ['an array', []],
  ['a text', '"x"'],
  ['null', 'null'],
  ['nothing', undefined],
])('%s as the body is refused', async (_name, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await api.call('POST', '/auth/login', { body: body as string, headers });
  expect(answer.json()).toMatchObject({ status: 400, requestId: expect.any(String) });
});

test('a character that PostgreSQL cannot store is a 400', async () => {
  const answer = await login({ username: 'adm\u0000in', password: '111111' });
  expect(answer.statusCode).toBe(400);
});

test('the token is accepted in the query of this call only, and never logged', async () => {
  const token = await api.signIn('editor');
  const answer = await api.call('GET', `/user/info?token=${token}`);
  expect(answer.json()).toMatchObject({ data: { name: 'editor', introduction: 'I am an editor' } });
  expect((await api.call('GET', `/routes?token=${token}`)).statusCode).toBe(401);
  expect((await api.call('GET', '/user/info?token=a&token=b')).statusCode).toBe(401);
  expect(api.logged()).not.toContain(token);
});

test('the database contains hashes only', async () => {
  const token = await api.signIn('admin');
  const { pool } = api.services;
  const { rows } = await pool.query('select to_jsonb(session)::text as session from session');
  expect(JSON.stringify(rows)).not.toContain(token);
  const users = await pool.query<{ password_hash: string }>('select password_hash from app_user');
  for (const user of users.rows) expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$/);
});

test('a session ends after twelve hours, and is removed at the next sign-in', async () => {
  const token = await api.signIn('visitor');
  const { pool } = api.services;
  const { rows } = await pool.query<{ hours: number }>(
    `select extract(epoch from max(expires_at) - now()) / 3600 as hours from session`,
  );
  expect(Number(rows[0]?.hours)).toBeCloseTo(12, 1);
  await pool.query(
    `update session set expires_at = now() from app_user where user_id = id and username = 'visitor'`,
  );
  expect(await infoStatus(token)).toBe(401);
  await api.signIn('visitor');
  const left = await pool.query(
    `select from session join app_user on user_id = id where username = 'visitor'`,
  );
  expect(left.rowCount).toBe(1);
});

test('a deactivated user is signed out at once and cannot sign in', async () => {
  const token = await api.signIn('visitor');
  const { pool } = api.services;
  await pool.query(`update app_user set status = 'inactive' where username = 'visitor'`);
  expect(await infoStatus(token)).toBe(401);
  expect((await login({ username: 'visitor', password: '111111' })).json()).toEqual(incorrect);
  await pool.query(`update app_user set status = 'active' where username = 'visitor'`);
});

test('a username is unique regardless of case', async () => {
  await expect(
    api.services.pool.query(
      `insert into app_user (username, password_hash, role_key) values ('ADMIN', '', 'admin')`,
    ),
  ).rejects.toThrow(/app_user_username_key/);
});

test('the sign-in page is offered the demo account', async () => {
  expect((await api.call('GET', '/auth/providers')).json()).toMatchObject({
    data: { providers: [], demoAccount: { username: 'admin', password: '111111' } },
  });
});

test('without demo data no account is offered', async () => {
  const bare = await startTestApi({ settings: { demoData: false } });
  expect((await bare.call('GET', '/auth/providers')).json()).toMatchObject({ data: { demoAccount: null } });
  await bare.stop();
});
