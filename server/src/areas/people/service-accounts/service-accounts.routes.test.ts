import type { AuditLogEntry, HistoryEntry, ListPage } from '@backoffice/contract';
import { serviceAccountPaths as paths } from '@backoffice/contract/service-account-values';
import type { ServiceAccount, ServiceKeyCreateResponse } from '@backoffice/contract/service-accounts';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { warnOfServiceAccounts } from './warn-of-service-accounts';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
});

const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, by = token) =>
  callApi<T>(api, method, path, { token: by, ...(body && { body }) });
const valid = { name: 'router', scopes: ['channels:read', 'merchants:read'], expiresAt: null };
const create = (body: object = {}, by = token) =>
  call<ServiceAccount>('POST', paths.create, { ...valid, ...body }, by);
const update = (body: object, by = token) => call<ServiceAccount>('PUT', paths.update, body, by);
const issue = (id: number, by = token) => call<ServiceKeyCreateResponse>('POST', paths.keyCreate, { id }, by);
const revoke = (id: number, by = token) => call<{ id: number }>('POST', paths.keyRevoke, { id }, by);
const list = async (by = token) => (await call<ServiceAccount[]>('GET', paths.list, undefined, by)).data;
const listChannels = (key: string) => call('POST', '/channel/list', { page: 1, limit: 5 }, key);

/** Signs in as a user who manages service accounts, and may view merchants and channels. */
async function lesser(): Promise<string> {
  await api.asOwner(
    `insert into role_grant (role_key, path, action)
     select 'visitor', path, action from unnest(array['/user/service-accounts', '/merchant/list', '/channel/list']) path,
       unnest(array['view', 'edit']) action
     where action = 'view' or path = '/user/service-accounts' on conflict do nothing`,
  );
  return api.signIn('visitor');
}

test('an account is created once with its scopes, end and creator', async () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const headers = { 'idempotency-key': 'one' };
  const send = () => callApi(api, 'POST', paths.create, { token, headers, body: { ...valid, expiresAt } });
  const { data } = await send();
  expect(data).toMatchObject({
    ...valid,
    description: '',
    status: 'active',
    expiresAt,
    createdBy: 'admin',
    keys: [],
    beyondOwn: false,
  });
  expect((await send()).data).toEqual(data);
  expect(await list()).toEqual([data]);
});

test('a key works until it is revoked, and the list shows its ending and use', async () => {
  const { data: account } = await create();
  const { data: issued } = await issue(account.id);
  expect((await listChannels(issued.key)).code).toBe(200);
  const [key] = (await list())[0]!.keys;
  expect(key).toMatchObject({
    id: issued.id,
    ending: issued.key.slice(-4),
    createdBy: 'admin',
    revokedAt: null,
  });
  expect(key!.lastUsedAt).toMatch(/Z$/);
  expect((await revoke(issued.id)).code).toBe(200);
  expect(await listChannels(issued.key)).toMatchObject({ status: 401, reason: 'service-key-unknown' });
  expect((await revoke(issued.id)).code).toBe(404);
});

test('an account has at most two valid keys, also when three are issued at once', async () => {
  const { data: account } = await create();
  const answers = await Promise.all([1, 2, 3].map(() => issue(account.id)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 409]);
  expect(answers.find(({ code }) => code === 409)).toMatchObject({
    errors: [{ path: 'id', code: 'service-keys-too-many' }],
  });
  await revoke(answers.find(({ code }) => code === 200)!.data.id);
  expect((await issue(account.id)).code).toBe(200);
});

test('the key of an account that is deactivated is refused from the next call on', async () => {
  const { data: account } = await create();
  const { key } = (await issue(account.id)).data;
  expect((await update({ id: account.id, status: 'inactive' })).code).toBe(200);
  expect((await listChannels(key)).code).toBe(401);
});

test('users cannot grant scopes beyond their permissions', async () => {
  const visitor = await lesser();
  const refused = { code: 400, errors: [{ path: 'scopes', code: 'scope-beyond-own' }] };
  const wide = { scopes: ['channels:read', 'channels:write'] };
  expect(await create(wide, visitor)).toMatchObject(refused);
  const { data: own } = await create({}, visitor);
  expect(own).toMatchObject({ createdBy: 'visitor', beyondOwn: false });
  expect(await update({ id: own.id, ...wide }, visitor)).toMatchObject(refused);
  expect((await list()).map(({ scopes }) => scopes)).toEqual([valid.scopes]);
});

test.each([
  ['rename', { name: 'renamed' }],
  ['describe', { description: 'x' }],
  ['narrow', { scopes: ['channels:read'] }],
  ['activate', { status: 'active' }],
  ['prolong', { expiresAt: null }],
])('users cannot %s an account beyond their permissions', async (_change, change) => {
  const { data: account } = await create({ scopes: ['merchants:write'] });
  const end = new Date(Date.now() + 86_400_000).toISOString();
  await update({ id: account.id, status: 'inactive', expiresAt: end });
  const visitor = await lesser();
  expect(await update({ id: account.id, ...change }, visitor)).toMatchObject({
    code: 400,
    errors: [{ path: 'id', code: 'service-account-beyond-own' }],
  });
});

