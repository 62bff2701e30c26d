import type pg from 'pg';
import { columnsOf, statement } from '../platform/database/statement';
import figures from './dashboard-figures.json';
import { mixed, vacuumTables } from './seeding';

/** The number of newest payments, some of which are pending. */
const UNSETTLED = 60;
const BATCH = 10_000;
const MAX_PAYERS = 5_000;

interface SamplePayer {
  channelId: number;
  channelType: string;
  merchantId: number;
}

const payers = statement<SamplePayer, { max: number }>(
  'sample-payers',
  `select c.id as "channelId", c.merchant_channel as "channelType", c.merchant_id as "merchantId"
   from channel c where c.status = 'active' and c.merchant_weight > 0 order by c.id limit :max`,
).rows;

interface Spread {
  /** The time of the newest payment, in ms. */
  now: number;
  /** The average interval between two payments, in ms. */
  everyMs: number;
}

/** Returns a sample transaction, 0 for the newest; the same at every run except for the time. */
function sampleTransaction(index: number, payer: SamplePayer | undefined, { now, everyMs }: Spread) {
  const time = new Date(now - Math.floor(everyMs * (index + (mixed(index, 20) % 1000) / 1400))).toISOString();
  const cents = 1_000 + (mixed(index, 21) % 1_400_000);
  const digits = String(mixed(index, 22) % 10_000).padStart(4, '0');
  return {
    orderNo: `${time.slice(0, 10).replaceAll('-', '')}${String(index).padStart(4, '0')}${digits}`,
    timestamp: time,
    username: figures.usernames[mixed(index, 23) % figures.usernames.length]!,
    price: (cents / 100).toFixed(2),
    currency: null as string | null,
    status: index < UNSETTLED && mixed(index, 24) % 3 === 0 ? 'pending' : 'success',
    merchantId: payer?.merchantId ?? null,
    channelId: payer?.channelId ?? null,
    channelType: payer?.channelType ?? null,
  };
}

/** A transaction as the samples insert it. */
export type SampleTransaction = ReturnType<typeof sampleTransaction>;

/** Inserts many transactions at once, from an array of values for each field. */
export const insertTransactions = statement<
  never,
  { [Field in keyof SampleTransaction]: SampleTransaction[Field][] }
>(
  'sample-transactions',
  `insert into payment_transaction
     (order_no, created_at, username, price, currency, status, merchant_id, channel_id, channel_type)
   select * from unnest(:orderNo::text[], :timestamp::timestamptz[], :username::text[], :price::numeric[], :currency::text[],
     :status::text[], :merchantId::bigint[], :channelId::bigint[], :channelType::text[])
     as sample (order_no, created_at, username, price, currency, status, merchant_id, channel_id, channel_type)
   order by created_at
   -- Another process may add the same payments of the demo.
   on conflict (order_no) do nothing`,
).run;

/** Adds transactions of merchants that have channels; the newest is from now. */
export async function addTransactions(pool: pg.Pool, count: number, spread: Spread): Promise<void> {
  const known = await payers(pool, { max: MAX_PAYERS });
  for (let start = 0; start < count; start += BATCH) {
    const samples = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
      const index = start + offset;
      return sampleTransaction(index, known[mixed(index, 25) % known.length], spread);
    });
    await insertTransactions(pool, columnsOf(samples));
  }
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Adds `count` sample transactions of the last 30 days. */
export async function seedTransactions(pool: pg.Pool, count: number): Promise<void> {
  await addTransactions(pool, count, { now: Date.now(), everyMs: MONTH_MS / count });
  await vacuumTables(pool, ['payment_transaction', 'transaction_day', 'transaction_quarter']);
}
