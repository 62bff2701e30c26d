import type { AuditLogEntry, ListPage, UserInfo } from '@backoffice/contract';
import { viewedLists, VIEWS_MAX } from '@backoffice/contract/list-view-values';
import type { ListView, ListViews } from '@backoffice/contract/list-views';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let admin: string;
let editor: string;
let visitor: string;
beforeAll(async () => {
  api = await startTestApi();
  [admin, editor, visitor] = (await Promise.all(['admin', 'editor', 'visitor'].map(api.signIn))) as [
    string,
    string,
    string,
  ];
});
afterAll(() => api.stop());
afterEach(() => api.asOwner('delete from list_view'));

const call = <T>(method: 'POST' | 'PUT', path: string, body: object, token = admin, key?: string) =>
  callApi<T>(api, method, `/list-view/${path}`, {
    token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const query = { status: 'active', merchantName: 'Ada', sort: '-merchantName', limit: '50' };
const create = (body: object = {}, token = admin, key?: string) =>
  call<ListView>('POST', 'create', { list: 'merchants', name: 'Morning', query, ...body }, token, key);
const seenBy = async (token: string, list = 'merchants') => {
  const { data } = await call<ListViews>('POST', 'list', { list }, token);
  return data.items.map(({ name }) => name);
};
const share = (view: ListView, role: string | null, token = admin) =>
  call<ListView>('PUT', 'share', { id: view.id, role, updatedAt: view.updatedAt }, token);

test('a view is stored once, with its audit entry, for its owner only', async () => {
  const columns = [
    { key: 'status', width: 90 },
    { key: 'createdAt', isHidden: true },
  ];
  const { data } = await create({ name: ' Morning ', columns }, admin, 'one');
  expect(data).toMatchObject({ name: 'Morning', query, columns, role: null, owner: 'admin', isMine: true });
  expect((await create({ name: ' Morning ', columns }, admin, 'one')).data).toEqual(data);
  expect([await seenBy(admin), await seenBy(admin, 'channels'), await seenBy(editor)]).toEqual([
    ['Morning'],
    [],
    [],
  ]);
  const audit = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', {
    token: admin,
    body: { subject: 'list view' },
  });
  expect(audit.data.items).toMatchObject([{ action: 'create', subjectId: data.id, subjectName: 'Morning' }]);
});

test('a view’s name is unique for a user and a list, regardless of case', async () => {
  await create();
  expect(await create({ name: 'MORNING' })).toMatchObject({
    code: 409,
    errors: [{ path: 'name', code: 'view-name-taken' }],
  });
  expect((await create({ list: 'channels', query: {} })).code).toBe(200);
  expect((await create({}, editor)).code).toBe(200);
  const other = await create({ name: 'Evening' });
  expect((await call('PUT', 'update', { id: other.data.id, name: 'morning' })).code).toBe(409);
});

test.each([
  [
    'a field that the list does not have',
    { query: { page: '2', token: 'x' } },
    ['query.page', 'query.token'],
  ],
  ['a long value', { query: { merchantName: 'a'.repeat(257) } }, ['query.merchantName']],
  ['a list that there is not', { list: 'passwords' }, ['list']],
  ['a column twice', { columns: [{ key: 'id' }, { key: 'id' }] }, ['columns']],
  ['no name', { name: ' ' }, ['name']],
])('%s is refused', async (_what, body, paths) => {
  const { code, errors } = await create(body);
  expect([code, errors.map(({ path }) => path)]).toEqual([400, paths]);
  expect(await seenBy(admin)).toEqual([]);
});

test('views of a list without permission can be neither seen nor saved nor made default', async () => {
  for (const [path, body] of [
    ['list', {}],
    ['create', { name: 'Mine', query: {} }],
    ['start', { id: null }],
  ] as const)
    for (const list of Object.keys(viewedLists))
      expect(await call(path === 'start' ? 'PUT' : 'POST', path, { list, ...body }, visitor)).toMatchObject({
        code: 403,
      });
});

test('a user who must change the password sees no views', async () => {
  const { data } = await create();
  await share(data, 'editor');
  await api.asOwner(`update app_user set must_change_password = true where username = 'editor'`);
  const views = await call('POST', 'list', { list: 'merchants' }, editor);
  const kept = await create({}, editor);
  await api.asOwner(`update app_user set must_change_password = false where username = 'editor'`);
  expect([views.code, kept.code]).toEqual([403, 403]);
  expect(await seenBy(editor)).toEqual(['Morning']);
});

test('users with the role see a shared view, and only its owner can change it', async () => {
  const { data } = await create();
  expect((await share(data, 'nobody')).code).toBe(400);
  const shared = await share(data, 'editor');
  expect(shared.data.role).toEqual({ key: 'editor', name: expect.any(String) as string });
  const { items } = (await call<ListViews>('POST', 'list', { list: 'merchants' }, editor)).data;
  expect(items).toMatchObject([{ name: 'Morning', owner: 'admin', isMine: false, query }]);
  const { id } = data;
  expect((await call('PUT', 'update', { id, name: 'Mine now' }, editor)).code).toBe(404);
  expect((await call('POST', 'delete', { id }, editor)).code).toBe(404);
  expect((await share(shared.data, null)).data.role).toBeNull();
  expect(await seenBy(editor)).toEqual([]);
});

