import * as z from 'zod/mini';
import { idInQuery, listPage, orderBy, pagingInQuery } from '../fields/field-schemas';
import { transactionSorts } from '../fields/field-values';

export const transactionStatuses = ['success', 'pending'] as const;
const status = z.enum(transactionStatuses);
export type TransactionStatus = z.infer<typeof status>;

const transaction = z.object({
  id: z.int(),
  order_no: z.string(),
  timestamp: z.string(),
  username: z.string(),
  /** Decimal text with two digits. */
  price: z.string(),
  status,
  /** Whose payment it is; only for who may see merchants. Null where it is not known. */
  merchantId: z.optional(z.nullable(z.int())),
  merchantName: z.optional(z.nullable(z.string())),
  /** The channel that it took, null where that was deleted since, and its type; only for who may see channels. */
  channelId: z.optional(z.nullable(z.int())),
  channelType: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof transaction>;

/** `GET /transaction/list`, the newest first unless the order says otherwise. */
export const transactionListQuery = z.strictObject({
  ...pagingInQuery,
  merchantId: z.optional(idInQuery),
  status: z.optional(status),
  /** From this moment on. */
  from: z.optional(z.iso.datetime()),
  /** Before this moment. */
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

/** `GET /transaction/figures`: what the transactions of the list come to that is narrowed to the same. */
export const transactionFiguresQuery = z.pick(transactionListQuery, {
  merchantId: true,
  from: true,
  to: true,
});
export type TransactionFiguresQuery = z.output<typeof transactionFiguresQuery>;
