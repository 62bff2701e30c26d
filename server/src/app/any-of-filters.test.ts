import {
  apiPaths,
  channelPaths,
  merchantPaths,
  articlePaths,
  channelTotalsPath,
  FILTER_VALUES_MAX,
  merchantTotalsPath,
  type StatusTotals,
} from '@backoffice/contract';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import { addDemoArticles } from '../samples/articles';
import { addDemoChannels } from '../samples/channels';
import { addDemoData } from '../samples/demo-data';
import { addDemoMerchants } from '../samples/merchants';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoData(api.services);
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  await addDemoArticles(api.services);
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

type Values = string | number | readonly (string | number)[];
type Filter = Record<string, Values>;
interface Page {
  items: { id: number }[];
  total: number;
}

const post = <Data>(path: string, body: object) => callApi<Data>(api, 'POST', path, { token, body });
const posted = (path: string) => (filter: Filter) => post<Page>(path, { ...filter, limit: 1000 });
const queried = (path: string) => (filter: Filter) => {
  const query = new URLSearchParams({ limit: '1000' });
  for (const [name, values] of Object.entries(filter))
    for (const value of [values].flat()) query.append(name, String(value));
  return callApi<Page>(api, 'GET', `${path}?${query.toString()}`, { token });
};
const lists = {
  merchants: posted(merchantPaths.merchantList),
  channels: posted(channelPaths.channelList),
  users: posted(apiPaths.userList),
  access: posted(apiPaths.accessList),
  audit: posted(apiPaths.auditList),
  articles: queried(articlePaths.articleList),
};
type Listed = keyof typeof lists;

const idsOf = async (list: Listed, filter: Filter) => {
  const { code, data } = await lists[list](filter);
  expect(code).toBe(200);
  expect(data.items).toHaveLength(data.total);
  return data.items.map(({ id }) => id).sort((one, other) => one - other);
};

test.each<[Listed, string, Values[]]>([
  ['merchants', 'status', ['active', 'inactive']],
  ['merchants', 'channelState', ['single', 'none']],
  ['channels', 'status', ['active', 'inactive']],
  ['channels', 'merchantChannel', ['alipay', 'unionpay']],
  ['users', 'status', ['active', 'inactive']],
  ['users', 'roleName', ['admin', 'editor']],
  ['access', 'signedIn', ['open', 'never']],
  ['audit', 'actor', ['admin', '"editor"']],
  ['audit', 'action', ['create', 'sign-in']],
  ['audit', 'group', ['changes', 'sign-ins']],
  ['audit', 'subject', ['merchant', 'account']],
  ['articles', 'importance', [1, 3]],
  ['articles', 'type', ['CN', 'JP']],
])('%s with several values of %s lists the rows of each', async (list, field, values) => {
  const ofEach = await Promise.all(values.map((value) => idsOf(list, { [field]: value })));
  const all = [...new Set(ofEach.flat())].sort((one, other) => one - other);
  expect(all.length).toBeGreaterThan(0);
  expect(await idsOf(list, { [field]: values.flat() })).toEqual(all);
  expect(await idsOf(list, { [field]: [...values.flat()].reverse() })).toEqual(all);
  expect(await idsOf(list, { [field]: [values.flat()[0]!] })).toEqual(ofEach[0]);
});

test('counts, bulk edits and live rows use the same values', async () => {
  const filter = { channelState: ['single', 'none'] };
  const ids = await idsOf('merchants', filter);
  const { data: counts } = await post<StatusTotals>(merchantTotalsPath, filter);
  expect(counts.active + counts.inactive).toBe(ids.length);
  const command = { status: 'inactive' };
  const preview = await post<{ total: number }>(bulkPaths.merchants.preview, { command, filter });
  expect(preview.data.total).toBe(ids.length);
  const shown = (await idsOf('merchants', {})).slice(0, 50);
  const live = await post<Page>('/merchant/rows', { ids: shown, filter });
  expect(live.data.items.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
    ids.filter((id) => shown.includes(id)),
  );

  const types = { merchantChannel: ['alipay', 'unionpay'] };
  const { data: ofChannels } = await post<StatusTotals>(channelTotalsPath, types);
  expect(ofChannels.active + ofChannels.inactive).toBe((await idsOf('channels', types)).length);
});

test.each<[Listed, Filter, string, string]>([
  ['merchants', { status: 'asleep' }, 'status', 'field-choice'],
  ['merchants', { status: ['active', 'asleep'] }, 'status.1', 'field-choice'],
  ['merchants', { channelState: [] }, 'channelState', 'field-few'],
  ['articles', { type: Array(FILTER_VALUES_MAX + 1).fill('CN') as string[] }, 'type', 'field-many'],
  ['audit', { action: ['create', 'keys-read'] }, 'action', 'field-choice'],
])('%s refuses %p', async (list, filter, path, code) => {
  expect(await lists[list](filter)).toMatchObject({ code: 400, errors: [{ path, code }] });
});

test('a view keeps several values of a field', async () => {
  const query = { channelState: ['single', 'none'], status: 'active' };
  const made = await post<{ id: number }>('/list-view/create', { list: 'merchants', name: 'Risk', query });
  expect(made.data).toMatchObject({ query });
  const start = { list: 'merchants', id: made.data.id };
  expect(await callApi(api, 'PUT', '/list-view/start', { token, body: start })).toMatchObject({ code: 200 });
  const { data: user } = await callApi<{ starts: object }>(api, 'GET', apiPaths.userInfo, { token });
  const view = `status=active&channelState=single&channelState=none&view=${made.data.id}`;
  expect(Object.values(user.starts)).toEqual([view]);
});
