import type { ColumnLayout, UserInfo } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';

let api: TestApi;
let editor: string;
let visitor: string;
beforeAll(async () => {
  api = await startTestApi();
  [editor, visitor] = await Promise.all([api.signIn('editor'), api.signIn('visitor')]);
});
afterAll(() => api.stop());
afterEach(() => api.asOwner('delete from list_layout'));

const put = (body: object, token = editor) => callApi(api, 'PUT', '/user/list-layout', { token, body });
const layouts = async (token = editor) =>
  (await callApi<UserInfo>(api, 'GET', '/user/info', { token })).data.listLayouts;

const columns: ColumnLayout = [
  { key: 'name', isPinned: true },
  { key: 'id', isHidden: true },
  { key: 'balance', width: 180 },
];

test('the columns of a list are stored for their user, and sent with the session', async () => {
  expect(await put({ list: 'merchants', columns })).toMatchObject({ code: 200 });
  expect(await put({ list: 'channels', columns: [{ key: 'id' }] })).toMatchObject({ code: 200 });
  expect(await layouts()).toEqual({ merchants: columns, channels: [{ key: 'id' }] });
  expect(await layouts(await api.signIn('editor'))).toHaveProperty('merchants', columns);
  expect(await layouts(visitor)).toBeUndefined();

  await put({ list: 'merchants', columns: [] }, visitor);
  await put({ list: 'merchants', columns: [{ key: 'name' }] });
  expect(await layouts()).toHaveProperty('merchants', [{ key: 'name' }]);
  await put({ list: 'merchants', columns: [] });
  expect(await layouts()).toEqual({ channels: [{ key: 'id' }] });
});

test.each([
  ['a width that nobody can read', { columns: [{ key: 'id', width: 47 }] }],
  ['a width beyond every screen', { columns: [{ key: 'id', width: 1001 }] }],
  ['a width of half a pixel', { columns: [{ key: 'id', width: 80.5 }] }],
  ['a column twice', { columns: [{ key: 'id' }, { key: 'id', isHidden: true }] }],
  ['what is no column', { columns: [{ key: '<b>' }] }],
  ['what is no list', { list: '../roles', columns: [] }],
  ['more than a column has', { columns: [{ key: 'id', owner: 1 }] }],
  ['more columns than a list has', { columns: Array.from({ length: 61 }, (_, at) => ({ key: `c${at}` })) }],
  ['the layout of somebody else', { userId: 1, columns: [] }],
])('refuses %s', async (_what, body) => {
  expect(await put({ list: 'merchants', ...body })).toMatchObject({ code: 400 });
  expect(await layouts()).toBeUndefined();
});

test('requires a session', async () => {
  expect(
    await callApi(api, 'PUT', '/user/list-layout', { body: { list: 'merchants', columns } }),
  ).toMatchObject({
    code: 401,
  });
});

test('keeps the lists changed last', async () => {
  await api.asOwner(`insert into list_layout (user_id, list, columns, updated_at)
    select id, 'list-' || age, '[{"key": "id"}]', now() - age * interval '1 day'
    from app_user, generate_series(1, 40) age where username in ('editor', 'visitor')`);
  await put({ list: 'merchants', columns });
  const kept = await layouts();
  expect(Object.keys(kept!)).toHaveLength(40);
  expect(kept).not.toHaveProperty('list-40');
  expect(kept).toHaveProperty('merchants');
  expect(Object.keys((await layouts(visitor))!)).toHaveLength(40);
});

test('an unreadable layout does not prevent a sign-in', async () => {
  await put({ list: 'merchants', columns });
  await api.asOwner(`update list_layout set columns = '[{"key": 7}]'`);
  expect(await layouts()).toBeUndefined();
});