test('sharing requires its own permission', async () => {
  const { data } = await create({}, editor);
  expect((await share(data, 'admin', editor)).code).toBe(403);
  await api.asOwner(`insert into role_grant values ('editor', '/permission/view-sharing', 'view')`);
  expect((await share(data, 'admin', editor)).code).toBe(200);
  await api.asOwner(`delete from role_grant where path = '/permission/view-sharing'`);
  expect(await seenBy(admin)).toEqual(['Morning']);
});

test('an edit by an owner without the sharing permission ends the sharing', async () => {
  await api.asOwner(
    `insert into role_grant (role_key, path, action) values ('editor', '/permission/view-sharing', 'view')`,
  );
  const { data } = await create({}, editor);
  const shared = await share(data, 'visitor', editor);
  const rename = (name: string, updatedAt: string) =>
    call<ListView>('PUT', 'update', { id: data.id, name, updatedAt }, editor);
  const renamed = await rename('Evening', shared.data.updatedAt);
  expect(renamed.data.role).toMatchObject({ key: 'visitor' });
  await api.asOwner(`delete from role_grant where role_key = 'editor' and path = '/permission/view-sharing'`);
  expect((await rename('Pay here', renamed.data.updatedAt)).data).toMatchObject({
    name: 'Pay here',
    role: null,
  });
});

test('a stale edit is refused', async () => {
  const { id, updatedAt } = (await create()).data;
  const changed = await call<ListView>('PUT', 'update', { id, updatedAt, query: { status: 'inactive' } });
  expect(changed.data).toMatchObject({ name: 'Morning', query: { status: 'inactive' }, columns: null });
  expect(await call('PUT', 'update', { id, updatedAt, name: 'Late' })).toMatchObject({
    code: 409,
    errors: [{ path: 'updatedAt' }],
  });
  expect((await call('POST', 'delete', { id, updatedAt })).code).toBe(409);
  expect((await call('POST', 'delete', { id, updatedAt: changed.data.updatedAt })).code).toBe(200);
  expect(await seenBy(admin)).toEqual([]);
});

test('a view with a removed field is returned as stored', async () => {
  const { id } = (await create()).data;
  await api.asOwner(`update list_view set query = '{"colour": "red", "status": "active"}' where id = ${id}`);
  const { items } = (await call<ListViews>('POST', 'list', { list: 'merchants' })).data;
  expect(items).toMatchObject([{ query: { colour: 'red', status: 'active' } }]);
});

test('an own or shared view is the default of a list as long as it is visible', async () => {
  const starts = async (token: string) =>
    (await callApi<UserInfo>(api, 'GET', '/user/info', { token })).data.starts;
  const { data } = await create();
  const begin = (id: number | null, token = admin) =>
    call('PUT', 'start', { list: 'merchants', id }, token).then(({ code }) => code);
  expect([await begin(data.id), await begin(data.id, editor)]).toEqual([200, 404]);
  expect(await call('PUT', 'start', { list: 'channels', id: data.id })).toMatchObject({ code: 404 });
  const shared = await share(data, 'editor');
  expect(await begin(data.id, editor)).toBe(200);
  const address = new URLSearchParams({ ...query, view: String(data.id) });
  expect(
    Object.values((await starts(editor)) ?? {}).map((start) => [...new URLSearchParams(start)].sort()),
  ).toEqual([[...address].sort()]);
  await share(shared.data, null);
  expect([await starts(editor), Object.keys((await starts(admin)) ?? {})]).toEqual([
    undefined,
    ['/merchant/list'],
  ]);
  expect([await begin(null), await starts(admin)]).toEqual([200, undefined]);
  expect(await begin(null)).toBe(200);
  const { data: log } = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', {
    token: admin,
    body: { subject: 'list view', sort: '-id', limit: 20 },
  });
  const entries = log.items.filter(({ changes }) => changes.some(({ field }) => field === 'startOfList'));
  expect(entries.map(({ actor, subjectId, changes }) => [actor, subjectId, changes[0]])).toEqual([
    ['admin', data.id, { field: 'startOfList', from: 'Morning', to: null }],
    ['editor', data.id, { field: 'startOfList', from: null, to: 'Morning' }],
    ['admin', data.id, { field: 'startOfList', from: null, to: 'Morning' }],
  ]);
});

test('the columns of visible views are sent with the user', async () => {
  const layouts = async (token: string) =>
    (await callApi<UserInfo>(api, 'GET', '/user/info', { token })).data.viewLayouts;
  const columns = [{ key: 'status', width: 90 }];
  const { data } = await create({ columns });
  await create({ name: 'Evening' });
  expect([await layouts(admin), await layouts(editor)]).toEqual([
    { merchants: { [data.id]: columns } },
    undefined,
  ]);
  await share(data, 'editor');
  expect(await layouts(editor)).toEqual({ merchants: { [data.id]: columns } });
});

test(`a user has at most ${VIEWS_MAX} views, also of those made at once`, async () => {
  await api.asOwner(`insert into list_view (owner_id, list, name, query)
    select id, 'merchants', n, '{}' from app_user, generate_series(1, ${VIEWS_MAX - 1}) n where username = 'admin'`);
  const answers = await Promise.all(['one', 'two', 'three'].map((name) => create({ name })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  expect((await create({}, editor)).code).toBe(200);
});
