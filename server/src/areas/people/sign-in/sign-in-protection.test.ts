import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

let api: TestApi;
beforeEach(async () => (api = await startTestApi()));
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const device = 'd'.repeat(32);

/** @param from the address of the caller */
async function login(
  username: string,
  password: string,
  { from = '10.0.0.1', ...more }: { from?: string; device?: string } = {},
) {
  const { statusCode, headers, json } = await api.app.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress: from,
    payload: { username, password, ...more },
  });
  const { message } = json<{ message: string }>();
  return { code: statusCode, message, retryAfter: Number(headers['retry-after'] ?? 0) };
}
const codes = (answers: { code: number }[], code: number) => answers.filter((answer) => answer.code === code);
const address = (index: number) => ({ from: `10.0.1.${index}` });
/** Moves the time forward, in the database and in the process. */
async function later(minutes: number): Promise<void> {
  await api.services.pool.query(`update password_check set at = at - make_interval(secs => $1)`, [
    minutes * 60,
  ]);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + minutes * 60_000);
}

test.each(['editor', 'no.such.one'])(
  '%s: ten checks fail in half an hour, further ones are refused with the same text',
  async (name) => {
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, index) => login(name, 'wrong one', address(index))),
    );
    expect(codes(tries, 400)).toHaveLength(10);
    expect(codes(tries, 429)).toHaveLength(20);
    const refused = await login(name.toUpperCase(), '111111', address(50));
    expect(refused).toMatchObject({
      code: 429,
      message: expect.stringMatching(/^Too many failed sign-ins\. Try again in 1[78]\d\d s\.$/),
    });
    expect(refused.retryAfter).toBeGreaterThan(1700);
    await later(31);
    expect((await login('editor', '111111')).code).toBe(200);
  },
);

test('an address has twenty failures a minute, for any usernames', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `nobody.${index}`);
  const tries = await Promise.all(names.map((name) => login(name, 'wrong one')));
  expect(codes(tries, 400)).toHaveLength(20);
  expect(await login('visitor', '111111')).toMatchObject({ code: 429 });
  expect((await login('visitor', '111111', { from: '10.0.0.2' })).code).toBe(200);
  await later(1.1);
  expect((await login('visitor', '111111')).code).toBe(200);
});

test('successful checks do not count, whatever their number', async () => {
  const tries = await Promise.all(Array.from({ length: 40 }, () => login('admin', '111111')));
  expect(codes(tries, 200)).toHaveLength(40);
  const { rowCount } = await api.services.pool.query('select from password_check');
  expect(rowCount).toBe(0);
});

test('a known device is not locked by attempts of strangers, and has ten of its own', async () => {
  expect((await login('editor', '111111', { device })).code).toBe(200);
  for (let index = 0; index < 12; index++) await login('editor', 'wrong one', address(index));
  expect((await login('editor', '111111')).code).toBe(429);
  expect((await login('editor', '111111', { device: 'e'.repeat(32) })).code).toBe(429);
  expect((await login('editor', '111111', { device })).code).toBe(200);
  const own = await Promise.all(Array.from({ length: 12 }, () => login('editor', 'wrong one', { device })));
  expect(codes(own, 400)).toHaveLength(10);
  expect((await login('editor', '111111', { device })).code).toBe(429);
  // The device is known for its own user only.
  expect((await login('visitor', '111111', { device })).code).toBe(200);
});

test('guesses of the old password count, too', async () => {
  const token = await api.signIn('editor');
  const body = { oldPassword: 'wrong one', newPassword: 'one of my own' };
  for (let index = 0; index < 10; index++) await api.call('PUT', '/user/password', { token, body });
  expect((await login('editor', '111111')).code).toBe(429);
});

test('an unknown name takes as long as a wrong password', async () => {
  const time = async (name: string) => {
    const start = performance.now();
    for (let index = 0; index < 9; index++) await login(name, 'wrong one', address(index));
    return performance.now() - start;
  };
  await login('nobody.0', 'warm up');
  const ratio = (await time('nobody.1')) / (await time('visitor'));
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3.3);
});

test('sign-ins, refusals, sign-outs and changed passwords are logged; unknown names are not', async () => {
  const token = await api.signIn('editor');
  await login('editor', 'wrong one');
  await login('my.secret.word', 'wrong one');
  const body = { oldPassword: '111111', newPassword: 'one of my own' };
  await api.call('PUT', '/user/password', { token, body });
  await api.call('POST', '/merchant/list', { token: await api.signIn('visitor'), body: {} });
  await api.call('POST', '/user/logout', { token });
  const { data } = await callApi<{ items: { actor: string; action: string; subjectName: string }[] }>(
    api,
    'POST',
    '/audit/list',
    { token: await api.signIn('admin'), body: { sort: '+id' } },
  );
  expect(data.items.map(({ actor, action, subjectName }) => [actor, action, subjectName])).toEqual([
    ['editor', 'sign-in', 'editor'],
    [null, 'sign-in-refused', 'editor'],
    [null, 'sign-in-refused', null],
    ['editor', 'password-change', 'editor'],
    ['visitor', 'sign-in', 'visitor'],
    ['visitor', 'call-refused', 'POST /merchant/list'],
    ['editor', 'sign-out', 'editor'],
    ['admin', 'sign-in', 'admin'],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/my\.secret|one of my own|111111/);
});
