import { NAMED_MERCHANTS_MAX, type MerchantOption } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { channelTestBench } from './channels.fixture';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
  await channelTestBench(api, token).reset();
});
afterAll(() => api.stop());

const named = (body: object, by = token) =>
  callApi<MerchantOption[]>(api, 'POST', '/channel/merchants', { token: by, body });

test('finds active merchants by ids and numbers, each once', async () => {
  const { data } = await named({ ids: [1, 3, 99], numbers: ['M1', 'M2', 'M', 'M3', '2'] });
  expect(data).toEqual([
    { id: 1, merchantName: 'One', merchantNo: 'M1' },
    { id: 2, merchantName: 'Two', merchantNo: 'M2' },
  ]);
  expect((await named({})).data).toEqual([]);
});

test.each([
  ['more than a thousand', { ids: Array.from({ length: NAMED_MERCHANTS_MAX + 1 }, (_, at) => at + 1) }],
  ['what is no id', { ids: [0] }],
  ['what is no number', { numbers: [7] }],
])('%s is refused', async (_case, body) => {
  expect((await named(body)).code).toBe(400);
});

test('is refused without permission to edit channels', async () => {
  expect((await named({ ids: [1] }, await api.signIn('visitor'))).code).toBe(403);
});
