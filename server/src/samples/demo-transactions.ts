import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { columnsOf, statement } from '../platform/database/statement';
import { scheduleJob } from '../platform/jobs/scheduled-jobs';
import type { Services } from '../platform/services';
import { incidentBefore } from './incident';
import { mixed, vacuumTables } from './seeding';
import rhythm from './transaction-rhythm.json';
import { insertTransactions, type SampleTransaction } from './transactions';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = DAY_MS / 24;
const DAYS = 365;
/** A day with `DAILY` payments. Fixed, so that a day has the same payments whenever they are added. */
const USUAL_DAY = Date.UTC(2026, 10, 28) / DAY_MS;
const DAILY = 210;
/** The growth of a year, as a share of `DAILY`. */
const GROWTH = 0.95;
const LEAST = 0.2;
/** The longest time to an answer, and the time after which a payment without one has failed. */
const ANSWER_MS = HOUR_MS / 4;
const EXPIRY_MS = HOUR_MS;
/** The days that a running server adds to: the payments of today, and the answers of yesterday. */
const RECENT_DAYS = 2;
const BATCH = 5_000;
const PICKS = 6;
/** The currency that the settings of the demo's channels name. */
const CURRENCY = 'CNY';

/** An active channel with the time from which it takes payments. */
export interface DemoPayee {
  channelId: number;
  channelType: string;
  merchantId: number;
  weight: number;
  since: number;
}

const payees = statement<DemoPayee>(
  'demo-payees',
  `select c.id as "channelId", c.merchant_channel as "channelType", c.merchant_id as "merchantId",
     c.merchant_weight as weight, extract(epoch from c.created_at)::float8 * 1000 as since
   from channel c join merchant m on m.id = c.merchant_id
   where c.status = 'active' and m.status = 'active' and c.merchant_weight > 0 order by c.id`,
).rows;

interface Story {
  now: number;
  channels: readonly DemoPayee[];
  incident: ReturnType<typeof incidentBefore>;
}

const hourBounds = rhythm.hours.map((_, hour) => rhythm.hours.slice(0, hour + 1).reduce((sum, n) => sum + n));
const hourTotal = hourBounds.at(-1)!;

/** Returns a time of a day (ms from its beginning) by the rhythm of its hours. */
function timeOfDay(seed: number): number {
  const at = mixed(seed, 40) % hourTotal;
  const hour = hourBounds.findIndex((bound) => at < bound);
  return hour * HOUR_MS + (mixed(seed, 41) % HOUR_MS);
}

/** Returns the payments of a day up to `now`, oldest first; a day is the same at every run, and grows while it is under way. */
function paymentsOf(day: number, { now, channels, incident }: Story): SampleTransaction[] {
  const date = new Date(day * DAY_MS);
  const expected =
    DAILY * Math.max(LEAST, 1 + (GROWTH * (day - USUAL_DAY)) / DAYS) * rhythm.weekdays[date.getUTCDay()]!;
  const count = Math.round(expected * (0.93 + (mixed(day, 42) % 1400) / 10_000));
  // Merchants with low ids are the well-known ones, and take more payments.
  const payeeFor = (seed: number, time: number) => {
    for (let pick = 0; pick < PICKS; pick += 1) {
      const fraction = (mixed(seed, 50 + pick) % 10_000) / 10_000;
      const payee = channels[Math.floor(fraction ** 2 * channels.length)];
      if (payee && payee.since <= time && mixed(seed, 60 + pick) % 100 < payee.weight) return payee;
    }
    return channels[0];
  };
  const times = Array.from({ length: count }, (_, index) => timeOfDay(day * 10_000 + index)).sort(
    (a, b) => a - b,
  );
  return times.flatMap((offset, index) => {
    const seed = day * 10_000 + index;
    const time = day * DAY_MS + offset;
    if (time > now) return [];
    const payee = payeeFor(seed, time);
    const isHit =
      payee?.channelType === incident.channelType && time >= incident.from && time < incident.until;
    const isLost = isHit ? mixed(seed, 24) % 10 < 8 : mixed(seed, 24) % 250 === 0;
    const finalAt = time + (isLost ? EXPIRY_MS : mixed(seed, 27) % ANSWER_MS);
    const cents =
      300 + Math.floor(((mixed(seed, 21) % 10_000) / 10_000) ** 4 * 1_400_000) + (mixed(seed, 26) % 9_000);
    const order = `${String(index).padStart(4, '0')}${String(mixed(seed, 22) % 10_000).padStart(4, '0')}`;
    return {
      orderNo: date.toISOString().slice(0, 10).replaceAll('-', '') + order,
      timestamp: new Date(time).toISOString(),
      username: rhythm.payers[mixed(seed, 23) % rhythm.payers.length]!,
      price: (cents / 100).toFixed(2),
      currency: CURRENCY,
      status: finalAt > now ? 'pending' : isLost ? 'failed' : 'success',
      merchantId: payee?.merchantId ?? null,
      channelId: payee?.channelId ?? null,
      channelType: payee?.channelType ?? null,
    };
  });
}

