import type { User } from '@backoffice/contract';
import type {
  OpenedLink,
  PasswordResetResponse,
  ResetConfirmResponse,
  UserInviteResponse,
} from '@backoffice/contract/account-links';
import { callApi } from '../../../testing/call-api';
import { createTestDatabase } from '../../../testing/create-test-database';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

/** An installation with users whose sign-ins are not public. */
let api: TestApi;
let demo: TestApi;
beforeAll(async () => {
  demo = await startTestApi();
  api = await startTestApi({
    settings: { demoData: false },
    database: await createTestDatabase({ withDemoData: true }),
  });
  token = await api.signIn('admin');
});
afterAll(() => Promise.all([api.stop(), demo.stop()]));

let token: string;
let made = 0;
const password = 'quite a secret';
const chosen = 'a barometer of 1923';

const post = <Data>(url: string, body: object, by: string | undefined = token, of = api) =>
  callApi<Data>(of, 'POST', url, { ...(by && { token: by }), body });
const reset = (id: number, by = token) => post<PasswordResetResponse>('/user/password-reset', { id }, by);
const confirm = (id: number, by: string) => post<ResetConfirmResponse>('/user/confirm-reset', { id }, by);
const invite = (username: string, headers?: Record<string, string>) =>
  callApi<UserInviteResponse>(api, 'POST', '/user/invite', {
    token,
    body: { username, roleName: 'visitor' },
    ...(headers && { headers }),
  });
const open = (link: string) => post<OpenedLink>('/auth/link/open', { token: link }, '');
const finish = (link: string, more: object = {}) =>
  post<null>('/auth/link/finish', { token: link, password: chosen, ...more }, '');
const login = async (username: string, word = password, of = api): Promise<string> => {
  const answer = await post<{ token: string } | null>('/auth/login', { username, password: word }, '', of);
  return answer.data?.token ?? '';
};
const infoStatus = async (by: string) => (await api.call('GET', '/user/info', { token: by })).statusCode;

/** Creates a user who has chosen a password, at a time before the last day. */
async function newUser(roleName = 'visitor'): Promise<{ id: number; username: string; token: string }> {
  made += 1;
  const username = `person${made}`;
  const { data } = await post<User>('/user/create', { username, password, roleName });
  await api.asOwner(`update app_user set must_change_password = false where id = ${data.id}`);
  await api.asOwner(`alter table audit_entry disable trigger all`);
  await api.asOwner(`update audit_entry set at = now() - interval '2 days' where subject_id = ${data.id}`);
  await api.asOwner(`alter table audit_entry enable trigger all`);
  return { id: data.id, username, token: await login(username) };
}

async function confirmedReset() {
  const user = await newUser();
  const second = await newUser('admin');
  const { data: link } = await reset(user.id);
  const { code } = (await confirm(user.id, second.token)).data;
  return { user, link: link.token, code };
}

