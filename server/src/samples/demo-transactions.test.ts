import { startTestApi } from '../testing/start-test-api';
import { addDemoTransactions, type DemoPayee, demoTransactions } from './demo-transactions';
import { incidentBefore } from './incident';
import type { SampleTransaction } from './transactions';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
// A Saturday.
const now = Date.parse('2026-11-28T15:30:00Z');

const channels: DemoPayee[] = ['alipay', 'unionpay', 'visa'].map((channelType, index) => ({
  channelId: index + 1,
  channelType,
  merchantId: index + 1,
  weight: 50,
  since: 0,
}));

const all = demoTransactions(now, channels);
const successOf = (rows: readonly SampleTransaction[]) =>
  rows.filter(({ status }) => status === 'success').length / rows.length;
const within = (from: number, until: number) =>
  all.filter(({ timestamp }) => Date.parse(timestamp) >= from && Date.parse(timestamp) < until);

test('the demo payments are the same at every start of a day, and a later start only adds to them', () => {
  expect(demoTransactions(now, channels)).toEqual(all);
  const orders = (rows: SampleTransaction[]) => rows.map(({ orderNo, price }) => `${orderNo} ${price}`);
  const earlier = orders(demoTransactions(now - 6 * 60 * 60 * 1000, channels));
  expect(orders(all).slice(0, earlier.length)).toEqual(earlier);
  const daysLater = new Set(orders(demoTransactions(now + 30 * DAY_MS, channels)));
  const lastMonth = orders(within(now - 30 * DAY_MS, now));
  expect(lastMonth.filter((order) => !daysLater.has(order))).toEqual([]);
  expect(new Set(all.map(({ orderNo }) => orderNo)).size).toBe(all.length);
});

test('the demo payments grow over twelve months up to now', () => {
  const quarters = [0, 1, 2, 3].map(
    (index) => within(now - (364 - index * 91) * DAY_MS, now - (273 - index * 91) * DAY_MS).length,
  );
  expect(quarters).toEqual(quarters.toSorted((a, b) => a - b));
  expect(quarters[3]! / quarters[0]!).toBeGreaterThan(1.5);
  expect(now - Date.parse(all.at(-1)!.timestamp)).toBeLessThan(30 * 60 * 1000);
});

test('the demo payments follow the hours of the day and the days of the week', () => {
  const count = (pick: (time: Date) => boolean) =>
    all.filter(({ timestamp }) => pick(new Date(timestamp))).length;
  expect(count((time) => time.getUTCHours() === 19)).toBeGreaterThan(
    4 * count((time) => time.getUTCHours() === 3),
  );
  expect(count((time) => time.getUTCDay() === 6)).toBeGreaterThan(
    1.2 * count((time) => time.getUTCDay() === 1),
  );
});

test('one channel fails on the last Tuesday, alone, and recovers', () => {
  const { channelType, from, until } = incidentBefore(now);
  expect(new Date(from).toISOString().slice(0, 10)).toBe('2026-11-24');
  const isHit = (row: SampleTransaction) => row.channelType === channelType;
  expect(successOf(within(from, until).filter(isHit))).toBeLessThan(0.4);
  expect(successOf(within(from, until).filter((row) => !isHit(row)))).toBeGreaterThan(0.97);
  expect(successOf(within(until, until + 2 * DAY_MS).filter(isHit))).toBeGreaterThan(0.97);
});

test('a payment without an answer has failed after an hour, and only fresh ones are pending', () => {
  // In the night after the incident.
  const night = Date.parse('2026-11-25T00:10:00Z');
  const timesOf = (at: number, wanted: string) =>
    demoTransactions(at, channels, 2)
      .filter(({ status }) => status === wanted)
      .map(({ timestamp }) => Date.parse(timestamp));
  expect(timesOf(now, 'pending')).not.toEqual([]);
  for (const at of [now, night]) expect(Math.min(...timesOf(at, 'pending'))).toBeGreaterThan(at - HOUR_MS);
  expect(timesOf(night, 'failed').length).toBeGreaterThan(10);
});

test.each(['2026-11-24T10:00:00Z', '2026-11-25T00:10:00Z', '2026-12-01T23:59:00Z'])(
  'the incident seen at %s lies on a Tuesday in the past',
  (moment) => {
    const { from, until, restoredAt } = incidentBefore(Date.parse(moment));
    expect(new Date(from).getUTCDay()).toBe(2);
    expect(until).toBeLessThan(Date.parse(moment));
    expect(restoredAt).toBeLessThanOrEqual(Date.parse(moment));
    expect(demoTransactions(Date.parse(moment), channels).at(-1)!.timestamp <= moment).toBe(true);
  },
);

test('a later start adds the payments and answers since the newest one, unless that is not of the demo', async () => {
  const api = await startTestApi();
  const { pool } = api.services;
  try {
    const stored = async () => {
      const { rows } = await pool.query<{ order_no: string }>(
        'select order_no from payment_transaction order by created_at, id',
      );
      return rows.map(({ order_no: order }) => order);
    };
    await addDemoTransactions({ pool }, now - DAY_MS, 30);
    const first = await stored();
    const { rows: currencies } = await pool.query('select distinct currency from payment_transaction');
    expect(currencies).toEqual([{ currency: 'CNY' }]);
    // As the running server adds them.
    await addDemoTransactions({ pool }, now - DAY_MS / 2, 2);
    expect((await stored()).length).toBeGreaterThan(first.length);
    await addDemoTransactions({ pool }, now);
    const second = await stored();
    expect(second.slice(0, first.length)).toEqual(first);
    expect(second.length - first.length).toBeGreaterThan(50);
    const latest = demoTransactions(now, [], 2).map(({ orderNo }) => orderNo);
    expect(second.slice(-latest.length)).toEqual(latest);
    const { rows: old } = await pool.query(
      `select from payment_transaction where status = 'pending' and created_at <= $1`,
      [new Date(now - HOUR_MS).toISOString()],
    );
    expect(old).toEqual([]);
    await addDemoTransactions({ pool }, now);
    expect(await stored()).toEqual(second);
    await pool.query(
      `insert into payment_transaction (order_no, created_at, username, price, status) values ('own', $1, 'A', 1, 'success')`,
      [new Date(now).toISOString()],
    );
    await addDemoTransactions({ pool }, now + DAY_MS);
    expect(await stored()).toEqual([...second, 'own']);
  } finally {
    await api.stop();
  }
});
