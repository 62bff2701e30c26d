import type { ListView } from '@backoffice/contract/list-views';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

type Row = Record<string, unknown>;
const call = (method: 'POST' | 'PUT', url: string, body: object) =>
  callApi<Row>(api, method, url, { token, body });
const createRole = (name: string) => call('POST', '/role', { name, routes: [] });
const createView = (name: string) =>
  callApi<ListView>(api, 'POST', '/list-view/create', {
    token,
    body: { list: 'merchants', name, query: {} },
  });

describe.each([
  ['role', createRole, 'role-name-taken'],
  ['view', createView, 'view-name-taken'],
])('a name of a %s', (_kind, create, taken) => {
  test.each(['VIP 商户', 'Night shift', '佐藤さくら', 'Смена A', 'Großkunden', 'ｶﾌｪ'])(
    'may be %s',
    async (name) => {
      expect((await create(name)).code).toBe(200);
    },
  );

  test.each(['ＶＩＰ 商户', 'NIGHT SHIFT', 'Night\u00a0shift', 'GROSSKUNDEN', 'カフェ'])(
    'equals %s by NFKC and case folding',
    async (name) => {
      expect(await create(name)).toMatchObject({ code: 409, errors: [{ path: 'name', code: taken }] });
    },
  );

  test.each(['Night\u200b shift', '\u202eNight', '\u3164\u3164', 'a\nb'])('cannot be %j', async (name) => {
    expect(await create(name)).toMatchObject({ code: 400, errors: [{ path: 'name' }] });
  });
});

test('names that the current rule makes equal are kept, and a new one is refused', async () => {
  const { data } = await createRole('Auditor');
  await api.asOwner(`alter table role disable trigger role_rename_refused`);
  await api.asOwner(`update role set name = 'ＡＵＤＩＴＯＲ' where key = 'visitor'`);
  await api.asOwner(`alter table role enable trigger role_rename_refused`);
  const kept = await call('PUT', '/role/visitor', { name: 'ＡＵＤＩＴＯＲ', description: 'Kept' });
  expect(kept).toMatchObject({ code: 200, data: { description: 'Kept' } });
  expect((await createRole('auditor')).code).toBe(409);
  expect((await call('PUT', `/role/${String(data.key)}`, { name: 'Auditor 2' })).code).toBe(200);
});

beforeAll(async () => {
  await call('PUT', '/merchant/create', { merchantName: 'Shop' });
  await call('POST', '/article/create', { title: 'News' });
});

const BAD = 'a\u202eb\u200b\u0001c';
test.each([
  [
    'merchant',
    'merchant_detail set expansion_a',
    'merchant_id = 1',
    '/merchant/update',
    { id: 1, status: 'active' },
    'merchantExpansionA',
  ],
  ['user', 'app_user set introduction', "username = 'editor'", '/user/update', { id: 2 }, 'introduction'],
  ['article', 'article set title', 'id = 1', '/article/update', { id: 1 }, 'title'],
  ['role', 'role set description', "key = 'editor'", '/role/editor', {}, 'description'],
  ['type of channel', 'channel_type set name', 'id = 1', '/channel-type/update', { id: 1 }, 'name'],
])(
  'a stored text of a %s can be saved unchanged, but not written elsewhere',
  async (_kind, set, where, url, body, field) => {
    await api.asOwner(`update ${set} = e'${BAD}' where ${where}`);
    const method = url.startsWith('/article') ? 'POST' : 'PUT';
    const saved = await call(method, url, { ...body, [field]: BAD });
    expect(saved).toMatchObject({ code: 200, data: { [field]: BAD } });
    const other = await call(method, url, { ...body, [field]: `${BAD}d` });
    expect(other).toMatchObject({
      code: 400,
      errors: expect.arrayContaining([expect.objectContaining({ path: field })]) as unknown,
    });
    const mended = await call(method, url, { ...body, [field]: 'Jose\u0301' });
    expect(mended).toMatchObject({ code: 200, data: { [field]: 'José' } });
    expect((await call(method, url, { ...body, [field]: BAD })).code).toBe(400);
  },
);
