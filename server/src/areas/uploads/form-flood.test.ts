import { listen, rawConnection } from '../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { sampleImage } from '../../samples/sample-image';

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

function connection(toPort = port) {
  const opened = rawConnection(toPort);
  open.push(opened);
  return opened;
}

/** Sends the head of a form of 2 MB, and then only what the test sends. */
function beginForm(path = '/qiniu/upload', more = '', toPort = port) {
  const form = connection(toPort);
  void form.send(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n${more}content-length: 2000000\r\n\r\n`,
  );
  return form;
}

const text = (name: string, value = 'a') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

async function newToken(): Promise<string> {
  const token = await api.signIn('editor');
  const answer = await api.call('GET', '/qiniu/upload/token', { token });
  return answer.json<{ data: { qiniu_token: string } }>().data.qiniu_token;
}

test.each([
  ['of a name that it does not take', text('other')],
  ['that it has already', text('token') + text('token')],
  ['more than it takes', ['token', 'key', 'a', 'b'].map((name) => text(name)).join('')],
  ['of more than a kilobyte', text('token', 'a'.repeat(1100))],
  ['that goes on and on', text('token', 'a'.repeat(20_000)).trimEnd()],
  ['that has no name', '--x\r\ncontent-disposition: form-data\r\n\r\na\r\n'],
  ['that calls itself another file', `${fileHead.replace('"file"', '"other"')}\r\n`],
  ['with a head without end', `--x\r\n${'a: b\r\n'.repeat(4000)}`],
])('a form is refused at the first part %s, before the rest has come', async (_what, parts) => {
  const form = beginForm();
  await form.send(parts + text('key', 'b'));
  const answer = await form.answer();
  expect(answer).toMatchObject({ status: 400, isLast: true });
  expect(answer.text).toContain('form-invalid');
});

test('a form is refused at a part after its file', async () => {
  const form = beginForm();
  await form.send(text('token', await newToken()) + fileHead + 'a\r\n' + text('key'));
  expect(await form.answer()).toMatchObject({ status: 400, isLast: true });
});

test.each([
  ['no token', ''],
  ['what is no token', text('token', 'guess')],
  ['a token that nobody was given', text('token', 'a'.repeat(43))],
])('with %s, a form is refused before its file has come', async (_what, token) => {
  const form = beginForm();
  await form.send(token + fileHead + 'the first bytes');
  const answer = await form.answer();
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('upload-token');
});

test('a form that arrives byte by byte is read as one that arrives at once', async () => {
  const token = await newToken();
  const body = Buffer.concat([
    Buffer.from(text('token', token) + fileHead),
    sampleImage(),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const form = connection();
  await form.send(
    `POST /qiniu/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  for (const byte of body) await form.send(Buffer.of(byte));
  expect(await form.answer()).toMatchObject({ status: 200 });
});

test.each(['', text('token'), fileHead, `${fileHead}abc`, '--x--', 'no part', '--x\r\n\r\n'])(
  'an incomplete form is refused: %j',
  async (body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await api.call('POST', '/qiniu/upload', { body, headers })).statusCode).toBe(400);
  },
);

test('a form without a known length is read only up to the maximum', async () => {
  const token = await newToken();
  const form = connection();
  await form.send(
    'POST /qiniu/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n',
  );
  const chunk = (bytes: string) => form.send(`${bytes.length.toString(16)}\r\n${bytes}\r\n`);
  await chunk(text('token', token) + fileHead);
  for (let sent = 0; sent < 3 * 1024 * 1024; sent += 65_536) await chunk('a'.repeat(65_536));
  expect(await form.answer()).toMatchObject({ status: 413, isLast: true });
});

test('a body that is not a form is refused before it has arrived', async () => {
  const form = connection();
  await form.send(
    'POST /qiniu/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{',
  );
  const answer = await form.answer();
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('form-media-type');
});

test('an address has 120 forms a minute, and a further one is refused before its body has arrived', async () => {
  const other = await startTestApi();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  for (let sent = 0; sent < 120; sent += 1)
    await other.call('POST', '/qiniu/upload', { body: '--x--', headers });
  const answer = await beginForm('/qiniu/upload', '', await listen(other.app)).answer();
  expect(answer).toMatchObject({ status: 429, isLast: true });
  expect(answer.retryAfter).toBeGreaterThan(0);
  await other.stop();
});

test('an address has twelve forms in progress, and a further one is refused before its body has arrived', async () => {
  const forms = Array.from({ length: 13 }, () => beginForm());
  const answer = await Promise.race(forms.map((form) => form.answer()));
  expect(answer).toMatchObject({ status: 429, retryAfter: 1, isLast: true });
});

test('a user has sixty uploads a minute, over all server processes', async () => {
  const token = await api.signIn('editor');
  const { rows } = await api.services.pool.query<{ id: number }>(
    `select id from app_user where username = 'editor'`,
  );
  // The count of another process.
  await api.services.pool.query(
    `insert into call_budget values ('uploads of user ' || $1, 60, now() + interval '30 seconds')
     on conflict (counter) do update set calls = excluded.calls, ends_at = excluded.ends_at`,
    [rows[0]!.id],
  );
  const answer = await beginForm('/upload', `authorization: Bearer ${token}\r\n`).answer();
  expect(answer).toMatchObject({ status: 429, isLast: true });
  expect(answer.retryAfter).toBeGreaterThan(20);
});
