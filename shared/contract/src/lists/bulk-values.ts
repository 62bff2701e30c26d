import type { MerchantStatus } from '../fields/field-values';

/** Rows that one change takes at most. */
export const BULK_MOST = 10_000;
/** Of each outcome so many rows are named. */
export const BULK_NAMED = 5;
/** Channels' weights are multiplied by no more. */
export const BULK_FACTOR_MAX = 100;

/** What becomes of a row: it is changed, or the reason why it stays as it is. */
export const bulkOutcomes = [
  'change',
  /** It is so already. */
  'same',
  /** Without it its merchant would have no active channel. */
  'last-active',
  /** Somebody has changed it since it was seen. */
  'stale',
  'missing',
  /** Who asked for it may not change it any more. */
  'forbidden',
  'failed',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** What one change of many rows sets. A weight that a rule leads out of its bounds stops at them. */
export type BulkCommand =
  { status: MerchantStatus } | { weight: { rule: 'set' | 'add' | 'multiply'; by: number } };

/** The calls by which rows of a list are changed together, by the name of the list. */
export const bulkPaths = {
  merchants: {
    preview: '/merchant/bulk/preview',
    start: '/merchant/bulk/start',
    job: '/merchant/bulk/job',
    state: '/merchant/bulk/state',
    undo: '/merchant/bulk/undo',
  },
  channels: {
    preview: '/channel/bulk/preview',
    start: '/channel/bulk/start',
    job: '/channel/bulk/job',
    state: '/channel/bulk/state',
    undo: '/channel/bulk/undo',
  },
} as const;
export type BulkPaths = (typeof bulkPaths)[keyof typeof bulkPaths];