describe('a password reset', () => {
  test('opens with the code of a second administrator, works once, and ends the sessions', async () => {
    const user = await newUser();
    const second = await newUser('admin');
    const { data: link } = await reset(user.id);
    expect(link).toMatchObject({ needsCode: true, token: expect.stringMatching(/^[\w-]{32}$/) });
    expect((await finish(link.token)).errors).toMatchObject([{ path: 'code', code: 'link-code-missing' }]);
    const { code } = (await confirm(user.id, second.token)).data;
    expect((await open(link.token)).data).toMatchObject({ username: user.username, needsCode: true });
    expect(await infoStatus(user.token)).toBe(200);

    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
    expect((await finish(link.token, { code: typed })).code).toBe(200);
    expect(await infoStatus(user.token)).toBe(401);
    expect(await login(user.username)).toBe('');
    const there = await login(user.username, chosen);
    expect((await api.call('GET', '/dashboard/summary', { token: there })).statusCode).toBe(200);
    expect((await finish(link.token, { code })).code).toBe(404);
    expect((await open(link.token)).code).toBe(404);

    for (const secret of [link.token, code, chosen]) expect(api.logged()).not.toContain(secret);
    const { rows } = await api.services.pool.query(
      `select action, actor_name from audit_entry where subject = 'account' and subject_id = $1 order by id`,
      [user.id],
    );
    expect(rows).toEqual([
      { action: 'sign-in', actor_name: user.username },
      { action: 'password-reset', actor_name: 'admin' },
      { action: 'reset-confirm', actor_name: second.username },
      { action: 'password-change', actor_name: user.username },
      { action: 'sign-in-refused', actor_name: null },
      { action: 'sign-in', actor_name: user.username },
    ]);
  });

  test('is used once by two calls at the same time', async () => {
    const { link, code } = await confirmedReset();
    const codes = (await Promise.all([finish(link, { code }), finish(link, { code })])).map(
      (each) => each.code,
    );
    expect(codes.sort()).toEqual([200, 404]);
  });

  test('ends after ten wrong codes', async () => {
    const { user, link, code } = await confirmedReset();
    for (let tries = 0; tries < 10; tries++)
      expect((await finish(link, { code: 'AAAA-AAAA' })).errors).toMatchObject([{ code: 'link-code-wrong' }]);
    expect((await finish(link, { code })).code).toBe(404);
    expect(await login(user.username)).not.toBe('');
  });

  test('refuses a weak password without using the link', async () => {
    const { link, code } = await confirmedReset();
    expect((await finish(link, { code, password: 'password1' })).code).toBe(400);
    expect((await finish(link, { code })).code).toBe(200);
  });

  test('ends when the user changes the password, and when it expires', async () => {
    const { user, link } = await confirmedReset();
    const change = { oldPassword: password, newPassword: 'another barometer' };
    await callApi(api, 'PUT', '/user/password', { token: user.token, body: change });
    expect((await open(link)).code).toBe(404);
    const expired = await confirmedReset();
    await api.services.pool.query('update account_link set expires_at = now()');
    expect((await open(expired.link)).code).toBe(404);
    expect((await finish(expired.link, { code: expired.code })).code).toBe(404);
  });

  test('is replaced by a later one', async () => {
    const { user, link, code } = await confirmedReset();
    const { data: later } = await reset(user.id);
    expect((await finish(link, { code })).code).toBe(404);
    expect((await finish(later.token, { code })).errors).toMatchObject([{ code: 'link-code-missing' }]);
  });

  test('unlocks a user after failed sign-ins', async () => {
    const { user, link, code } = await confirmedReset();
    for (let tries = 0; tries < 10; tries++) await login(user.username, 'not this one');
    await finish(link, { code });
    expect(await login(user.username, chosen)).not.toBe('');
  });

  test('is refused for oneself, deleted and unknown users, and users with more permissions', async () => {
    const { rows } = await api.services.pool.query(`select id from app_user where username = 'admin'`);
    expect((await reset(rows[0].id)).errors).toMatchObject([{ code: 'own-password' }]);
    const { id } = await newUser();
    await callApi(api, 'PUT', '/user/status', { token, body: { id, status: 'deleted' } });
    expect((await reset(id)).code).toBe(409);
    expect((await reset(987_654)).code).toBe(404);
    await api.asOwner(`insert into role (key, name) values ('desk', 'Help desk')`);
    await api.asOwner(
      `insert into role_grant (role_key, path, action) select 'desk', '/user/list', unnest(array['view', 'edit'])`,
    );
    const clerk = await newUser('desk');
    const editor = await newUser('editor');
    expect((await reset(editor.id, clerk.token)).errors).toMatchObject([{ code: 'user-beyond-own' }]);
    expect((await reset((await newUser('desk')).id, clerk.token)).code).toBe(200);
    await reset(editor.id);
    expect((await confirm(editor.id, clerk.token)).errors).toMatchObject([{ code: 'user-beyond-own' }]);
  });

  test('is announced to its user, who cannot mute it on a new device, and to those who can confirm it', async () => {
    const user = await newUser();
    const second = await newUser('admin');
    await reset(user.id);
    const inboxOf = async (by: string) =>
      (await callApi<{ items: object[] }>(api, 'GET', '/inbox', { token: by })).data.items;
    expect(await inboxOf(user.token)).toContainEqual(
      expect.objectContaining({ kind: 'password-reset', values: { author: 'admin', isDone: false } }),
    );
    expect(await inboxOf(second.token)).toContainEqual(
      expect.objectContaining({
        kind: 'reset-waiting',
        values: { username: user.username, author: 'admin' },
        address: `/user/list?username=${user.username}`,
      }),
    );
    const { data } = await post<{ items: User[] }>('/user/list', { username: user.username });
    expect(data.items[0]!.link).toMatchObject({ purpose: 'reset', by: 'admin', isWaiting: true });
  });

  test('works without a second administrator where the passwords are public', async () => {
    const admin = await demo.signIn('admin');
    const { rows } = await demo.services.pool.query(`select id from app_user where username = 'editor'`);
    const body = { id: rows[0].id as number };
    const { data } = await post<PasswordResetResponse>('/user/password-reset', body, admin, demo);
    expect(data.needsCode).toBe(false);
    const done = await post('/auth/link/finish', { token: data.token, password: chosen }, '', demo);
    expect(done.code).toBe(200);
    expect(await login('editor', chosen, demo)).not.toBe('');
  });
});

