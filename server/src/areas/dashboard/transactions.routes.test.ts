import { addDemoDashboard } from '../../samples/dashboard';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
});
afterAll(() => api.stop());

const list = (query = '') => api.call('GET', `/transaction/list${query}`, { token });

test('there is none at first', async () => {
  expect((await list()).json().data).toEqual({ items: [], total: 0 });
});

test('the newest 20 come first, with an exact total', async () => {
  await addDemoDashboard(api.services);
  const { items, total } = (await list()).json().data;
  expect([items.length, total]).toEqual([20, 200]);
  const times = items.map(({ timestamp }: { timestamp: string }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  for (const item of items)
    expect(item).toEqual({
      order_no: expect.stringMatching(/^\d{16}$/),
      timestamp: expect.any(String),
      username: expect.any(String),
      price: expect.stringMatching(/^\d+\.\d{2}$/),
      status: expect.stringMatching(/^(success|pending)$/),
    });
});

test('pages follow each other, and one past the end has none', async () => {
  const orders = async (query: string) =>
    (await list(query)).json().data.items.map((row: { order_no: string }) => row.order_no);
  const first = await orders('?limit=16');
  expect([...(await orders('?limit=8')), ...(await orders('?limit=8&page=2'))]).toEqual(first);
  expect((await list('?page=21')).json().data).toEqual({ items: [], total: 200 });
});

test.each(['page=0', 'limit=1001', 'limit=ten', 'sort=-id'])('%s is refused', async (query) => {
  expect((await list(`?${query}`)).statusCode).toBe(400);
});

test('is refused without a session and without the dashboard', async () => {
  expect((await api.call('GET', '/transaction/list')).statusCode).toBe(401);
  await api.services.pool.query(`delete from role_grant where role_key = 'editor' and path = '/dashboard'`);
  expect((await list()).statusCode).toBe(403);
});
