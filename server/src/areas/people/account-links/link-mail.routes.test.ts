import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AuditLogEntry, ListPage } from '@backoffice/contract';
import type { PasswordResetResponse, UserInviteResponse } from '@backoffice/contract/account-links';
import { SMTPServer } from 'smtp-server';
import { callApi } from '../../../testing/call-api';
import { createTestDatabase } from '../../../testing/create-test-database';
import type { Settings } from '../../../platform/settings/settings';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

interface Received {
  to: string[];
  source: string;
}

const received: Received[] = [];
let refusal: Error | undefined;
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    void text(stream).then((source) => {
      if (!refusal) received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
      done(refusal);
    });
  },
});

const settings: Partial<Settings> = {
  demoData: false,
  publicUrl: {
    origin: 'https://office.example.com',
    hostname: 'office.example.com',
    path: '/tools',
    isTls: true,
  },
};
let api: TestApi;
let token: string;
beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  api = await startTestApi({
    settings: { ...settings, mail: { url: `smtp://127.0.0.1:${port}`, from: 'office@example.com' } },
    database: await createTestDatabase({ withDemoData: true }),
  });
  token = await api.signIn('admin');
});
afterAll(async () => {
  await api.stop();
  await new Promise<void>((closed) => mailServer.close(closed));
});
beforeEach(() => {
  received.length = 0;
  refusal = undefined;
});

let made = 0;
const post = <Data>(url: string, body: object, by = token, of = api) =>
  callApi<Data>(of, 'POST', url, { token: by, body });
async function invite() {
  made += 1;
  const { data } = await post<UserInviteResponse>('/user/invite', {
    username: `mailed${made}`,
    roleName: 'visitor',
  });
  return data;
}
const mail = (link: string, more: object = {}) =>
  post<null>('/user/mail-link', { token: link, to: 'person@example.com', language: 'en', ...more });

/** Decodes the lines of an email that its text is wrapped in. */
const decoded = (source: string) =>
  Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();

test('an invitation is sent with its link, and the audit log has the address', async () => {
  const link = await invite();
  expect(link.canMail).toBe(true);
  expect(await mail(link.token)).toMatchObject({ status: 200 });
  const [{ to, source } = { to: [], source: '' }] = received;
  expect(to).toEqual(['person@example.com']);
  expect(source).toMatch(/^From: office@example\.com$/m);
  expect(source).toMatch(/^Subject: Your account at office\.example\.com$/m);
  expect(decoded(source)).toContain(`https://office.example.com/tools/set-password#${link.token}`);
  const { data } = await post<ListPage<AuditLogEntry>>('/audit/list', { page: 1, limit: 10 });
  const entry = data.items.find(({ action }) => action === 'link-mail');
  expect(entry).toMatchObject({
    subjectName: link.user.username,
    changes: [{ field: 'email', from: null, to: 'person@example.com' }],
  });
  expect(JSON.stringify(data)).not.toContain(link.token);
});

test('a reset says that a code is needed, in the language of the page', async () => {
  const { user } = await invite();
  await api.asOwner(`update app_user set must_change_password = false where id = ${user.id}`);
  const { data } = await post<PasswordResetResponse>('/user/password-reset', { id: user.id });
  expect(await mail(data.token, { language: 'zh' })).toMatchObject({ status: 200 });
  const body = received[0]!.source.split('\r\n\r\n').slice(1).join('');
  expect(Buffer.from(body, 'base64').toString() + decoded(body)).toContain('还需要一个代码');
});

test.each([
  ['an address that is none', { to: 'person' }, 400],
  ['several addresses', { to: 'a@example.com, b@example.com' }, 400],
  ['a line break in the address', { to: 'a@example.com\r\nBcc: b@example.com' }, 400],
  ['an unknown link', { token: 'x'.repeat(32) }, 404],
])('%s is refused', async (_what, more, status) => {
  const link = await invite();
  expect(await mail(link.token, more)).toMatchObject({ status });
  expect(received).toEqual([]);
});

test('a link of another user, and of an API without a mail server, is not sent', async () => {
  const link = await invite();
  await api.asOwner(`update account_link set created_by = null where user_id = ${link.user.id}`);
  expect(await mail(link.token)).toMatchObject({ status: 404 });
  const without = await startTestApi({
    settings,
    database: await createTestDatabase({ withDemoData: true }),
  });
  const by = await without.signIn('admin');
  const issued = await post<UserInviteResponse>(
    '/user/invite',
    { username: 'unmailed', roleName: 'visitor' },
    by,
    without,
  );
  expect(issued.data.canMail).toBe(false);
  const body = { token: issued.data.token, to: 'person@example.com', language: 'en' };
  expect(await post('/user/mail-link', body, by, without)).toMatchObject({ status: 404 });
  expect(received).toEqual([]);
  await without.stop();
});

test('a refusal of the mail server is a clear failure, and five attempts are the limit', async () => {
  const link = await invite();
  refusal = new Error('No such mailbox');
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await mail(link.token)).toMatchObject({ status: 409, reason: 'link-not-mailed' });
  refusal = undefined;
  expect(await mail(link.token)).toMatchObject({ status: 409, reason: 'link-mails-too-many' });
  expect(received).toEqual([]);
});

test('a user sends at most twenty emails a minute, also with unknown links', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 21; sent += 1) statuses.add((await mail('x'.repeat(32))).code);
  expect([...statuses]).toContain(429);
});
