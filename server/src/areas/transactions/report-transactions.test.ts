import type { TransactionFigures } from '@backoffice/contract';
import type { TransactionReports, TransactionReportsRequest } from '@backoffice/contract/transaction-reports';
import { makeServiceKey } from '../../platform/access/principals.fixture';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';

type Report = TransactionReportsRequest['transactions'][number];

let api: TestApi;
let key: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  const { pool } = api.services;
  key = await makeServiceKey(pool, 'payments', ['transactions:write']);
  await pool.query(
    `insert into merchant (id, merchant_name, name_folded, merchant_no, status) values
       (901, 'One', 'one', 'M901', 'active'), (902, 'Two', 'two', 'M902', 'inactive')`,
  );
  await pool.query(
    `insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status) values
       (911, 901, '1', 'alipay', 1, 'active'), (912, 902, '2', 'alipay', 1, 'active')`,
  );
});

const payment = (orderNo: string, other: Partial<Report> = {}): Report => ({
  orderNo,
  createdAt: '2026-03-01T10:20:30.400Z',
  amount: '12.5',
  currency: 'EUR',
  payer: 'Li Lei',
  merchantId: 901,
  channelId: 911,
  outcome: 'success',
  ...other,
});
const report = (...transactions: Report[]) =>
  callApi<TransactionReports>(api, 'POST', '/transactions', { token: key, body: { transactions } });
const outcomeOf = async (...transactions: Report[]) => {
  const { stored, updated, known, refused } = (await report(...transactions)).data;
  return [stored, updated, known, refused.map(({ index, field, code }) => `${index} ${field} ${code}`)];
};
const rows = async () =>
  (
    await api.services.pool.query(
      `select order_no, username, price, currency, status, merchant_id, channel_id, channel_type, settled_at
       from payment_transaction where order_no like 'W%' order by order_no`,
    )
  ).rows;
const figures = async () => {
  const token = await api.signIn('admin');
  const url = '/transaction/figures?from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z';
  return (await callApi<TransactionFigures>(api, 'GET', url, { token })).data;
};

test('a batch is stored with its merchants and channels, and its figures are those of the dashboard', async () => {
  expect(
    await outcomeOf(
      payment('W1'),
      payment('W2', { merchantId: null, merchantNo: 'M902', channelId: 912, outcome: 'pending' }),
      payment('W3', { channelId: null, outcome: 'failed', amount: '3' }),
    ),
  ).toEqual([3, 0, 0, []]);
  const stored = { username: 'Li Lei', price: '12.50', currency: 'EUR', settled_at: null };
  expect(await rows()).toEqual([
    {
      ...stored,
      order_no: 'W1',
      status: 'success',
      merchant_id: 901,
      channel_id: 911,
      channel_type: 'alipay',
    },
    {
      ...stored,
      order_no: 'W2',
      status: 'pending',
      merchant_id: 902,
      channel_id: 912,
      channel_type: 'alipay',
    },
    {
      ...stored,
      order_no: 'W3',
      price: '3.00',
      status: 'failed',
      merchant_id: 901,
      channel_id: null,
      channel_type: null,
    },
  ]);
  expect(await figures()).toMatchObject({ success: 1, pending: 1, failed: 1, amount: '25.00' });
});

test('a batch that is sent again is known, and changes nothing', async () => {
  const batch = [payment('W1'), payment('W2', { outcome: 'pending' })];
  await report(...batch);
  const before = [await rows(), await figures()];
  expect(await outcomeOf(...batch)).toEqual([0, 0, 2, []]);
  expect([await rows(), await figures()]).toEqual(before);
});

test.each<[string, Partial<Report>, string]>([
  ['another amount', { amount: '12.51' }, 'amount'],
  ['another currency', { currency: 'USD' }, 'currency'],
  ['another payer', { payer: 'Han Meimei' }, 'payer'],
  ['another time', { createdAt: '2026-03-01T10:20:30.401Z' }, 'createdAt'],
  ['another merchant', { merchantId: 902, channelId: 912 }, 'merchantId'],
  ['no channel', { channelId: null }, 'channelId'],
  ['another outcome', { outcome: 'failed' }, 'outcome'],
  ['another time of the settlement', { settledAt: '2026-03-03T00:00:00Z' }, 'settledAt'],
])(
  'an order number with %s is refused by its index, and the others are stored',
  async (_what, other, field) => {
    await report(payment('W1', { settledAt: '2026-03-02T00:00:00Z' }));
    const before = (await rows())[0];
    expect(await outcomeOf(payment('W0'), payment('W1', other))).toEqual([
      1,
      0,
      0,
      [`1 ${field} transaction-other`],
    ]);
    expect((await rows())[1]).toEqual(before);
  },
);

