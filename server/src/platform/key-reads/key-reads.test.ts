import { createPublicKey, createPrivateKey } from 'node:crypto';
import type { AuditLogEntry, Channel, ListPage, Merchant } from '@backoffice/contract';
import type { Inbox } from '@backoffice/contract/inbox';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { checkKeyReads } from './key-reads.repository';

const KEYS_PER_HOUR = 12;
let api: TestApi;
let admin: string;
let editor: string;
let merchants: Merchant[];
beforeEach(async () => {
  api = await startTestApi({ settings: { privateKeysPerHour: KEYS_PER_HOUR } });
  [admin, editor] = await Promise.all([api.signIn('admin'), api.signIn('editor')]);
  merchants = [];
  for (const merchantName of ['One', 'Two'])
    merchants.push(
      (await callApi<Merchant>(api, 'PUT', '/merchant/create', { token: admin, body: { merchantName } }))
        .data,
    );
});
afterEach(() => api.stop());

const list = (token = editor, body: object = {}) =>
  callApi<ListPage<Merchant>>(api, 'POST', '/merchant/list', { token, body });
const lines = async () =>
  (
    await api.services.pool.query(
      'select actor_name as actor, subject, ids::integer[] from key_read order by id',
    )
  ).rows;
const withoutRight = (right: string) =>
  api.services.pool.query(`delete from role_grant where role_key = 'editor' and path = $1`, [right]);

test('each answer with private keys logs a line with its rows, others log none', async () => {
  await list();
  await list(editor, { fields: 'option' });
  await list(editor, { limit: 101 });
  const { id, updatedAt } = merchants[0]!;
  const body = { id, status: 'inactive', updatedAt };
  await callApi(api, 'PUT', '/merchant/status', { token: editor, body });
  expect(await lines()).toEqual([
    { actor: 'admin', subject: 'merchant', ids: [1] },
    { actor: 'admin', subject: 'merchant', ids: [2] },
    { actor: 'editor', subject: 'merchant', ids: [1, 2] },
  ]);
});

test('no key is returned when the line cannot be logged', async () => {
  await api.asOwner('alter table key_read rename to away');
  const answer = await api.call('POST', '/merchant/list', { token: editor, body: {} });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('privateKey');
  const body = { merchantName: 'Three' };
  const made = await callApi<Merchant>(api, 'PUT', '/merchant/create', { token: editor, body });
  expect(made).toMatchObject({ code: 200, data: { privateKeyState: 'withheld' } });
  expect(made.data).not.toHaveProperty('privateKey');
});

