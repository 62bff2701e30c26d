import type { ChannelOption, ChannelType, HistoryEntry, ListPage } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { channelTestBench, validChannel } from '../channels.fixture';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

const call = <T>(method: 'POST' | 'PUT', path: string, body: object, headers?: Record<string, string>) =>
  callApi<T>(api, method, `/channel-type/${path}`, { token, body, ...(headers && { headers }) });
const create = (body: object, headers?: Record<string, string>) =>
  call<ChannelType>('POST', 'create', body, headers);
const list = async () => (await call<ListPage<ChannelType>>('POST', 'list', {})).data;
const crypto = { code: 'crypto', name: ' Crypto ', nameZh: '加密货币', nameEs: 'Cripto' };

test('a type is created once with its names, and is among the options', async () => {
  const key = { 'idempotency-key': 'one' };
  const { data } = await create(crypto, key);
  expect(data).toMatchObject({ code: 'crypto', name: 'Crypto', nameZh: '加密货币', nameJa: '', channels: 0 });
  expect((await create(crypto, key)).data).toEqual(data);
  expect(await create({ code: 'crypto', name: 'Other' })).toMatchObject({
    code: 409,
    errors: [{ path: 'code', code: 'channel-type-taken' }],
  });
  const options = await callApi<ChannelOption[]>(api, 'GET', '/channel/options', { token });
  expect(options.data).toContainEqual({
    code: 'crypto',
    name: 'Crypto',
    nameZh: '加密货币',
    nameEs: 'Cripto',
    nameJa: '',
  });
});

test('a type is renamed with a history; the code stays, and a stale edit is refused', async () => {
  const { data } = await create({ code: 'cash', name: 'Cash' });
  const { id, updatedAt } = data;
  const renamed = await call<ChannelType>('PUT', 'update', { id, name: 'Coins', updatedAt });
  expect(renamed.data).toMatchObject({ code: 'cash', name: 'Coins' });
  expect(await call('PUT', 'update', { id, name: 'Notes', updatedAt })).toMatchObject({
    code: 409,
    errors: [{ path: 'updatedAt' }],
  });
  expect((await call('PUT', 'update', { id, code: 'notes', name: 'Notes' })).code).toBe(400);
  const history = await call<ListPage<HistoryEntry>>('POST', 'history', { id });
  expect(history.data.items[0]).toMatchObject({
    action: 'update',
    changes: [{ field: 'name', from: 'Cash', to: 'Coins' }],
  });
});

test('an unused type is deleted; for a used one the number of channels is returned', async () => {
  const { data } = await create({ code: 'giro', name: 'Giro' });
  const bench = channelTestBench(api, token);
  await bench.reset();
  const channel = await bench.create({ ...validChannel, merchantChannel: 'giro' });
  expect((await list()).items.find(({ code }) => code === 'giro')).toMatchObject({ channels: 1 });
  const remove = () => call('POST', 'delete', { id: data.id, updatedAt: data.updatedAt });
  expect(await remove()).toMatchObject({
    code: 409,
    errors: [{ path: 'id', code: 'channel-type-in-use', values: { channels: 1 } }],
  });
  await bench.remove({ id: channel.data.id });
  expect((await remove()).code).toBe(200);
  expect((await list()).items.map(({ code }) => code)).not.toContain('giro');
});

test.each([
  ['code', { ...crypto, code: 'Crypto' }],
  ['code', { ...crypto, code: '9' }],
  ['code', { ...crypto, code: 'x'.repeat(33) }],
  ['name', { ...crypto, name: ' ' }],
  ['nameJa', { ...crypto, nameJa: 'x'.repeat(65) }],
])('refuses a type with a bad %s', async (path, body) => {
  expect(await create(body)).toMatchObject({ code: 400, errors: [{ path }] });
});

test('types can be listed and changed with the permission only', async () => {
  const editor = await api.signIn('editor');
  const call = (path: string) => callApi(api, 'POST', path, { token: editor, body: {} });
  for (const path of ['list', 'create', 'delete'])
    expect((await call(`/channel-type/${path}`)).code).toBe(403);
});
