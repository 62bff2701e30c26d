import { listen, rawConnection } from '../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  port = await listen(api.app);
});
afterAll(() => api.stop());

let open: ReturnType<typeof rawConnection>[] = [];
afterEach(() => {
  for (const connection of open) connection.end();
  open = [];
});

/** Sends the head of a call whose body has `length` bytes, then the beginning of that body. */
function begin(path: string, { length = 100, body = '', token = '' } = {}) {
  const connection = rawConnection(port);
  open.push(connection);
  const authorization = token && `authorization: Bearer ${token}\r\n`;
  void connection.send(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${authorization}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`,
  );
  return connection;
}

test('a user has twelve bodies in progress; a further one is refused before it has arrived, independent of other users', async () => {
  const token = await api.signIn('editor');
  const other = await api.signIn('admin');
  const calls = Array.from({ length: 13 }, () => begin('/merchant/list', { token }));
  expect(await Promise.race(calls.map((call) => call.answer()))).toMatchObject({
    status: 429,
    retryAfter: 1,
    isLast: true,
  });
  const whole = begin('/merchant/list', { token: other, length: 2, body: '{}' });
  expect(await whole.answer()).toMatchObject({ status: 200 });
});

test('an arrived body frees its slot', async () => {
  const token = await api.signIn('editor');
  const calls = Array.from({ length: 12 }, () => begin('/merchant/list', { token, length: 2 }));
  for (const call of calls) await call.send('{}');
  for (const call of calls) expect(await call.answer()).toMatchObject({ status: 200 });
  const next = begin('/merchant/list', { token, length: 3 });
  await next.send('{ }');
  expect(await next.answer()).toMatchObject({ status: 200 });
});

test('bodies that arrive with the head are not counted', async () => {
  const token = await api.signIn('editor');
  const calls = Array.from({ length: 40 }, () => begin('/merchant/list', { token, length: 2, body: '{}' }));
  for (const call of calls) expect(await call.answer()).toMatchObject({ status: 200 });
});

test('a user can send twenty long bodies in ten seconds, and short ones without this limit', async () => {
  const token = await api.signIn('editor');
  const long = { length: 70_000, body: JSON.stringify({ merchantName: 'x'.repeat(69_980) }).padEnd(70_000) };
  for (let sent = 0; sent < 20; sent += 1)
    expect(await begin('/merchant/list', { token, ...long }).answer()).toMatchObject({ status: 400 });
  expect(await begin('/merchant/list', { token, length: 70_000 }).answer()).toMatchObject({ status: 429 });
  const short = begin('/merchant/list', { token, length: 2 });
  await short.send('{}');
  expect(await short.answer()).toMatchObject({ status: 200 });
});

test('an address has 32 bodies in progress without a session; signed-in users there are not affected', async () => {
  const calls = Array.from({ length: 33 }, () => begin('/auth/login'));
  expect(await Promise.race(calls.map((call) => call.answer()))).toMatchObject({ status: 429, isLast: true });
  const token = await api.signIn('editor');
  const signedIn = begin('/merchant/list', { token, length: 2 });
  await signedIn.send('{}');
  expect(await signedIn.answer()).toMatchObject({ status: 200 });
});

test('a call without a session has a body of 16 kB at most, and is refused before more has arrived', async () => {
  expect(await begin('/auth/login', { length: 16 * 1024 + 1 }).answer()).toMatchObject({ status: 413 });
});

test('a call without a session or permission is refused before its body has arrived', async () => {
  expect(await begin('/merchant/list').answer()).toMatchObject({ status: 401 });
  const token = await api.signIn('visitor');
  expect(await begin('/merchant/list', { token }).answer()).toMatchObject({ status: 403 });
});

test('too many sign-ins by a provider are refused before the body has arrived', async () => {
  for (let sent = 0; sent < 60; sent += 1)
    await api.call('POST', '/auth/oidc/start', { body: { provider: 'x' } });
  const answer = await begin('/auth/oidc/start').answer();
  expect(answer).toMatchObject({ status: 429 });
  expect(answer.retryAfter).toBeGreaterThan(0);
});
