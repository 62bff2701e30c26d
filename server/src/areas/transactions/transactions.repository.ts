import type {
  FoundTransaction,
  ListPage,
  Transaction,
  TransactionFigures,
  TransactionListQuery,
  TransactionDetail,
  TransactionStatus,
  Volume,
} from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type pg from 'pg';
import { anyOfConditions } from '../../platform/database/any-of';
import {
  ComposedStatement,
  pageWithTotal,
  type RowWithTotal,
  splitPage,
  statement,
  whereOf,
} from '../../platform/database/statement';
import { endOfPrefix, nameConditions } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';

/** The filter of a list of transactions. */
export type TransactionFilter = Omit<TransactionListQuery, 'page' | 'limit' | 'sort'>;

/** The parts of a transaction that the caller may see. */
export interface TransactionSight {
  merchants: boolean;
  channels: boolean;
}

const startsWith = (column: string, prefix: string, given: ComposedStatement) =>
  `(${column} >= ${given.add(prefix, 'text')} and ${column} < ${given.add(endOfPrefix(prefix), 'text')})`;

/** Conditions for the beginning of an order number or of a payer's name. */
function textConditions(text: string, given: ComposedStatement): string[] {
  const order = text.normalize('NFKC').replaceAll(/\s/g, '');
  const payer = foldText(text).trim();
  if (!order) return [];
  const either = [
    startsWith('t.order_no', order, given),
    startsWith('fold_text(t.username) collate "C"', payer, given),
  ];
  return [`(${either.join(' or ')})`];
}

export function transactionConditions(filter: TransactionFilter, given: ComposedStatement): string[] {
  const { text, merchantName, amount, amountFrom, amountTo, from, to } = filter;
  const name = foldText(merchantName ?? '');
  return [
    ...(text ? textConditions(text, given) : []),
    ...anyOfConditions('t.merchant_id', filter.merchantId, 'bigint', given),
    ...(name
      ? [
          `t.merchant_id in (select m.id from merchant m where ${nameConditions(name, 'm', given).join(' and ')})`,
        ]
      : []),
    ...anyOfConditions('t.channel_id', filter.channelId, 'bigint', given),
    ...anyOfConditions('t.channel_type', filter.channelType, 'text', given),
    ...anyOfConditions('t.status', filter.status, 'text', given),
    ...anyOfConditions('t.currency', filter.currency, 'text', given),
    ...(amount ? [`t.price = ${given.add(amount, 'numeric')}`] : []),
    ...(amountFrom ? [`t.price >= ${given.add(amountFrom, 'numeric')}`] : []),
    ...(amountTo ? [`t.price <= ${given.add(amountTo, 'numeric')}`] : []),
    ...(from ? [`t.created_at >= ${given.add(from, 'timestamptz')}`] : []),
    ...(to ? [`t.created_at < ${given.add(to, 'timestamptz')}`] : []),
  ];
}

/** Whether only a period and statuses are filtered, for which counts are stored. */
function isPeriodOnly({ from: _from, to: _to, status: _status, ...others }: TransactionFilter): boolean {
  return Object.values(others).every((value) => !value);
}

