import * as z from 'zod/mini';
import { merchantStatus } from '../fields/field-schemas';
import { timeZone } from '../people/session';
import { transactionFigures } from './transactions';

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

export const dashboardFiguresQuery = z.strictObject({
  /** When the caller's day began. A day has 25 hours at most: an earlier moment counts as so long ago. */
  today: z.iso.datetime(),
  /** Where it began: the day before has 23 or 25 hours there where the clocks were put. UTC when left out. */
  timeZone: z.optional(timeZone),
});

/**
 * `GET /dashboard/figures`: figures of a payment house, each for who may see the list that it is the total of. Merchants are the
 * active ones.
 */
export const dashboardFigures = z.object({
  transactions: z.optional(
    z.object({
      today: transactionFigures,
      /** The day before, up to the same time of day. */
      before: transactionFigures,
      /** Of today, by the hour from its beginning and, for who may see channels, by the type of theirs; only those that had any. */
      hours: z.array(z.object({ hour: z.int(), channelType: z.nullable(z.string()), transactions: z.int() })),
    }),
  ),
  merchants: z.optional(z.object({ single: z.int(), idle: z.int(), none: z.int() })),
  /** Channels by the age of their keys. */
  keys: z.optional(z.object({ 'over-1-year': z.int(), 'over-2-years': z.int() })),
  /** Sign-ins and sign-outs of the last 24 hours, the refused ones among them, and those that were refused in the 24 hours before. */
  signIns: z.optional(z.object({ total: z.int(), refused: z.int(), before: z.int() })),
  /** Changes of rows today, by everybody and by those who made the most. */
  changes: z.optional(
    z.object({ total: z.int(), people: z.array(z.object({ actor: z.string(), changes: z.int() })) }),
  ),
});
export type DashboardFigures = z.infer<typeof dashboardFigures>;

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
