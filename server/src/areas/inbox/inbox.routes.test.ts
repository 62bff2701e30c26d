import {
  type Inbox,
  type InboxPreferences,
  type NotificationKind,
  notificationValues,
} from '@backoffice/contract/inbox';
import { inTransaction } from '../../platform/database/transaction';
import { declaredKinds, userNotification } from '../../platform/inbox/notification-kinds';
import { notifyHolders, notifyUser } from '../../platform/inbox/notifications.repository';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { removeOldNotifications } from './inbox.repository';

let api: TestApi;
let editor: string;
let visitor: string;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  [editor, visitor] = await Promise.all([api.signIn('editor'), api.signIn('visitor')]);
  const { rows } = await api.services.pool.query<{ id: number; username: string }>(
    'select id, username from app_user',
  );
  ids = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
});
afterAll(() => api.stop());
afterEach(() => api.asOwner('delete from notification; delete from notification_mute'));

const row = (cause: string) => ({
  kind: 'export-failed' as const,
  cause,
  values: JSON.stringify({ fileName: cause }),
  address: '/profile/index',
  maxOfUser: 30,
});
const notify = (cause: string, username = 'editor') =>
  notifyUser(api.services.pool, { ...row(cause), userId: ids[username]! });
const read = async (token = editor, query = '') =>
  (await callApi<Inbox>(api, 'GET', `/inbox${query}`, { token })).data;
const causes = async (token = editor, query = '') =>
  (await read(token, query)).items.map(({ values }) => 'fileName' in values && values.fileName);
const put = (path: string, body: object, token = editor) =>
  callApi<{ unread: number }>(api, 'PUT', `/inbox/${path}`, { token, body });

test('each notification kind of the contract is declared by one area, with a link into the app', () => {
  expect([...declaredKinds].sort()).toEqual(Object.keys(notificationValues).sort());
  expect(() => userNotification('device-new', { address: '/' })).toThrow('Two areas declare');
  for (const address of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil'])
    expect(() => userNotification('another' as NotificationKind, { address })).toThrow(
      'links to an address outside the app',
    );
});

test('a notification is visible to its receiver only, and added once', async () => {
  for (let times = 0; times < 2; times++) await notify('one');
  const inbox = await read();
  expect(inbox).toMatchObject({ unread: 1, hasOlder: false });
  expect(inbox.items).toEqual([
    {
      id: expect.any(Number) as number,
      kind: 'export-failed',
      values: { fileName: 'one' },
      address: '/profile/index',
      createdAt: expect.stringMatching(/Z$/) as string,
      readAt: null,
      isLocked: false,
    },
  ]);
  expect(await read(visitor)).toEqual({ items: [], hasOlder: false, unread: 0 });
  const { id } = inbox.items[0]!;
  for (const body of [
    { id, read: true },
    { id, done: true },
  ])
    expect(await put('state', body, visitor)).toMatchObject({ code: 200, data: { unread: 0 } });
  await put('read', { upTo: id }, visitor);
  expect(await read()).toMatchObject({ unread: 1, items: [{ readAt: null }] });
});

test('a rolled back transaction notifies nobody', async () => {
  const undone = inTransaction(api.services.pool, async (transaction) => {
    await notifyUser(transaction, { ...row('undone'), userId: ids.editor! });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await causes()).toEqual([]);
});

test('a notification can be marked read, unread, done and not done repeatedly', async () => {
  await notify('one');
  const { id } = (await read()).items[0]!;
  for (let times = 0; times < 2; times++)
    expect((await put('state', { id, read: true })).data).toEqual({ unread: 0 });
  expect((await read()).items[0]!.readAt).not.toBeNull();
  expect(await causes(editor, '?show=unread')).toEqual([]);
  expect((await put('state', { id, read: false })).data).toEqual({ unread: 1 });
  for (let times = 0; times < 2; times++)
    expect((await put('state', { id, done: true })).data).toEqual({ unread: 0 });
  expect(await causes()).toEqual([]);
  await put('state', { id, done: false });
  expect(await causes()).toEqual(['one']);
});

test('all notifications up to one are marked read, later ones are not', async () => {
  for (const cause of ['one', 'two', 'three']) await notify(cause);
  const [, second] = (await read()).items;
  expect((await put('read', { upTo: second!.id })).data).toEqual({ unread: 1 });
  expect(await causes(editor, '?show=unread')).toEqual(['three']);
});

test('older notifications are paged without duplicates, and only the latest are kept', async () => {
  for (let index = 1; index <= 35; index++) await notify(`n${index}`);
  const first = await read();
  expect(first).toMatchObject({ hasOlder: true, unread: 30 });
  await notify('newer');
  const last = first.items.at(-1)!;
  const second = await read(editor, `?before=${last.id}`);
  expect(second.hasOlder).toBe(false);
  const names = [...first.items, ...second.items].map(
    ({ values }) => 'fileName' in values && values.fileName,
  );
  expect(names).toEqual(Array.from({ length: 29 }, (_, index) => `n${35 - index}`));
});

test('a muted kind is not added for its user, until it is unmuted', async () => {
  const preferences = (muted: boolean) =>
    callApi<InboxPreferences>(api, 'PUT', '/inbox/preferences', {
      token: editor,
      body: { kind: 'export-failed', muted },
    });
  for (let times = 0; times < 2; times++)
    expect((await preferences(true)).data).toEqual({ muted: ['export-failed'] });
  await notify('muted');
  await notify('muted', 'visitor');
  expect([await causes(), await causes(visitor)]).toEqual([[], ['muted']]);
  expect((await preferences(false)).data).toEqual({ muted: [] });
  await notify('again');
  expect(await causes()).toEqual(['again']);
});

test('active users with the permission are notified, and no others', async () => {
  const toHolders = (cause: string) =>
    notifyHolders(api.services.pool, { ...row(cause), path: '/merchant/list', action: 'edit' });
  await toHolders('one');
  expect([await causes(), await causes(visitor)]).toEqual([['one'], []]);
  await api.asOwner(`update app_user set status = 'inactive' where username = 'admin'`);
  await toHolders('two');
  await api.asOwner(`update app_user set status = 'active' where username = 'admin'`);
  expect(await causes(await api.signIn('admin'))).toEqual(['one']);
});

test('many notifications of others displace no security warning', async () => {
  await notifyUser(api.services.pool, {
    ...row('warning'),
    kind: 'device-new',
    values: '{"address":null,"userAgent":"thief"}',
    userId: ids.editor!,
  });
  for (let index = 0; index < 40; index++) await notify(`n${index}`);
  const { rows } = await api.services.pool.query(
    'select kind, count(*)::int from notification group by kind',
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { kind: 'device-new', count: 1 },
      { kind: 'export-failed', count: 29 },
    ]),
  );
});

test('notifications are removed after 90 days', async () => {
  for (const cause of ['old', 'young']) await notify(cause);
  await api.asOwner(
    `update notification set created_at = now() - case cause when 'old' then interval '91 days' else interval '89 days' end`,
  );
  await removeOldNotifications(api.services.pool);
  expect(await causes()).toEqual(['young']);
});

test('a kind of a later release is left out', async () => {
  await notify('one');
  await api.asOwner(`update notification set kind = 'of-tomorrow'`);
  expect(await read()).toEqual({ items: [], hasOlder: false, unread: 0 });
});

test('frequent changes are limited', async () => {
  const admin = await api.signIn('admin');
  const answers = [];
  for (let index = 0; index < 241; index++) answers.push((await put('read', { upTo: 1 }, admin)).code);
  expect(answers.filter((code) => code !== 200)).toEqual([429]);
});