test('users cannot issue a key for an account beyond their permissions, and can revoke one', async () => {
  const { data: account } = await create({ scopes: ['merchants:write'] });
  const { data: issued } = await issue(account.id);
  const visitor = await lesser();
  expect((await list(visitor))[0]).toMatchObject({ beyondOwn: true });
  expect(await issue(account.id, visitor)).toMatchObject({
    code: 400,
    errors: [{ path: 'id', code: 'service-account-beyond-own' }],
  });
  expect((await revoke(issued.id, visitor)).code).toBe(200);
});

test('users can deactivate an account beyond their permissions and bring its end forward', async () => {
  const { data: account } = await create({ scopes: ['merchants:write'] });
  const visitor = await lesser();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  expect(await update({ id: account.id, expiresAt, status: 'inactive' }, visitor)).toMatchObject({
    data: { status: 'inactive', expiresAt },
  });
});

test('an account with a scope of a later release is beyond every user', async () => {
  const { data: account } = await create();
  await api.asOwner(`update service_account set scopes = array['router:restart']`);
  expect(await issue(account.id)).toMatchObject({ errors: [{ code: 'service-account-beyond-own' }] });
});

test('a change based on an older version is refused', async () => {
  const { data: account } = await create();
  const { id, updatedAt } = account;
  const changed = await update({ id, updatedAt, description: 'Routes payments' });
  expect(changed.data.description).toBe('Routes payments');
  expect(await update({ id, updatedAt, name: 'other' })).toMatchObject({
    code: 409,
    errors: [{ path: 'updatedAt' }],
  });
});

test.each([
  ['the same in other case', 'ROUTER'],
  ['the same in decomposed form', 'caf\u0065\u0301'],
  ['a look-alike', 'r\u043euter'],
])('a name that is %s is refused', async (_what, name) => {
  await create();
  await create({ name: 'café' });
  expect(await create({ name })).toMatchObject({
    code: 409,
    errors: [{ path: 'name', code: 'service-name-taken' }],
  });
  const { data: other } = await create({ name: 'billing' });
  expect((await update({ id: other.id, name })).code).toBe(409);
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(41) }],
  ['scopes', { scopes: [] }],
  ['scopes', { scopes: ['channels:read', 'channels:read'] }],
  ['scopes.0', { scopes: ['users:write'] }],
  ['expiresAt', { expiresAt: undefined }],
  ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
])('an account with a bad %s is refused', async (path, body) => {
  expect(await create(body)).toMatchObject({ code: 400, errors: [{ path }] });
});

test('an account beyond the limit is refused', async () => {
  await api.asOwner(
    `insert into service_account (id, name, scopes)
     select nextval(pg_get_serial_sequence('app_user', 'id')), 'account ' || n, '{}' from generate_series(1, 200) n`,
  );
  expect(await create()).toMatchObject({ code: 409, errors: [{ code: 'service-accounts-too-many' }] });
});

test('history and audit log show changes and keys, and neither they nor the log contain a key', async () => {
  const { data: account } = await create();
  const { data: issued } = await issue(account.id);
  await update({ id: account.id, scopes: ['channels:read'] });
  await revoke(issued.id);
  const history = await call<ListPage<HistoryEntry>>('POST', paths.history, { id: account.id });
  const ending = `…${issued.key.slice(-4)}`;
  expect(history.data.items.map(({ action, changes }) => ({ action, changes }))).toEqual([
    { action: 'key-revoke', changes: [{ field: 'key', from: ending, to: null }] },
    {
      action: 'update',
      changes: [{ field: 'scopes', from: 'channels:read, merchants:read', to: 'channels:read' }],
    },
    { action: 'key-issue', changes: [{ field: 'key', from: null, to: ending }] },
    { action: 'create', changes: expect.any(Array) as HistoryEntry['changes'] },
  ]);
  const body = { subject: 'service account', target: 'router' };
  const audit = await call<ListPage<AuditLogEntry>>('POST', '/audit/list', body);
  expect(audit.data.items).toHaveLength(4);
  const { rows } = await api.services.pool.query<{ row: string }>(
    `select row_to_json(k)::text as row from service_account_key k union all select row_to_json(e)::text from audit_entry e`,
  );
  expect(JSON.stringify([rows, api.logged(), await list()])).not.toContain(issued.key.slice(4));
});

test('users who can change accounts are notified once a week of those that end soon or have unused keys', async () => {
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const { data: ending } = await create({ name: 'ending', expiresAt: inDays(13) });
  await create({ name: 'later', expiresAt: inDays(15) });
  const { data: unused } = await create({ name: 'unused' });
  await issue(unused.id);
  await issue(ending.id);
  await warnOfServiceAccounts(api.services.pool);
  await api.asOwner(
    `update service_account_key set created_at = now() - interval '91 days' where account_id = ${unused.id}`,
  );
  for (const _run of [1, 2]) await warnOfServiceAccounts(api.services.pool);
  const { rows } = await api.services.pool.query(
    `select username, "values" from notification join app_user on app_user.id = user_id
     where kind = 'service-accounts-due' order by notification.id`,
  );
  expect(rows).toEqual([
    { username: 'admin', values: { reason: 'ending', count: 1 } },
    { username: 'admin', values: { reason: 'unused', count: 1 } },
  ]);
});
