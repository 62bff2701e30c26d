import { SERIES_DAYS, type SeriesName, seriesNames, type Transaction } from '@backoffice/contract';
import type { DayCounts } from '../areas/dashboard/dashboard.repository';
import { statement } from '../platform/database/statement';
import { inTransaction } from '../platform/database/transaction';
import type { Services } from '../platform/services';
import figures from './dashboard-figures.json';
import { mixed } from './seeding';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS_A_YEAR = 365;
const TRANSACTIONS = 200;
/** So old that every payment is through. */
const SETTLED_FROM = 60;

/** On an ordinary day at the end of the year that is recorded. */
const usual: Record<SeriesName, number> = figures.usual;
/** From Sunday on: some come at the weekend, some write on working days. */
const weekly: Record<SeriesName, readonly number[]> = figures.weekly;

/** A day of a year that grows, by the week's rhythm and a little chance, `daysAgo` from the last one. */
function sampleDay(daysAgo: number, lastDay: number): DayCounts {
  const date = new Date(lastDay - daysAgo * DAY_MS);
  const growth = 1 - (0.35 * daysAgo) / DAYS_A_YEAR;
  const season = 1 + 0.12 * Math.sin((2 * Math.PI * daysAgo) / (DAYS_A_YEAR / 4));
  const countOf = (name: SeriesName, index: number) => {
    const chance = 0.9 + (mixed(daysAgo, 30 + index) % 2001) / 10_000;
    return Math.round(usual[name] * weekly[name][date.getUTCDay()]! * growth * season * chance);
  };
  const counts = Object.fromEntries(seriesNames.map((name, index) => [name, countOf(name, index)]));
  return { ...(counts as Record<SeriesName, number>), day: date.toISOString().slice(0, 10) };
}

/** One of many transactions, the newest first: about every 40 minutes one, and the same at every run but for the time. */
function sampleTransaction(index: number, now: number): Transaction {
  const time = new Date(now - (index * 40 + (mixed(index, 20) % 30)) * MINUTE_MS).toISOString();
  const cents = 1_000 + (mixed(index, 21) % 1_400_000);
  const digits = String(mixed(index, 22) % 10_000).padStart(4, '0');
  return {
    order_no: `${time.slice(0, 10).replaceAll('-', '')}${String(index).padStart(4, '0')}${digits}`,
    timestamp: time,
    username: figures.usernames[mixed(index, 23) % figures.usernames.length]!,
    price: (cents / 100).toFixed(2),
    status: index < SETTLED_FROM && mixed(index, 24) % 3 === 0 ? 'pending' : 'success',
  };
}

const anyDay = statement('sample-any-day', 'select from dashboard_day limit 1').some;
const insertDays = statement<never, { days: string }>(
  'sample-days',
  `insert into dashboard_day (day, new_visits, messages, purchases, shoppings)
   select day, "newVisitis", messages, purchases, shoppings
   from jsonb_to_recordset(:days)
     sample (day date, "newVisitis" bigint, messages bigint, purchases bigint, shoppings bigint)`,
);
const insertTransactions = statement<never, { transactions: string }>(
  'sample-transactions',
  `insert into payment_transaction (order_no, created_at, username, price, status)
   select order_no, timestamp, username, price, status
   from jsonb_to_recordset(:transactions)
     sample (order_no text, timestamp timestamptz, username text, price numeric, status text)
   order by timestamp`,
);

/** A year of demo series and the latest transactions for a database that has no series. */
export async function addDemoDashboard({ pool }: Pick<Services, 'pool'>): Promise<void> {
  if (await anyDay(pool)) return;
  const now = Date.now();
  const days = Array.from({ length: SERIES_DAYS }, (_, daysAgo) => sampleDay(daysAgo, now));
  const transactions = Array.from({ length: TRANSACTIONS }, (_, index) => sampleTransaction(index, now));
  await inTransaction(pool, async (transaction) => {
    await insertDays.run(transaction, { days: JSON.stringify(days) });
    await insertTransactions.run(transaction, { transactions: JSON.stringify(transactions) });
  });
}