type Sums = { status: TransactionStatus; currency: string | null; transactions: number; amount: string };

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
    select status, currency, transactions, amount from bounds
    join transaction_day on day >= (first_day at time zone 'UTC')::date and day < (end_day at time zone 'UTC')::date
    union all
    select status, currency, transactions, amount from bounds
    join transaction_quarter on at >= first_quarter and at < least(first_day, end_quarter)
    union all
    select status, currency, transactions, amount from bounds
    join transaction_quarter on at >= greatest(first_day, end_day) and at < end_quarter
    union all
    select status, coalesce(currency, ''), 1, price from bounds
    join payment_transaction on created_at >= first_at and created_at < least(first_quarter, end_at)
    union all
    select status, coalesce(currency, ''), 1, price from bounds
    join payment_transaction on created_at >= greatest(first_quarter, end_quarter) and created_at < end_at`;
}

/** Counts and sums transactions by status and currency: the source of all totals of the list and all figures. */
function sumsOf(filter: TransactionFilter, given: ComposedStatement): string {
  return isPeriodOnly(filter)
    ? sumsOfPeriod(filter, given)
    : `select t.status, coalesce(t.currency, '') as currency, 1 as transactions, t.price as amount from payment_transaction t
       ${whereOf(transactionConditions({ ...filter, status: undefined }, given))}`;
}

/** Adds decimal texts as whole cents, because amounts may exceed the exact range of numbers. */
export function sumOfAmounts(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns the volume in each currency, the one with the most transactions first; amounts of two currencies are never added. */
export function volumesOf(sums: readonly Sums[]): Volume[] {
  const counted = sums.filter(({ status }) => status !== 'failed');
  return [...new Set(counted.map(({ currency }) => currency))]
    .map((currency) => {
      const parts = counted.filter((each) => each.currency === currency);
      return {
        currency,
        transactions: parts.reduce((sum, { transactions }) => sum + transactions, 0),
        amount: sumOfAmounts(parts.map(({ amount }) => amount)),
      };
    })
    .filter(({ transactions }) => transactions > 0)
    .sort((a, b) => b.transactions - a.transactions || (a.currency ?? '').localeCompare(b.currency ?? ''));
}

/** The figures of a period. */
export async function transactionFigures(
  db: Queryable,
  filter: TransactionFilter,
): Promise<TransactionFigures> {
  const given = new ComposedStatement();
  const sums = await given.rowsPlannedAnew<Sums>(
    db,
    `select status, nullif(currency, '') as currency, sum(transactions)::bigint as transactions,
       sum(amount)::numeric(30, 2) as amount
     from (${sumsOf(filter, given)}) counted group by 1, 2`,
  );
  const count = (wanted: TransactionStatus) =>
    sums.reduce((sum, { status, transactions }) => sum + (status === wanted ? transactions : 0), 0);
  const volumes = volumesOf(sums);
  return {
    success: count('success'),
    pending: count('pending'),
    failed: count('failed'),
    amount: volumes[0]?.amount ?? sumOfAmounts([]),
    volumes,
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
      select t.* from payment_transaction t ${whereOf(transactionConditions(filter, given))}
      order by ${order}
      limit ${given.add(limit, 'bigint')} offset ${given.add((page - 1) * limit, 'bigint')}
    )
    select t.id, t.order_no, t.created_at as timestamp, t.username, t.price, t.currency, t.status
      ${sight.merchants ? OF_MERCHANT : ''}${sight.channels ? OF_CHANNEL : ''}
    from page t ${sight.merchants ? 'left join merchant m on m.id = t.merchant_id' : ''}
    order by ${order}`;
  const total = `select coalesce(sum(transactions), 0)::bigint as total from (${sumsOf(filter, given)}) counted
    ${whereOf(anyOfConditions('status', filter.status, 'text', given))}`;
  return splitPage(await given.rowsPlannedAnew<RowWithTotal<Transaction>>(pool, pageWithTotal(text, total)));
}

/** A transaction with its times; null when there is none. */
export async function findTransaction(
  db: Queryable,
  id: number,
  sight: TransactionSight,
): Promise<TransactionDetail | null> {
  const given = new ComposedStatement();
  const [found] = await given.rows<TransactionDetail>(
    db,
    `select t.id, t.order_no, t.created_at as timestamp, t.username, t.price, t.currency, t.status, t.sent_at as "sentAt",
       t.answered_at as "answeredAt", t.settled_at as "settledAt"
       ${sight.merchants ? OF_MERCHANT : ''}${sight.channels ? OF_CHANNEL : ''}
     from payment_transaction t left join merchant m on m.id = t.merchant_id
     where t.id = ${given.add(id, 'bigint')}`,
  );
  return found ?? null;
}

/** Finds the transactions whose order number begins with a text, an exact one first. */
export const findTransactionsBy = statement<FoundTransaction, { prefix: string; end: string; max: number }>(
  'transactions-found',
  `select id, order_no, username, price, currency, status, 'number' as by from payment_transaction
   where order_no >= :prefix and order_no < :end order by order_no limit :max`,
).rows;

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

/** The transactions of a quarter of an hour with a status and a currency. */
export type QuarterSums = Sums & { at: string };

/** The transactions of each quarter of an hour in a period, by status and currency. */
export const transactionsByQuarter = statement<QuarterSums, { from: string; to: string }>(
  'transactions-by-quarter',
  `select at, status, nullif(currency, '') as currency, sum(transactions)::bigint as transactions,
     sum(amount)::numeric(30, 2) as amount
   from transaction_quarter where at >= :from::timestamptz and at < :to::timestamptz
   group by 1, 2, 3 order by 1, 2, 3`,
).rows;
