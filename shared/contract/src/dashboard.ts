import * as z from 'zod/mini';
import { merchantStatus } from './field-schemas';

const newestMerchant = z.object({
  id: z.int(),
  merchantName: z.string(),
  merchantNo: z.string(),
  status: merchantStatus,
  createdAt: z.string(),
});

/** `GET /dashboard/summary`: how many merchants there are by status, and the newest ones, newest first. */
export const dashboardSummary = z.object({
  merchants: z.object({ active: z.int(), inactive: z.int() }),
  newestMerchants: z.array(newestMerchant),
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
