import { addDemoMerchants } from '../demo-data/add-demo-merchants';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

const summary = async (username: string) =>
  api.call('GET', '/dashboard/summary', { token: await api.signIn(username) });

test('counts the merchants and shows the newest five, newest first', async () => {
  expect((await summary('visitor')).json()).toMatchObject({
    data: { merchants: { active: 0, inactive: 0 }, newestMerchants: [] },
  });
  await addDemoMerchants(api.services);
  const { merchants, newestMerchants } = (await summary('visitor')).json().data;
  expect(merchants.active + merchants.inactive).toBe(200);
  expect(newestMerchants).toHaveLength(5);
  const times = newestMerchants.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(JSON.stringify(newestMerchants)).not.toContain('rivate');
});

test('demo merchants are added once', async () => {
  await addDemoMerchants(api.services);
  const { rows } = await api.services.pool.query('select count(*)::int as merchants from merchant');
  expect(rows).toEqual([{ merchants: 200 }]);
});

test('is refused without the dashboard', async () => {
  await api.services.pool.query(`delete from role_grant where role_key = 'editor' and path = '/dashboard'`);
  expect((await summary('editor')).statusCode).toBe(403);
});