test.each<[string, Partial<Report>, string]>([
  ['no merchant', { merchantId: null }, 'merchantId field-missing'],
  ['an unknown merchant', { merchantId: 999 }, 'merchantId merchant-unknown'],
  ['an unknown number', { merchantId: null, merchantNo: 'M999' }, 'merchantNo merchant-unknown'],
  ['two merchants', { merchantNo: 'M902' }, 'merchantNo field-invalid'],
  ['an unknown channel', { channelId: 999 }, 'channelId row-missing'],
  ['the channel of another merchant', { channelId: 912 }, 'channelId field-invalid'],
  [
    'a time ahead of the clock',
    { createdAt: new Date(Date.now() + 3_600_000).toISOString() },
    'createdAt field-invalid',
  ],
])('a payment with %s is refused, and the others are stored', async (_what, other, why) => {
  expect(await outcomeOf(payment('W1', other), payment('W2'))).toEqual([1, 0, 0, [`0 ${why}`]]);
  expect((await rows()).map(({ order_no: orderNo }) => orderNo)).toEqual(['W2']);
});

test('a pending payment gets its outcome and its times, and an older report of it changes nothing', async () => {
  const pending = payment('W1', { outcome: 'pending' });
  await report(pending);
  const settled = payment('W1', { settledAt: '2026-03-02T00:00:00Z' });
  expect(await outcomeOf(settled)).toEqual([0, 1, 0, []]);
  expect(await rows()).toMatchObject([{ status: 'success', settled_at: new Date('2026-03-02') }]);
  expect(await figures()).toMatchObject({ success: 1, pending: 0, amount: '12.50' });
  expect(await outcomeOf(pending)).toEqual([0, 0, 1, []]);
  expect(await rows()).toMatchObject([{ status: 'success', settled_at: new Date('2026-03-02') }]);
});

test('a payment of a deleted channel is known all the same', async () => {
  await report(payment('W1'));
  await api.services.pool.query('delete from channel where id = 911');
  expect(await outcomeOf(payment('W1'))).toEqual([0, 0, 1, []]);
});

test('an order number counts once in a batch', async () => {
  expect(await outcomeOf(payment('W1'), payment('W1'))).toEqual([1, 0, 0, ['1 orderNo field-twice']]);
});

test('batches with the same payments at the same time store each of them once', async () => {
  const days = Array.from({ length: 40 }, (_, day) =>
    payment(`W${day}`, {
      createdAt: new Date(Date.UTC(2026, 2, 1 + (day % 20))).toISOString(),
      outcome: 'pending',
    }),
  );
  const reversed = [...days].reverse().map((one) => ({ ...one, outcome: 'success' as const }));
  const answers = await Promise.all([days, reversed, days, reversed].map((batch) => report(...batch)));
  const sum = (count: 'stored' | 'updated' | 'known') =>
    answers.reduce((total, { data }) => total + data[count], 0);
  expect(answers.map(({ data }) => data.refused)).toEqual([[], [], [], []]);
  expect(sum('stored')).toBe(40);
  expect(sum('stored') + sum('updated') + sum('known')).toBe(160);
  const { rows: counted } = await api.services.pool.query(
    `select status, sum(transactions)::int as transactions from transaction_day
     where day between '2026-03-01' and '2026-03-31' group by 1 having sum(transactions) > 0`,
  );
  expect(counted).toEqual([{ status: 'success', transactions: 40 }]);
});

test('a payment that another batch stores meanwhile is judged by what that batch has stored', async () => {
  const { pool } = api.services;
  const other = await pool.connect();
  await other.query('begin');
  await other.query(
    `insert into payment_transaction (order_no, username, price, currency, status, created_at, merchant_id, channel_id)
     values ('W1', 'Li Lei', 99, 'EUR', 'success', '2026-03-01T10:20:30.400Z', 901, 911)`,
  );
  const outcome = outcomeOf(payment('W1'), payment('W2'));
  const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const answered = outcome.then(
    () => 1,
    () => 1,
  );
  while (!(await Promise.race([answered, pool.query(isWaiting).then(({ rowCount }) => rowCount)])));
  await other.query('commit');
  other.release();
  expect(await outcome).toEqual([1, 0, 0, ['0 amount transaction-other']]);
});

test.each<[string, object]>([
  ['an amount with three digits after the point', { amount: '1.234' }],
  ['a negative amount', { amount: '-1' }],
  ['a currency in small letters', { currency: 'eur' }],
  ['a space in the order number', { orderNo: 'W 1' }],
  ['a time without a zone', { createdAt: '2026-03-01T10:20:30' }],
  ['an unknown outcome', { outcome: 'refunded' }],
  ['an unknown field', { card: '4111111111111111' }],
])('a batch with %s is refused as a whole', async (_what, other) => {
  const answer = await report(payment('W1'), payment('W2', other));
  expect(answer).toMatchObject({ code: 400, errors: [{ path: expect.stringMatching(/^transactions\.1/) }] });
  expect(await rows()).toEqual([]);
});
