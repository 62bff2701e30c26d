import type { TransactionStatus } from '@backoffice/contract';
import { statement } from '../../platform/database/statement';

/** A stored transaction, as far as a report can differ from it. */
export interface StoredTransaction {
  createdAt: string;
  sentAt: string | null;
  answeredAt: string | null;
  settledAt: string | null;
  /** Decimal text with two digits. */
  amount: string;
  currency: string | null;
  payer: string;
  merchantId: number | null;
  channelId: number | null;
  outcome: TransactionStatus;
}

/** The rows that a report names; null for missing ones. */
export interface NamedRows {
  merchantId: number | null;
  merchantOfNumber: number | null;
  channelId: number | null;
  channelType: string | null;
  merchantOfChannel: number | null;
  stored: StoredTransaction | null;
}

interface Names {
  orderNo: readonly string[];
  merchantId: readonly (number | null)[];
  merchantNo: readonly (string | null)[];
  channelId: readonly (number | null)[];
}

/** Keeps channels from being deleted until the transaction ends. */
export const keepChannels = statement<never, { ids: readonly number[] }>(
  'transaction-report-channels',
  'select id from channel where id = any(:ids::bigint[]) order by id for key share',
).rows;

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns the rows that reports name, in the order of the reports. */
export const rowsOfReports = statement<NamedRows, Names>(
  'transaction-report-rows',
  `select m.id as "merchantId", n.id as "merchantOfNumber", c.id as "channelId", c.merchant_channel as "channelType",
     c.merchant_id as "merchantOfChannel",
     case when t.id is not null then json_build_object(
       'createdAt', ${iso('t.created_at')}, 'sentAt', ${iso('t.sent_at')}, 'answeredAt', ${iso('t.answered_at')},
       'settledAt', ${iso('t.settled_at')}, 'amount', t.price::text, 'currency', t.currency, 'payer', t.username,
       'merchantId', t.merchant_id, 'channelId', t.channel_id, 'outcome', t.status
     ) end as stored
   from unnest(:orderNo::text[], :merchantId::bigint[], :merchantNo::text[], :channelId::bigint[]) with ordinality
     as given (order_no, merchant_id, merchant_no, channel_id, place)
   left join payment_transaction t on t.order_no = given.order_no collate "C"
   left join merchant m on m.id = given.merchant_id
   left join merchant n on n.merchant_no = given.merchant_no collate "C"
   left join channel c on c.id = given.channel_id
   order by given.place`,
).rows;

/** A report whose rows are known. */
export interface ReportedTransaction extends StoredTransaction {
  orderNo: string;
  channelType: string | null;
}

type Columns = { [Field in keyof ReportedTransaction]: ReportedTransaction[Field][] };

const VALUES = `unnest(:orderNo::text[], :createdAt::timestamptz[], :sentAt::timestamptz[], :answeredAt::timestamptz[],
     :settledAt::timestamptz[], :amount::numeric[], :currency::text[], :payer::text[], :merchantId::bigint[],
     :channelId::bigint[], :channelType::text[], :outcome::text[])
   as given (order_no, created_at, sent_at, answered_at, settled_at, price, currency, username, merchant_id, channel_id,
     channel_type, status)`;

/** Stores reports in the order of their numbers, so that two batches never wait for each other; skips those stored meanwhile. */
export const storeReports = statement<{ orderNo: string }, Columns>(
  'transaction-report-store',
  `insert into payment_transaction
     (order_no, created_at, sent_at, answered_at, settled_at, price, currency, username, merchant_id, channel_id, channel_type, status)
   select * from ${VALUES} order by order_no collate "C"
   on conflict (order_no) do nothing returning order_no as "orderNo"`,
).rows;

/** Locks stored transactions in the order of their numbers. */
export const lockReported = statement<never, { orderNo: readonly string[] }>(
  'transaction-report-lock',
  `select id from payment_transaction where order_no = any(:orderNo::text[]) order by order_no for no key update`,
).rows;

/** Adds outcomes and times to stored transactions. */
export const completeReports = statement<never, Columns>(
  'transaction-report-complete',
  `update payment_transaction t set status = case given.status when 'pending' then t.status else given.status end, sent_at = coalesce(given.sent_at, t.sent_at),
     answered_at = coalesce(given.answered_at, t.answered_at), settled_at = coalesce(given.settled_at, t.settled_at)
   from ${VALUES} where t.order_no = given.order_no collate "C"`,
).run;
