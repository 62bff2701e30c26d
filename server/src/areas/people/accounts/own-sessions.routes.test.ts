import type { OwnSessions } from '@backoffice/contract';
import type { Inbox } from '@backoffice/contract/inbox';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

const PASSWORD = 'known to editor alone';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const hash = await api.services.passwords.hash(PASSWORD);
  await api.services.pool.query(`update app_user set password_hash = $1 where username = 'editor'`, [hash]);
});
afterAll(() => api.stop());
afterEach(async () => {
  await api.services.pool.query('delete from notification_mute');
  await api.services.pool.query('delete from session');
  await api.services.pool.query('delete from user_device');
  await api.services.pool.query('delete from notification');
});

const secret = (name: string) => name.padEnd(22, '-');

/** Signs in as editor, with a browser that is identified by its name, or with a program without a device secret. */
async function signInAt(userAgent: string, device?: string): Promise<string> {
  const answer = await api.call('POST', '/auth/login', {
    headers: { 'user-agent': userAgent },
    body: { username: 'editor', password: PASSWORD, ...(device && { device: secret(device) }) },
  });
  return answer.json<{ data: { token: string } }>().data.token;
}

const own = async (token: string) =>
  (await api.call('GET', '/user/sessions', { token })).json<{ data: OwnSessions }>().data;
const newAt = async (token: string) => (await own(token)).newDevices.map(({ userAgent }) => userAgent);
const acknowledge = (token: string, upTo: number) =>
  api.call('POST', '/user/devices-told', { token, body: { upTo } });

test('reports a new device on known devices, and not on itself', async () => {
  const office = await signInAt('Office', 'office');
  const home = await signInAt('Home', 'home');
  expect(await newAt(office)).toEqual(['Home']);
  expect(await newAt(home)).toEqual([]);
  const thief = await signInAt('Thief', 'thief');
  expect(await newAt(office)).toEqual(['Thief', 'Home']);
  expect(await newAt(home)).toEqual(['Thief']);
  expect(await newAt(thief)).toEqual([]);
});

test('a new device is notified once, the first one is not', async () => {
  const office = await signInAt('Office', 'office');
  await signInAt('Home', 'home');
  await signInAt('Home', 'home');
  const inboxOf = async (token: string) =>
    (await api.call('GET', '/inbox', { token })).json<{ data: Inbox }>().data.items;
  expect(await inboxOf(office)).toMatchObject([
    {
      kind: 'device-new',
      values: { userAgent: 'Home', address: '127.0.0.1' },
      address: '/profile/index',
    },
  ]);
  const visitor = await api.signIn('visitor');
  await api.call('POST', '/auth/login', {
    body: { username: 'visitor', password: '111111', device: secret('other') },
  });
  expect(await inboxOf(visitor)).toEqual([]);
});

test('a new device is reported until acknowledged, even after its session has ended', async () => {
  await signInAt('Office', 'office');
  const thief = await signInAt('Thief', 'thief');
  await api.call('POST', '/user/end-sessions', { token: thief });
  await api.call('POST', '/user/logout', { token: thief });
  const office = await signInAt('Office', 'office');
  const [news] = (await own(office)).newDevices;
  expect(news).toMatchObject({ userAgent: 'Thief', address: '127.0.0.1' });
  await acknowledge(office, news!.id);
  expect(await newAt(office)).toEqual([]);
  expect(await newAt(await signInAt('Office', 'office'))).toEqual([]);
});

test('an acknowledgement on a new device does not affect the others', async () => {
  const office = await signInAt('Office', 'office');
  const thief = await signInAt('Thief', 'thief');
  const [news] = (await own(office)).newDevices;
  await acknowledge(thief, news!.id);
  expect(await newAt(office)).toEqual(['Thief']);
});

test('devices that do not exist yet cannot be acknowledged', async () => {
  const office = await signInAt('Office', 'office');
  expect((await acknowledge(office, 2 ** 40)).statusCode).toBe(200);
  await signInAt('Thief', 'thief');
  expect(await newAt(office)).toEqual(['Thief']);
});

