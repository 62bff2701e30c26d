import * as z from 'zod/mini';
import { listPage, pagingInQuery } from './listing';

export const transactionStatuses = ['success', 'pending'] as const;
const status = z.enum(transactionStatuses);
export type TransactionStatus = z.infer<typeof status>;

const transaction = z.object({
  order_no: z.string(),
  timestamp: z.string(),
  username: z.string(),
  /** Decimal text with two digits. */
  price: z.string(),
  status,
});
export type Transaction = z.infer<typeof transaction>;

/** `GET /transaction/list`, the newest first. */
export const transactionListQuery = z.strictObject(pagingInQuery);
export const transactionListResponse = listPage(transaction);
