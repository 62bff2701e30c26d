import * as z from 'zod/mini';
import { BULK_FACTOR_MAX, BULK_MAX, bulkOutcomes } from './bulk-values';
import { rowId as id, merchantStatus } from '../fields/field-schemas';
import { CHANNEL_WEIGHT_MAX, CHANNEL_WEIGHT_MIN } from '../fields/field-values';
import { listFilters } from './list-filters';

const status = z.strictObject({ status: merchantStatus });

const weight = z.strictObject({
  weight: z.discriminatedUnion('rule', [
    z.strictObject({
      rule: z.literal('set'),
      by: z.int().check(z.minimum(CHANNEL_WEIGHT_MIN), z.maximum(CHANNEL_WEIGHT_MAX)),
    }),
    z.strictObject({
      rule: z.literal('add'),
      by: z.int().check(z.minimum(-CHANNEL_WEIGHT_MAX), z.maximum(CHANNEL_WEIGHT_MAX)),
    }),
    z.strictObject({
      rule: z.literal('multiply'),
      by: z.number().check(z.minimum(0), z.maximum(BULK_FACTOR_MAX)),
    }),
  ]),
});

/** A row with the version that the user has seen; it is skipped if it has changed since. */
const seenRow = z.strictObject({ id, updatedAt: z.iso.datetime() });
export type SeenRow = z.infer<typeof seenRow>;

/** Selects rows by id, or all that match a filter at that moment. */
function previewRequest<Command extends z.ZodMiniType, Filter extends z.ZodMiniType>(
  command: Command,
  filter: Filter,
) {
  return z.union([
    z.strictObject({ command, rows: z.array(seenRow).check(z.minLength(1), z.maxLength(BULK_MAX)) }),
    z.strictObject({ command, filter }),
  ]);
}

/** `POST /merchant/bulk/preview`. */
export const merchantBulkPreviewRequest = previewRequest(status, listFilters.merchants);

/** `POST /channel/bulk/preview`. */
export const channelBulkPreviewRequest = previewRequest(z.union([status, weight]), listFilters.channels);

const value = z.nullable(z.union([z.string(), z.number()]));

/** An outcome with its number of rows, and the first of them. */
const outcome = z.object({
  outcome: z.enum(bulkOutcomes),
  count: z.int(),
  first: z.array(z.object({ id: z.int(), name: z.string(), from: value, to: value })),
});
export type BulkOutcomeRows = z.infer<typeof outcome>;

/** The planned outcomes of a selection. The server keeps it under its id for an hour. */
export const bulkPreview = z.object({
  id: z.int(),
  total: z.int(),
  outcomes: z.array(outcome),
  /** Number of weights limited to the allowed range. */
  bounded: z.int(),
  /**
   * Number of payments that the merchants to deactivate took in the last 30 days, up to `BULK_PAYMENTS_MAX`. Left out for users who
   * may not view transactions, and when it could not be counted.
   */
  recentPayments: z.optional(z.int()),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

/** `POST /…/bulk/start`: starts a preview, once. 409 while another bulk edit of the caller is running. */
export const bulkStartRequest = z.strictObject({
  id,
  /** Also deactivates channels that are their merchant's only active one. */
  takesLastActive: z._default(z.boolean(), false),
});

/**
 * `GET /…/bulk/job`: the caller's latest job of this list that is running, or has ended and was not closed; null when there is
 * none.
 */
export const bulkJob = z.object({
  id: z.int(),
  isUndo: z.boolean(),
  state: z.enum(['running', 'done', 'cancelled']),
  total: z.int(),
  outcomes: z.array(outcome),
  /** The rows that a cancelled job has not tried. */
  untried: z.array(z.object({ id: z.int(), updatedAt: z.string() })),
  canUndo: z.boolean(),
});
export type BulkJob = z.infer<typeof bulkJob>;
export const bulkJobResponse = z.nullable(bulkJob);

/** `PUT /…/bulk/state`: cancels a running job, or closes one that has ended. In any other state it does nothing. */
export const bulkStateRequest = z.strictObject({ id, state: z.enum(['cancelled', 'closed']) });

/** `POST /…/bulk/undo`: restores the rows that a job has changed, once, except those that another user has changed since. */
export const bulkUndoRequest = z.strictObject({ id });
