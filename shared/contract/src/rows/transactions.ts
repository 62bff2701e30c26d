import * as z from 'zod/mini';
import { idInQuery, listPage, orderBy, pagingInQuery } from '../fields/field-schemas';
import { transactionSorts } from '../fields/field-values';

const status = z.enum(['success', 'pending']);
export type TransactionStatus = z.infer<typeof status>;

const transaction = z.object({
  id: z.int(),
  order_no: z.string(),
  timestamp: z.string(),
  username: z.string(),
  /** Decimal text with two digits. */
  price: z.string(),
  status,
  /** The merchant of the payment, for callers who may view merchants. Null when unknown. */
  merchantId: z.optional(z.nullable(z.int())),
  merchantName: z.optional(z.nullable(z.string())),
  /** The channel used, null if it was deleted since, and its type; for callers who may view channels. */
  channelId: z.optional(z.nullable(z.int())),
  channelType: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof transaction>;

/** `GET /transaction/list`, newest first unless sorted otherwise. */
export const transactionListQuery = z.strictObject({
  ...pagingInQuery,
  merchantId: z.optional(idInQuery),
  status: z.optional(status),
  /** Inclusive start of the period. */
  from: z.optional(z.iso.datetime()),
  /** Exclusive end of the period. */
  to: z.optional(z.iso.datetime()),
  sort: z._default(orderBy(transactionSorts), '-timestamp'),
});
export type TransactionListQuery = Partial<z.output<typeof transactionListQuery>>;
export const transactionListResponse = listPage(transaction);

export const transactionFigures = z.object({
  success: z.int(),
  pending: z.int(),
  /** Decimal text with two digits. */
  amount: z.string(),
});
export type TransactionFigures = z.infer<typeof transactionFigures>;

/** `GET /transaction/figures`: the totals of the list with the same filters. */
export const transactionFiguresQuery = z.pick(transactionListQuery, {
  merchantId: true,
  from: true,
  to: true,
});
export type TransactionFiguresQuery = z.output<typeof transactionFiguresQuery>;