/** Returns the payments of the last days, twelve months unless given, up to `now`, oldest first. */
export function demoTransactions(
  now: number,
  channels: readonly DemoPayee[],
  days = DAYS,
): SampleTransaction[] {
  const today = Math.floor(now / DAY_MS);
  const story = { now, channels, incident: incidentBefore(now) };
  return Array.from({ length: days }, (_, index) => paymentsOf(today - days + 1 + index, story)).flat();
}

const newestTransaction = statement<{ orderNo: string }>(
  'sample-newest-transaction',
  `select order_no as "orderNo" from payment_transaction order by created_at desc, id desc limit 1`,
).oneOrNone;

const pendingOrders = statement<{ orderNo: string }>(
  'demo-pending-orders',
  `select order_no as "orderNo" from payment_transaction where status = 'pending'`,
).rows;

const setStatuses = statement<never, { orderNo: string[]; status: string[] }>(
  'demo-set-statuses',
  `update payment_transaction t set status = final.status
   from unnest(:orderNo::text[], :status::text[]) as final (order_no, status)
   where t.order_no = final.order_no and t.status = 'pending'`,
).run;

/** Returns the days up to now from the day before an order of the demo, whose payments may lack an answer; NaN for other orders. */
function daysSince(orderNo: string, now: number): number {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})\d{8}$/.exec(orderNo) ?? [];
  return Math.floor(now / DAY_MS) - Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS + 2;
}

/** Gives pending payments their final status. */
async function answerPayments(pool: pg.Pool, all: readonly SampleTransaction[]): Promise<void> {
  const pending = new Set((await pendingOrders(pool)).map(({ orderNo }) => orderNo));
  const final = all
    .filter(({ orderNo, status }) => status !== 'pending' && pending.has(orderNo))
    .map(({ orderNo, status }) => ({ orderNo, status }));
  if (final.length > 0) await setStatuses(pool, columnsOf(final));
}

/**
 * Adds twelve months of payments when the database has none, later those since the newest one, and the answers to earlier ones.
 * A database whose newest payment is not of the demo, or is from before the given days, is left as it is.
 */
export async function addDemoTransactions(
  { pool }: Pick<Services, 'pool'>,
  now = Date.now(),
  days = DAYS,
): Promise<void> {
  const newest = await newestTransaction(pool);
  const sinceNewest = newest ? Math.min(days, daysSince(newest.orderNo, now)) : days;
  // Order numbers do not depend on the channels, which may be many in a database of other payments.
  const at = newest
    ? demoTransactions(now, [], sinceNewest).findIndex(({ orderNo }) => orderNo === newest.orderNo)
    : -1;
  if (newest && at === -1) return;
  const all = demoTransactions(now, await payees(pool), sinceNewest);
  const missing = all.slice(at + 1);
  for (let start = 0; start < missing.length; start += BATCH)
    await insertTransactions(pool, columnsOf(missing.slice(start, start + BATCH)));
  if (newest) await answerPayments(pool, all);
  else await vacuumTables(pool, ['payment_transaction', 'transaction_day', 'transaction_quarter']);
}

/** Adds the payments of each minute while the server runs, the same that a later start would add. */
export function scheduleDemoTransactions(app: FastifyInstance, { pool }: Pick<Services, 'pool'>): void {
  scheduleJob(app, 'add demo payments', () => addDemoTransactions({ pool }, Date.now(), RECENT_DAYS));
}
