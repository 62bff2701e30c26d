import type {
  ListPage,
  Transaction,
  TransactionFigures,
  TransactionListQuery,
  TransactionStatus,
} from '@backoffice/contract';
import type pg from 'pg';
import {
  ComposedStatement,
  pageWithTotal,
  type RowWithTotal,
  splitPage,
  statement,
  whereOf,
} from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';

type TransactionFilter = Partial<Pick<TransactionListQuery, 'merchantId' | 'status' | 'from' | 'to'>>;

/** The parts of a transaction that the caller may see. */
interface TransactionSight {
  merchants: boolean;
  channels: boolean;
}

function conditionsOf(filter: TransactionFilter, given: ComposedStatement): string[] {
  const { merchantId, status, from, to } = filter;
  return [
    ...(merchantId === undefined ? [] : [`t.merchant_id = ${given.add(merchantId, 'bigint')}`]),
    ...(status ? [`t.status = ${given.add(status, 'text')}`] : []),
    ...(from ? [`t.created_at >= ${given.add(from, 'timestamptz')}`] : []),
    ...(to ? [`t.created_at < ${given.add(to, 'timestamptz')}`] : []),
  ];
}

type Sums = { status: TransactionStatus; transactions: number; amount: string };

/**
 * Sums a period from the stored counts of whole days (UTC) and quarters of hours; single transactions are read only before the
 * first and after the last of them.
 */
function sumsOfPeriod({ from, to }: TransactionFilter, given: ComposedStatement): string {
  const start = given.add(from ?? '-infinity', 'timestamptz');
  const end = given.add(to ?? 'infinity', 'timestamptz');
  return `
    with bounds as (
      select ${start} as first_at, ${end} as end_at,
        quarter_of(${start} + interval '15 minutes' - interval '1 microsecond') as first_quarter,
        quarter_of(${end}) as end_quarter,
        date_trunc('day', ${start} + interval '1 day' - interval '1 microsecond', 'UTC') as first_day,
        date_trunc('day', ${end}, 'UTC') as end_day
    )
    select status, transactions, amount from bounds
    join transaction_day on day >= (first_day at time zone 'UTC')::date and day < (end_day at time zone 'UTC')::date
    union all
    select status, transactions, amount from bounds
    join transaction_quarter on at >= first_quarter and at < least(first_day, end_quarter)
    union all
    select status, transactions, amount from bounds
    join transaction_quarter on at >= greatest(first_day, end_day) and at < end_quarter
    union all
    select status, 1, price from bounds
    join payment_transaction on created_at >= first_at and created_at < least(first_quarter, end_at)
    union all
    select status, 1, price from bounds
    join payment_transaction on created_at >= greatest(first_quarter, end_quarter) and created_at < end_at`;
}

/** Counts and sums transactions by status: the source of all totals of the list and all figures. */
function sumsOf(filter: TransactionFilter, given: ComposedStatement): string {
  return filter.merchantId === undefined
    ? sumsOfPeriod(filter, given)
    : `select t.status, 1 as transactions, t.price as amount from payment_transaction t
       ${whereOf(conditionsOf({ ...filter, status: undefined }, given))}`;
}

/** The figures of a period. */
export async function transactionFigures(
  db: Queryable,
  filter: TransactionFilter,
): Promise<TransactionFigures> {
  const given = new ComposedStatement();
  const sums = await given.rowsPlannedAnew<Sums>(
    db,
    `select status, sum(transactions)::bigint as transactions, sum(amount)::numeric(30, 2) as amount
     from (${sumsOf(filter, given)}) counted group by status`,
  );
  const count = (wanted: TransactionStatus) =>
    sums.find(({ status }) => status === wanted)?.transactions ?? 0;
  // As whole cents, because amounts may exceed the exact range of numbers.
  const cents = sums.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
  const digits = String(cents).padStart(3, '0');
  return {
    success: count('success'),
    pending: count('pending'),
    amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`,
  };
}

const OF_MERCHANT = ', t.merchant_id as "merchantId", m.merchant_name as "merchantName"';
const OF_CHANNEL = ', t.channel_id as "channelId", t.channel_type as "channelType"';

interface Page {
  page: number;
  limit: number;
  /** The order of their times. */
  direction: 'asc' | 'desc';
  sight: TransactionSight;
}

/** A page of transactions by their time, with their exact number. */
export async function listTransactions(
  pool: pg.Pool,
  filter: TransactionFilter,
  { page, limit, direction, sight }: Page,
): Promise<ListPage<Transaction>> {
  const given = new ComposedStatement();
  const order = `t.created_at ${direction}, t.id ${direction}`;
  const text = `
    with page as materialized (
      select t.* from payment_transaction t ${whereOf(conditionsOf(filter, given))}
      order by ${order}
      limit ${given.add(limit, 'bigint')} offset ${given.add((page - 1) * limit, 'bigint')}
    )
    select t.id, t.order_no, t.created_at as timestamp, t.username, t.price, t.status
      ${sight.merchants ? OF_MERCHANT : ''}${sight.channels ? OF_CHANNEL : ''}
    from page t ${sight.merchants ? 'left join merchant m on m.id = t.merchant_id' : ''}
    order by ${order}`;
  const total = `select coalesce(sum(transactions), 0)::bigint as total from (${sumsOf(filter, given)}) counted
    ${filter.status ? `where status = ${given.add(filter.status, 'text')}` : ''}`;
  return splitPage(await given.rowsPlannedAnew<RowWithTotal<Transaction>>(pool, pageWithTotal(text, total)));
}

/** The transactions since a time by hour and, on request, by the type of their channel. */
export const transactionsByHour = statement<
  { hour: number; channelType: string | null; transactions: number },
  { from: string; byType: boolean }
>(
  'transactions-by-hour',
  `select floor(extract(epoch from at - :from::timestamptz) / 3600)::int as hour,
     case when :byType then nullif(channel_type, '') end as "channelType", sum(transactions)::bigint as transactions
   from (
     select at, channel_type, transactions from transaction_quarter where at >= :from::timestamptz
     union all
     select created_at, channel_type, 1 from payment_transaction
     where created_at >= :from::timestamptz and created_at < quarter_of(:from::timestamptz + interval '15 minutes')
       and quarter_of(:from::timestamptz) < :from::timestamptz
   ) counted
   group by 1, 2 having sum(transactions) > 0 order by 1, 2`,
).rows;
