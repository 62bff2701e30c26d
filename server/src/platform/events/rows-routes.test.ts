import { liveLists } from '@backoffice/contract/live-lists';
import { addDemoChannels } from '../../samples/channels';
import { addDemoData } from '../../samples/demo-data';
import { addDemoMerchants } from '../../samples/merchants';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoData(api.services);
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  token = await api.signIn('admin');
  for (const title of ['One', 'Two']) await api.call('POST', '/article/create', { token, body: { title } });
});
afterAll(() => api.stop());

type Row = Record<string, unknown>;

async function itemsOf(call: string, body?: object): Promise<Row[]> {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string];
  const answer = await api.call(method, url, { token, body });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { items: Row[] } }>().data.items;
}

test.each([
  ['merchants', 'POST /merchant/list', ['privateKey']],
  ['channels', 'POST /channel/list', ['merchantUpPrivateKey', 'merchantDownPrivateKey']],
  ['channelTypes', 'POST /channel-type/list', []],
  ['users', 'POST /user/list', []],
  ['articles', 'GET /article/list', []],
] as const)('%s are read by id as in the list, without private keys', async (list, read, keys) => {
  const listed = await itemsOf(read, read.startsWith('POST') ? {} : undefined);
  const [one, two] = [listed[0]!, listed[1]!];
  const rows = await itemsOf(liveLists[list], { ids: [one.id, 999_999, two.id] });
  const withoutKeys = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !(keys as readonly string[]).includes(name)));
  expect(new Set(rows)).toEqual(new Set([one, two].map(withoutKeys)));
});

test.each([
  [
    'merchants',
    'POST /merchant/list',
    ({ merchantName }: Row) => ({ text: String(merchantName).slice(1, 5) }),
  ],
  ['merchants', 'POST /merchant/list', ({ status }: Row) => ({ status })],
  ['channels', 'POST /channel/list', ({ merchantName }: Row) => ({ text: String(merchantName).slice(1, 5) })],
  ['channels', 'POST /channel/list', ({ merchantId, status }: Row) => ({ merchantId, status })],
  [
    'users',
    'POST /user/list',
    ({ username }: Row) => ({ username: String(username).slice(1).toUpperCase() }),
  ],
  ['users', 'POST /user/list', ({ roleName }: Row) => ({ roleName })],
  ['articles', 'GET /article/list', () => ({ title: 'tW' })],
] as const)('rows of %s are filtered as in the list', async (list, read, filterOf) => {
  const [method, url] = read.split(' ') as ['GET' | 'POST', string];
  const listed = (filter: object) =>
    method === 'POST'
      ? itemsOf(read, { ...filter, limit: 100 })
      : itemsOf(`${method} ${url}?${new URLSearchParams(filter as Record<string, string>).toString()}`);
  const all = await listed({});
  const filter = filterOf(all[1]!);
  const first = new Set(all.map(({ id }) => id));
  const idsOf = (rows: Row[]) => rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
  const wanted = idsOf((await listed(filter)).filter(({ id }) => first.has(id)));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(all.length);
  expect(idsOf(await itemsOf(liveLists[list], { ids: idsOf(all), filter }))).toEqual(wanted);
});
