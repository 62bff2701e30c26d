import { addDemoDashboard } from '../../samples/dashboard';
import { addDemoMerchants } from '../../samples/merchants';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

const summary = async (username: string) =>
  api.call('GET', '/dashboard/summary', { token: await api.signIn(username) });

test('counts the merchants and shows the newest five, newest first', async () => {
  expect((await summary('editor')).json()).toMatchObject({
    data: { merchants: { active: 0, inactive: 0 }, newestMerchants: [] },
  });
  await addDemoMerchants(api.services);
  const { merchants, newestMerchants } = (await summary('editor')).json().data;
  expect(merchants.active + merchants.inactive).toBe(200);
  expect(newestMerchants).toHaveLength(5);
  const times = newestMerchants.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(JSON.stringify(newestMerchants)).not.toContain('rivate');
});

test('returns the number of merchants without names to users who may not view merchants', async () => {
  const { data } = (await summary('visitor')).json();
  expect(data).toEqual({ merchants: { active: expect.any(Number), inactive: expect.any(Number) } });
});

test('demo merchants are added once', async () => {
  await addDemoMerchants(api.services);
  const { rows } = await api.services.pool.query('select count(*)::int as merchants from merchant');
  expect(rows).toEqual([{ merchants: 200 }]);
});

describe('GET /dashboard/series', () => {
  const series = async () =>
    (await api.call('GET', '/dashboard/series', { token: await api.signIn('visitor') })).json().data;
  const day = (date: string, counts: string) =>
    api.services.pool.query(`insert into dashboard_day values ('${date}', ${counts})`);

  test('is empty without records', async () => {
    expect(await series()).toEqual({
      firstDay: null,
      newVisitis: [],
      messages: [],
      purchases: [],
      shoppings: [],
    });
  });

  test('starts with the first of the last 365 days, and fills gaps with zeros', async () => {
    await day('2024-12-31', '9, 9, 9, 9');
    await day('2025-12-29', '1, 2, 3, 4');
    await day('2025-12-31', '5, 6, 7, 8');
    const { firstDay, newVisitis, messages, purchases, shoppings } = await series();
    expect(firstDay).toBe('2025-01-01');
    expect([newVisitis, messages, purchases, shoppings].map(({ length }) => length)).toEqual([
      365, 365, 365, 365,
    ]);
    expect(newVisitis.slice(-4)).toEqual([0, 1, 0, 5]);
    expect([messages.at(-1), purchases.at(-1), shoppings.at(-1)]).toEqual([6, 7, 8]);
  });

  test('covers a year up to today in the demo, added once', async () => {
    await api.services.pool.query('delete from dashboard_day');
    await addDemoDashboard(api.services);
    await addDemoDashboard(api.services);
    const { firstDay, newVisitis } = await series();
    expect(newVisitis).toHaveLength(365);
    expect(Math.min(...newVisitis)).toBeGreaterThan(0);
    const { rows } = await api.services.pool.query('select max(day)::text as last from dashboard_day');
    expect(Date.parse(rows[0].last) - Date.parse(firstDay)).toBe(364 * 24 * 60 * 60 * 1000);
  });
});

test('is refused without the dashboard permission', async () => {
  await api.services.pool.query(`delete from role_grant where role_key = 'editor' and path = '/dashboard'`);
  expect((await summary('editor')).statusCode).toBe(403);
  const token = await api.signIn('editor');
  expect((await api.call('GET', '/dashboard/series', { token })).statusCode).toBe(403);
});