describe('the confirmation of a reset', () => {
  test('is refused for the user who requested it, for its own user, and without a request', async () => {
    const user = await newUser('admin');
    const other = await newUser('admin');
    expect((await confirm(user.id, other.token)).errors).toMatchObject([{ code: 'reset-not-waiting' }]);
    await reset(user.id);
    expect((await confirm(user.id, token)).errors).toMatchObject([{ code: 'own-reset' }]);
    expect((await confirm(user.id, user.token)).errors).toMatchObject([{ code: 'own-password' }]);
  });

  test.each<[string, (puppet: { id: number }) => Promise<unknown>]>([
    ['changed', ({ id }) => callApi(api, 'PUT', '/user/update', { token, body: { id, introduction: 'x' } })],
    ['reset', ({ id }) => reset(id)],
  ])('is refused for a user whom the requester has just %s', async (_how, act) => {
    const user = await newUser();
    const puppet = await newUser('admin');
    await act(puppet);
    await reset(user.id);
    expect((await confirm(user.id, puppet.token)).errors).toMatchObject([{ code: 'confirmer-too-new' }]);
  });

  test('is refused for a user whom the requester has just added', async () => {
    const user = await newUser();
    await post('/user/create', { username: 'puppet', password, roleName: 'admin' });
    const fresh = await login('puppet');
    await callApi(api, 'PUT', '/user/password', {
      token: fresh,
      body: { oldPassword: password, newPassword: chosen },
    });
    await reset(user.id);
    expect((await confirm(user.id, fresh)).errors).toMatchObject([{ code: 'confirmer-too-new' }]);
  });
});

describe('an invitation', () => {
  test('lets a new user choose a password, which nobody else has seen', async () => {
    const { data } = await invite('newcomer');
    expect(data.user).toMatchObject({ username: 'newcomer', link: { purpose: 'invitation', by: 'admin' } });
    expect((await open(data.token)).data).toMatchObject({ purpose: 'invitation', needsCode: false });
    expect((await finish(data.token)).code).toBe(200);
    expect(await infoStatus(await login('newcomer', chosen))).toBe(200);
  });

  test('is renewed until it is used; afterwards a reset needs a second administrator', async () => {
    const headers = { 'idempotency-key': 'b1946ac9-2f07-4c37-8d2c-0f1d9a3c5e77' };
    const { data: first } = await invite('repeated', headers);
    const { data: second } = await invite('repeated', headers);
    expect(second.user.id).toBe(first.user.id);
    expect((await open(first.token)).code).toBe(404);
    const { data: renewed } = await reset(first.user.id);
    expect(renewed.needsCode).toBe(false);
    expect((await finish(renewed.token)).code).toBe(200);
    expect((await invite('repeated', headers)).errors).toMatchObject([{ code: 'invitation-used' }]);
    expect((await reset(first.user.id)).data.needsCode).toBe(true);
  });
});

test('a password that somebody else has chosen must be changed', async () => {
  await post('/user/create', { username: 'hired', password, roleName: 'visitor', mustChangePassword: false });
  const info = await api.call('GET', '/user/info', { token: await login('hired') });
  expect(info.json().data.mustChangePassword).toBe(true);
});
