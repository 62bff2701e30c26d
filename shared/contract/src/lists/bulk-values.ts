import type { MerchantStatus } from '../fields/field-values';

/** Maximum number of rows in a bulk edit. */
export const BULK_MAX = 10_000;
/** Maximum number of rows listed for each outcome. */
export const BULK_NAMED = 5;
/** Number up to which the payments of a selection are counted. */
export const BULK_PAYMENTS_MAX = 10_000;
/** Maximum factor by which weights are multiplied. */
export const BULK_FACTOR_MAX = 100;

/** The outcomes of a row in a bulk edit: it is changed, or the reason why not. */
export const bulkOutcomes = [
  'change',
  /** The row already has the value. */
  'same',
  /** Its merchant would have no active channel. */
  'last-active',
  /** Another user has changed the row since the caller read it. */
  'stale',
  'missing',
  /** The caller no longer has the permission to change the row. */
  'forbidden',
  'failed',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** The change that a bulk edit makes. A weight that would leave its range is limited to it. */
export type BulkCommand =
  | { status: MerchantStatus }
  | { weight: { rule: 'set' | 'add' | 'multiply'; by: number } };

/** The paths of bulk edits, by the name of the list. */
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