test('a new device can neither dismiss nor mute security warnings during its first day', async () => {
  const office = await signInAt('Office', 'office');
  const thief = await signInAt('Thief', 'thief');
  const inbox = async (token: string) => {
    const { items, unread } = (await api.call('GET', '/inbox', { token })).json<{ data: Inbox }>().data;
    return { unread, items: items.map(({ kind, isLocked }) => [kind, isLocked]) };
  };
  const { id } = (await api.call('GET', '/inbox', { token: thief })).json<{ data: Inbox }>().data.items[0]!;
  const attempts = (token: string) =>
    Promise.all(
      [
        ['state', { id, read: true }],
        ['state', { id, done: true }],
        ['preferences', { kind: 'device-new', muted: true }],
        ['preferences', { kind: 'keys-withheld', muted: true }],
      ].map(async ([path, body]) => {
        const answer = await api.call('PUT', `/inbox/${path as string}`, { token, body: body as object });
        return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code;
      }),
    );
  expect(await attempts(thief)).toEqual(Array(4).fill('device-too-new'));
  await api.call('PUT', '/inbox/read', { token: thief, body: { upTo: id } });
  expect(await inbox(thief)).toEqual({ unread: 1, items: [['device-new', true]] });
  const other = { kind: 'export-ready', muted: true };
  expect((await api.call('PUT', '/inbox/preferences', { token: thief, body: other })).statusCode).toBe(200);
  // The session continues after its device was removed.
  await api.services.pool.query(`delete from user_device where user_agent = 'Thief'`);
  expect(await attempts(thief)).toEqual(Array(4).fill('device-too-new'));
  expect(await inbox(office)).toEqual({ unread: 1, items: [['device-new', false]] });

  const home = await signInAt('Home', 'home');
  expect(await attempts(home)).toEqual(Array(4).fill('device-too-new'));
  await api.services.pool.query(
    `update user_device set first_at = now() - interval '25 hours' where user_agent = 'Home'`,
  );
  expect(await attempts(home)).toEqual(Array(4).fill('done'));
});

test('an acknowledged device counts as known, also for a program without a device secret', async () => {
  const office = await signInAt('Office', 'office');
  await signInAt('curl/8');
  await signInAt('curl/8');
  expect(await newAt(office)).toEqual(['curl/8']);
});

test('a hundred new devices displace no known one', async () => {
  const office = await signInAt('Office', 'office');
  const { pool } = api.services;
  await pool.query(`insert into user_device (user_id, device_hash)
    select id, sha256(n::text::bytea) from app_user, generate_series(1, 150) n where username = 'editor'`);
  await signInAt('Thief', 'thief');
  expect(await newAt(office)).toContain('Thief');
  expect((await pool.query('select from user_device')).rowCount).toBe(100);
  expect(await newAt(await signInAt('Office', 'office'))).toContain('Thief');
});

test('new devices of an account with a public password are not reported', async () => {
  const token = await api.signIn('visitor');
  const body = { username: 'visitor', password: '111111', device: secret('other') };
  await api.call('POST', '/auth/login', { body });
  expect(await newAt(token)).toEqual([]);
});

test('lists the open sessions with their origins, and ends one with an audit entry', async () => {
  const here = await signInAt('Office', 'office');
  const there = await signInAt('Home', 'home');
  const { sessions } = await own(here);
  expect(sessions.map(({ userAgent, address, isOwn }) => [userAgent, address, isOwn])).toEqual(
    expect.arrayContaining([
      ['Office', '127.0.0.1', true],
      ['Home', '127.0.0.1', false],
    ]),
  );
  const { id } = sessions.find(({ isOwn }) => !isOwn)!;
  expect((await api.call('POST', '/user/end-session', { token: here, body: { id } })).statusCode).toBe(200);
  expect((await api.call('GET', '/user/info', { token: there })).statusCode).toBe(401);
  expect((await api.call('POST', '/user/end-session', { token: here, body: { id } })).statusCode).toBe(404);
  const { rows } = await api.services.pool.query(
    `select actor_name, subject_name from audit_entry where action = 'session-end' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ actor_name: 'editor', subject_name: 'editor' }]);
});

test('cannot end the calling session, nor that of another user', async () => {
  const here = await signInAt('Office', 'office');
  const other = await api.signIn('visitor');
  const [mine] = (await own(here)).sessions;
  const [theirs] = (await own(other)).sessions;
  for (const { id } of [mine!, theirs!])
    expect((await api.call('POST', '/user/end-session', { token: here, body: { id } })).statusCode).toBe(404);
  for (const token of [here, other])
    expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(200);
});

test('ends all sessions but the calling one', async () => {
  const [first, second] = [await signInAt('Home', 'home'), await signInAt('Phone', 'phone')];
  const here = await signInAt('Office', 'office');
  const ended = await api.call('POST', '/user/end-sessions', { token: here });
  expect(ended.json()).toMatchObject({ data: { ended: 2 } });
  for (const token of [first, second])
    expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(401);
  expect((await own(here)).sessions).toHaveLength(1);
});
