import type { StatusTotals, UncountedPage } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const ROWS = 40_000;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  await api.asOwner(
    `insert into merchant (id, merchant_name, name_folded, merchant_no, status)
     select n, '公司' || n, '公司' || n, 'M' || n, 'active' from generate_series(1, ${ROWS}) n`,
  );
  await api.asOwner(
    `insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, status)
     select n, 'A' || n, 'alipay', 10, 'inactive' from generate_series(1, ${ROWS}) n`,
  );
});
afterAll(() => api.stop());

test.each([
  ['merchant', 'option', { merchantName: '公司' }, { merchantNo: 'M' }, { active: ROWS, inactive: 0 }],
  ['channel', 'weight', { merchantNo: 'A' }, { merchantChannel: 'ali' }, { active: 0, inactive: ROWS }],
] as const)(
  '%s: total: later answers the rows of a broad filter before its total',
  async (area, fields, filter, other, totals) => {
    const call = <T>(what: string, body: object) =>
      callApi<T>(api, 'POST', `/${area}/${what}`, { token, body }).then(({ data }) => data);
    const list = (body: object) => call<UncountedPage<{ id: number }>>('list', { fields, ...body });
    await list({});
    const atOnce = await list({ ...filter, total: 'later' });
    expect(atOnce.total).toBeNull();
    expect(await call<StatusTotals>('totals', filter)).toEqual(totals);
    const counted = await list({ ...filter, total: 'later' });
    expect(counted).toEqual({ items: atOnce.items, total: ROWS });
    expect((await list(other)).total).toBe(ROWS);
  },
);
