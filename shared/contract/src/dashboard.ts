import * as z from 'zod/mini';
import { listPage, merchantStatus, pagingInQuery } from './field-schemas';

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

const newestMerchant = z.object({
  id: z.int(),
  merchantName: z.string(),
  merchantNo: z.string(),
  status: merchantStatus,
  createdAt: z.string(),
});

/**
 * `GET /dashboard/summary`: how many merchants there are by status, and the newest ones, newest first, for a caller who may see
 * merchants.
 */
export const dashboardSummary = z.object({
  merchants: z.object({ active: z.int(), inactive: z.int() }),
  newestMerchants: z.optional(z.array(newestMerchant)),
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;

const counts = z.array(z.int());

/**
 * `GET /dashboard/series`: what was counted on each day up to the last one that was recorded, without a gap, the oldest first.
 * `firstDay` is the day of the first counts (`2026-11-21`); null where nothing was recorded.
 */
export const dashboardSeries = z.object({
  firstDay: z.nullable(z.iso.date()),
  newVisitis: counts,
  messages: counts,
  purchases: counts,
  shoppings: counts,
});
export type DashboardSeries = z.infer<typeof dashboardSeries>;
