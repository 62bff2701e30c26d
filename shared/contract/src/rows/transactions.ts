import * as z from 'zod/mini';
import { anyOf, idInQuery, listPage, orderBy, pagingInQuery } from '../fields/field-schemas';
import { CHANNEL_CODE_MAX, MERCHANT_NAME_MAX, ORDER_MAX, transactionSorts } from '../fields/field-values';
import { sought } from '../text/text-schemas';

const status = z.enum(['success', 'pending', 'failed']);
export type TransactionStatus = z.infer<typeof status>;

export const transaction = z.object({
  id: z.int(),
  order_no: z.string(),
  timestamp: z.string(),
  username: z.string(),
  /** Decimal text with two digits. */
  price: z.string(),
  /** ISO 4217; null when not recorded. */
  currency: z.nullable(z.string()),
  status,
  /** The merchant of the payment, for callers who may view merchants. Null when unknown. */
  merchantId: z.optional(z.nullable(z.int())),
  merchantName: z.optional(z.nullable(z.string())),
  /** The channel used, null if it was deleted since, and its type; for callers who may view channels. */
  channelId: z.optional(z.nullable(z.int())),
  channelType: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof transaction>;

/** An amount in a query string. */
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** `GET /transaction/list`, newest first unless sorted otherwise. */
export const transactionListQuery = z.strictObject({
  ...pagingInQuery,
  /** The beginning of an order number, whose spaces are ignored, or of a payer's name, by `foldText`. */
  text: z.optional(sought(ORDER_MAX)),
  merchantId: z.optional(anyOf(idInQuery)),
  /** Matches anywhere in the merchant's name; for callers who may view merchants. */
  merchantName: z.optional(sought(MERCHANT_NAME_MAX)),
  /** For callers who may view channels, as is `channelType`. */
  channelId: z.optional(anyOf(idInQuery)),
  channelType: z.optional(anyOf(sought(CHANNEL_CODE_MAX, 1))),
  status: z.optional(anyOf(status)),
  /** The exact amount. */
  amount: z.optional(amount),
  /** Inclusive bounds of the amount. */
  amountFrom: z.optional(amount),
  amountTo: z.optional(amount),
  currency: z.optional(anyOf(z.string().check(z.regex(/^[A-Z]{3}$/)))),
  /** Inclusive start of the period. */
  from: z.optional(z.iso.datetime()),
  /** Exclusive end of the period. */
  to: z.optional(z.iso.datetime()),
  sort: z._default(orderBy(transactionSorts), '-timestamp'),
});
export type TransactionListQuery = Partial<z.output<typeof transactionListQuery>>;
export const transactionListResponse = listPage(transaction);

/** The volume in a currency, to which failed transactions do not count. */
const volume = z.object({
  /** Null where the transactions record none. */
  currency: z.nullable(z.string()),
  transactions: z.int(),
  /** Decimal text with two digits. */
  amount: z.string(),
});
export type Volume = z.infer<typeof volume>;

export const transactionFigures = z.object({
  success: z.int(),
  pending: z.int(),
  /** Earlier releases of the API leave it out. */
  failed: z.optional(z.int()),
  /** The volume in the main currency, the one with the most transactions. Decimal text with two digits. */
  amount: z.string(),
  /** The volume in each currency, the main one first. Earlier releases of the API leave them out, and add all amounts. */
  volumes: z.optional(z.array(volume)),
});
export type TransactionFigures = z.infer<typeof transactionFigures>;

/** `GET /transaction/figures`: the totals of the list with the same filters. */
export const transactionFiguresQuery = z.strictObject({
  merchantId: z.optional(idInQuery),
  from: transactionListQuery.shape.from,
  to: transactionListQuery.shape.to,
});
export type TransactionFiguresQuery = z.output<typeof transactionFiguresQuery>;

export const transactionDetailQuery = z.strictObject({ id: idInQuery });

const time = z.nullable(z.string());

/** `GET /transaction/detail`; times are null when not recorded. */
export const transactionDetail = z.extend(transaction, {
  sentAt: time,
  /** Time of the channel's answer. */
  answeredAt: time,
  settledAt: time,
});
export type TransactionDetail = z.infer<typeof transactionDetail>;
