import * as z from 'zod/mini';
import { timeZone } from '../people/session';
import { channelAlert } from './channel-alerts';
import { merchant } from './merchants';
import { statusTotals } from './status-totals';
import { transactionFigures } from './transactions';

const newestMerchant = z.pick(merchant, {
  id: true,
  merchantName: true,
  merchantNo: true,
  status: true,
  createdAt: true,
});

/**
 * `GET /dashboard/summary`: the number of merchants by status, and the newest ones first for callers who may view merchants.
 */
export const dashboardSummary = z.object({
  merchants: statusTotals,
  newestMerchants: z.optional(z.array(newestMerchant)),
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;

export const dashboardFiguresQuery = z.strictObject({
  /** Start of the caller's day, at most 25 hours ago; an earlier time counts as 25 hours ago. */
  today: z.iso.datetime(),
  /** The zone of that day; the previous day has 23 or 25 hours where clocks changed. UTC when left out. */
  timeZone: z.optional(timeZone),
});

/**
 * `GET /dashboard/figures`: each figure for callers who may view the list that it summarises. Merchants are the active ones.
 */
export const dashboardFigures = z.object({
  transactions: z.optional(
    z.object({
      today: transactionFigures,
      /** The previous day, up to the same time of day; its amount is in the main currency of today. */
      before: transactionFigures,
      /**
       * Transactions of today by hour from its start and, for callers who may view channels, by channel type; hours without any
       * are left out.
       */
      hours: z.array(z.object({ hour: z.int(), channelType: z.nullable(z.string()), transactions: z.int() })),
    }),
  ),
  /** Payments by the caller's clock. Earlier releases of the API leave them out. */
  payments: z.optional(
    z.object({
      /** The volume of the 24 hours of today and of yesterday in the main currency of today, as decimal texts. */
      hours: z.array(z.object({ today: z.string(), yesterday: z.string() })),
      /** The transactions of the last seven days, today last. */
      days: z.array(z.object({ success: z.int(), pending: z.int(), failed: z.optional(z.int()) })),
      /** Number of transactions pending for over an hour. */
      overdue: z.int(),
    }),
  ),
  /**
   * Active alerts of channels, newest first, each with the address of its transactions; for callers who may view transactions
   * and channels.
   */
  channelAlerts: z.optional(z.array(z.extend(channelAlert, { id: z.int(), address: z.string() }))),
  merchants: z.optional(z.object({ single: z.int(), idle: z.int(), none: z.int() })),
  /** Number of channels by the age of their keys. */
  keys: z.optional(z.object({ 'over-1-year': z.int(), 'over-2-years': z.int() })),
  /** Sign-ins and sign-outs of the last 24 hours, the refused ones among them, and the refused ones of the 24 hours before. */
  signIns: z.optional(z.object({ total: z.int(), refused: z.int(), before: z.int() })),
  /** Changes of rows today: the total, and the users with the most. */
  changes: z.optional(
    z.object({ total: z.int(), people: z.array(z.object({ actor: z.string(), changes: z.int() })) }),
  ),
});
export type DashboardFigures = z.infer<typeof dashboardFigures>;

const counts = z.array(z.int());

/**
 * `GET /dashboard/series`: the counts of each day up to the last recorded one, without a gap, oldest first. `firstDay` is the
 * day of the first counts (`2026-11-21`); null when nothing was recorded.
 */
export const dashboardSeries = z.object({
  firstDay: z.nullable(z.iso.date()),
  newVisitis: counts,
  messages: counts,
  purchases: counts,
  shoppings: counts,
});
export type DashboardSeries = z.infer<typeof dashboardSeries>;
