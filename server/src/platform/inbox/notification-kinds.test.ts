import { screens } from '@backoffice/contract';
import type pg from 'pg';
import { createPool } from '../database/create-pool';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { holderNotification, userNotification } from './notification-kinds';

const KEPT = 500;

const notifyExport = userNotification('export-failed', { address: '/profile/index' });
const notifyDevice = userNotification('device-new', { address: '/profile/index' });
const notifyEditors = holderNotification('merchants-changed', {
  permission: 'merchants:edit',
  address: screens.merchants,
});

let database: TestDatabase;
let pool: pg.Pool;
let ids: Record<string, number>;
beforeAll(async () => {
  database = await createTestDatabase({ withDemoData: true });
  pool = createPool(database.url);
  const { rows } = await pool.query<{ id: number; username: string }>('select id, username from app_user');
  ids = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
afterEach(() =>
  database.asOwner(`
    truncate notification, notification_mute;
    delete from role_grant where role_key = 'visitor';
    update app_user set status = 'active'`),
);

const exportOf = (username: string, cause: string) =>
  notifyExport(pool, ids[username]!, { cause, values: { fileName: cause } });
const editors = (cause: string) => notifyEditors(pool, { cause, values: { changed: 1, others: 0 } });
async function receiversOf(cause: string): Promise<string[]> {
  const { rows } = await pool.query<{ username: string }>(
    `select username from notification n join app_user u on u.id = n.user_id where cause = $1 order by username`,
    [cause],
  );
  return rows.map(({ username }) => username);
}
async function numberOf(username: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) from notification where user_id = $1',
    [ids[username]],
  );
  return rows[0]!.count;
}
const addMany = (username: string, count: number) =>
  database.asOwner(`
    insert into notification (user_id, kind, cause, "values", address)
    select ${ids[username]!}, 'export-failed', 'earlier ' || n, '{"fileName":"x"}', '/profile/index'
    from generate_series(1, ${count}) as n`);

test('a notification for one user reaches no other user', async () => {
  await exportOf('editor', 'one');
  expect(await receiversOf('one')).toEqual(['editor']);
});

test('a notification for a permission reaches its holders and no other user', async () => {
  await database.asOwner(
    `insert into role_grant (role_key, path, action) values ('visitor', '${screens.merchants}', 'view')`,
  );
  await editors('one');
  expect(await receiversOf('one')).toEqual(['admin', 'editor']);
});

test('a user who is inactive receives no notification', async () => {
  await database.asOwner(`update app_user set status = 'inactive' where username = 'editor'`);
  await exportOf('editor', 'one');
  await editors('two');
  expect([await receiversOf('one'), await receiversOf('two')]).toEqual([[], ['admin']]);
});

test('a muted kind is muted for one user and one kind', async () => {
  await database.asOwner(
    `insert into notification_mute (user_id, kind) values (${ids.editor!}, 'merchants-changed')`,
  );
  await editors('one');
  await exportOf('editor', 'two');
  expect([await receiversOf('one'), await receiversOf('two')]).toEqual([['admin'], ['editor']]);
});

test('a repeated cause leaves the read notification read', async () => {
  await exportOf('editor', 'one');
  await database.asOwner('update notification set read_at = now()');
  await exportOf('editor', 'one');
  const { rows } = await pool.query('select read_at is not null as "isRead" from notification');
  expect(rows).toEqual([{ isRead: true }]);
});

test('a user keeps the latest 500 notifications', async () => {
  await addMany('editor', KEPT);
  await exportOf('editor', 'latest');
  expect([await numberOf('editor'), await receiversOf('latest'), await receiversOf('earlier 1')]).toEqual([
    KEPT,
    ['editor'],
    [],
  ]);
});

test('the limit of one user removes no notification of another', async () => {
  await addMany('visitor', 1);
  await addMany('editor', KEPT);
  await exportOf('editor', 'latest');
  expect(await numberOf('visitor')).toBe(1);
});

test('the limit removes a security warning last', async () => {
  const warning = { address: null, userAgent: 'curl/8.5' };
  await notifyDevice(pool, ids.editor!, { cause: 'warning', values: warning });
  await addMany('editor', KEPT);
  await exportOf('editor', 'latest');
  expect(await receiversOf('warning')).toEqual(['editor']);
});

test('the announcement of a notification names its receiver and no other user', async () => {
  const listener = await pool.connect();
  const { rows } = await listener.query<{ definition: string }>(
    `select pg_get_functiondef('announce'::regproc) as definition`,
  );
  const [, channel] = /pg_notify\('(\w+)'/.exec(rows[0]!.definition) ?? [];
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query(`listen ${channel}`);
  await exportOf('editor', 'one');
  // An answer of the connection follows the notifications that were sent before.
  await listener.query(`unlisten ${channel}`);
  listener.release();
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain(String(ids.editor));
});