test('lists omit keys when the disk is full, and writes are refused with the reason', async () => {
  await api.asOwner(`create function refuse_for_want_of_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  for (const table of ['key_read', 'merchant', 'session'])
    await api.asOwner(`create trigger full_disk before insert or update on ${table}
      for each row execute function refuse_for_want_of_room()`);
  await api.asOwner('alter table session disable trigger full_disk');
  await api.asOwner(`update session set active_at = now() - interval '2 minutes'`);
  await api.asOwner('alter table session enable trigger full_disk');
  const { code, data } = await list();
  expect(code).toBe(200);
  expect(data.items.map(({ privateKeyState }) => privateKeyState)).toEqual(['unrecorded', 'unrecorded']);
  expect(data.items[0]).not.toHaveProperty('privateKey');
  const body = { merchantName: 'Three' };
  const made = await api.call('PUT', '/merchant/create', { token: editor, body });
  expect(made.statusCode).toBe(507);
  expect(made.headers['retry-after']).toBe('30');
  expect(made.json()).toMatchObject({ status: 507, code: 'storage-full' });
});

test('a user without the permission gets the public half and the reason, without a log line', async () => {
  await withoutRight('/merchant/keys');
  const { data } = await list();
  const key = createPrivateKey({
    key: Buffer.from(merchants[0]!.privateKey!, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  expect(data.items[0]).toMatchObject({ id: 1, privateKeyState: 'not-granted', publicKey });
  expect(data.items[0]).not.toHaveProperty('privateKey');
  expect(await lines()).toHaveLength(2);
});

test('channels follow the same rules in every answer', async () => {
  const key = merchants[0]!.privateKey!;
  const body = {
    merchantId: 1,
    merchantNo: 'n1',
    merchantChannel: 'alipay',
    merchantWeight: 1,
    merchantUpPrivateKey: key,
    status: 'active',
  };
  const made = await callApi<Channel>(api, 'POST', '/channel/create', { token: editor, body });
  expect(made.data).toMatchObject({ merchantUpPrivateKey: key });
  expect((await lines()).at(-1)).toEqual({ actor: 'editor', subject: 'channel', ids: [1] });
  await withoutRight('/channel/keys');
  const listed = await callApi<ListPage<Channel>>(api, 'POST', '/channel/list', { token: editor, body: {} });
  const change = { id: 1, merchantNo: 'n2', merchantWeight: 1, status: 'active' };
  const changed = await callApi<Channel>(api, 'PUT', '/channel/update', { token: editor, body: change });
  for (const row of [listed.data.items[0], changed.data]) {
    expect(row).toMatchObject({ privateKeyStates: { merchantUpPrivateKey: 'not-granted' } });
    expect(row).not.toHaveProperty('merchantUpPrivateKey');
  }
  expect(await lines()).toHaveLength(3);
});

test('lists omit keys beyond the hourly budget, and administrators are notified once', async () => {
  const states = [];
  for (let call = 0; call < 8; call++) states.push((await list()).data.items[0]?.privateKeyState);
  expect(states).toEqual([...Array<undefined>(6).fill(undefined), 'withheld', 'withheld']);
  expect((await list(admin)).data.items[0]?.privateKeyState).toBeUndefined();
  const body = { action: 'keys-withheld' };
  const log = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', { token: admin, body });
  expect(log.data).toMatchObject({ total: 1, items: [{ actor: 'editor' }] });
  const inboxOf = async (token: string) => (await callApi<Inbox>(api, 'GET', '/inbox', { token })).data.items;
  expect(await inboxOf(admin)).toMatchObject([
    {
      kind: 'keys-withheld',
      values: { username: 'editor', keysPerHour: KEYS_PER_HOUR },
      address: '/user/audit-log?action=keys-withheld',
    },
  ]);
  expect(await inboxOf(editor)).toEqual([]);
});

test('a failed notification of withheld keys fails no list, and is sent by the next one', async () => {
  await api.asOwner('alter table notification rename to away');
  for (let call = 0; call < 7; call++) await list();
  const withheld = await list();
  expect(withheld).toMatchObject({ code: 200, data: { items: [{ privateKeyState: 'withheld' }, {}] } });
  expect(api.logged()).toContain('could not notify of withheld keys');
  const notices = async () =>
    (await api.services.pool.query(`select from audit_entry where action = 'keys-withheld'`)).rowCount;
  expect(await notices()).toBe(0);
  await api.asOwner('alter table away rename to notification');
  await Promise.all([list(), list(), list()]);
  expect(await notices()).toBe(1);
  const { data } = await callApi<Inbox>(api, 'GET', '/inbox', { token: admin });
  expect(data.items).toMatchObject([{ kind: 'keys-withheld' }]);
});

test('the budget is restored after an hour', async () => {
  await api.asOwner('drop trigger key_read_kept on key_read');
  for (let call = 0; call < 7; call++) await list();
  await api.asOwner(`update key_read set at = at - interval '61 minutes'`);
  expect((await list()).data.items[0]?.privateKey).toBeDefined();
});

test('concurrent reads share statements; each logs its line, within the budget, and the chain is intact', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => list()));
  const withKeys = answers.filter(({ data }) => data.items[0]?.privateKey);
  expect(withKeys).toHaveLength(KEYS_PER_HOUR / 2);
  expect(await lines()).toHaveLength(2 + KEYS_PER_HOUR / 2);
  expect(await checkKeyReads(api.services.pool)).toEqual({ brokenAt: null });
});

test('an altered line is detected, and lines cannot be changed or removed', async () => {
  const { pool } = api.services;
  for (const text of ['update key_read set actor_id = 1', 'delete from key_read', 'truncate key_read'])
    await expect(api.asOwner(text)).rejects.toThrow('inserts only');
  await api.asOwner('drop trigger key_read_kept on key_read');
  await api.asOwner(`update key_read set actor_name = 'somebody' where id = 1`);
  expect(await checkKeyReads(pool)).toEqual({ brokenAt: 1 });
});

test('the audit log lists the lines only on request', async () => {
  await list();
  const audit = (body: object) =>
    callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', { token: admin, body });
  const read = await audit({ action: 'keys-read', actor: 'edi', target: '2' });
  expect(read.data).toMatchObject({
    total: 1,
    items: [
      {
        actor: 'editor',
        action: 'keys-read',
        subject: 'merchant',
        changes: [
          { field: 'rows', to: 2 },
          { field: 'ids', to: '1, 2' },
        ],
      },
    ],
  });
  const all = await audit({});
  expect(all.data.items.some(({ action }) => action === 'keys-read')).toBe(false);
});
