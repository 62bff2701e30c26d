import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { DAY_MS, dayBefore, paymentsReader } from './payments';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));
beforeEach(() => pool.query('delete from payment_transaction'));

let orders = 0;
const pay = (at: string, price: string, status = 'success', currency: string | null = null) =>
  pool.query(
    `insert into payment_transaction (order_no, username, price, status, created_at, currency)
     values ($1, 'li', $2, $3, $4, $5)`,
    [`P${++orders}`, price, status, at, currency],
  );

const dayOf = (today: string, now: string, timeZone: string) => ({
  today: Date.parse(today),
  now: Date.parse(now),
  timeZone,
});

test('volumes of hours are by the caller’s clock, also on a day that skips an hour', async () => {
  // In Madrid, 29 March has no hour from 2 to 3.
  const day = dayOf('2026-03-28T23:00:00Z', '2026-03-29T12:00:00Z', 'Europe/Madrid');
  await pay('2026-03-28T23:10:00Z', '1.10');
  await pay('2026-03-28T23:50:00Z', '2.00', 'pending');
  await pay('2026-03-28T23:55:00Z', '9.00', 'failed');
  await pay('2026-03-29T01:00:00Z', '3.00');
  await pay('2026-03-28T21:59:59Z', '4.00');
  await pay('2026-03-27T22:59:59Z', '5.00');
  const { hours, days } = await paymentsReader()(pool, day);
  expect(hours).toHaveLength(24);
  expect(hours[0]).toEqual({ today: '3.10', yesterday: '0.00' });
  expect(hours[2]).toEqual({ today: '0.00', yesterday: '0.00' });
  expect(hours[3]).toEqual({ today: '3.00', yesterday: '0.00' });
  expect(hours[22]).toEqual({ today: '0.00', yesterday: '4.00' });
  expect(days.slice(-3)).toEqual([
    { success: 1, pending: 0, failed: 0 },
    { success: 1, pending: 0, failed: 0 },
    { success: 2, pending: 1, failed: 1 },
  ]);
});

test('the hours of both days are in the currency of most transactions of today', async () => {
  const day = dayOf('2026-06-10T00:00:00Z', '2026-06-10T12:00:00Z', 'UTC');
  await pay('2026-06-09T01:00:00Z', '7.00', 'success', 'EUR');
  await pay('2026-06-09T01:00:00Z', '8000.00', 'success', 'JPY');
  await pay('2026-06-09T01:00:00Z', '8000.00', 'success', 'JPY');
  const first = async () => (await paymentsReader()(pool, day)).hours[1];
  expect(await first()).toEqual({ today: '0.00', yesterday: '16000.00' });
  await pay('2026-06-10T01:00:00Z', '10.00', 'success', 'EUR');
  await pay('2026-06-10T01:00:00Z', '20.00', 'success', 'EUR');
  await pay('2026-06-10T01:00:00Z', '3000.00', 'success', 'JPY');
  await pay('2026-06-10T01:00:00Z', '500.00');
  expect(await first()).toEqual({ today: '30.00', yesterday: '7.00' });
});

test.each(['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham'])(
  'the last seven days in %s have the transactions of their dates',
  async (timeZone) => {
    await pool.query(
      `insert into payment_transaction (order_no, username, price, status, created_at)
       select 'Z' || n, 'li', 1, case when n % 3 = 0 then 'pending' else 'success' end,
         timestamptz '2026-06-10T12:00:00Z' - n * interval '17 minutes'
       from generate_series(1, 900) n`,
    );
    const { rows: dates } = await pool.query<{ success: number; pending: number; start: Date }>(
      `select count(*) filter (where status = 'success')::int as success,
         count(*) filter (where status = 'pending')::int as pending,
         (created_at at time zone $1)::date::timestamp at time zone $1 as start
       from payment_transaction group by start order by start desc limit 7`,
      [timeZone],
    );
    const day = { today: dates[0]!.start.getTime(), now: Date.parse('2026-06-10T12:00:00Z'), timeZone };
    const { days } = await paymentsReader()(pool, day);
    expect(days).toEqual(dates.reverse().map(({ success, pending }) => ({ success, pending, failed: 0 })));
  },
);

test('transactions pending for over an hour are counted, whatever their day', async () => {
  await pay('2026-06-10T11:00:00Z', '1.00', 'pending');
  await pay('2026-06-10T10:59:59Z', '1.00', 'pending');
  await pay('2026-06-10T10:59:59Z', '1.00');
  await pay('2025-01-01T00:00:00Z', '1.00', 'pending');
  const day = dayOf('2026-06-10T00:00:00Z', '2026-06-10T12:00:00Z', 'UTC');
  expect((await paymentsReader()(pool, day)).overdue).toBe(2);
});

test('past days are remembered for a minute, today is not', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const read = paymentsReader();
  const day = dayOf('2026-06-10T00:00:00Z', '2026-06-10T12:00:00Z', 'UTC');
  const counts = async () => (await read(pool, day)).days.slice(-2).map(({ success }) => success);
  const payOnBothDays = () =>
    Promise.all([pay('2026-06-09T08:00:00Z', '1.00'), pay('2026-06-10T08:00:00Z', '1.00')]);
  await payOnBothDays();
  expect(await counts()).toEqual([1, 1]);
  await payOnBothDays();
  expect(await counts()).toEqual([1, 2]);
  clock.mockReturnValue(performance.now() + 60_001);
  expect(await counts()).toEqual([2, 2]);
  clock.mockRestore();
});

test('the same time of day is found some days earlier', () => {
  const at = Date.parse('2026-03-30T08:00:00Z');
  expect(dayBefore(at, 'Europe/Madrid', 2)).toBe('2026-03-28T09:00:00.000Z');
  expect(dayBefore(at, 'UTC', 2)).toBe(new Date(at - 2 * DAY_MS).toISOString());
});
