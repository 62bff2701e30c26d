import * as z from 'zod/mini';

/** The feed of changes, for programs. */
export const CHANGES_PATH = '/changes';

/** The kinds of rows in the feed of changes. */
const changedKinds = ['merchant', 'channel', 'channel-type'] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** The longest time that a call waits for a change. */
export const CHANGES_WAIT_MAX = 25;
export const CHANGES_MAX = 500;

const upTo = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** `GET /changes`: without `after` the answer has no events and the cursor of now. */
export const changesQuery = z.strictObject({
  /** The `next` of an earlier answer. */
  after: z.optional(z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/))),
  limit: z._default(upTo(1, CHANGES_MAX), 100),
  /** The seconds to wait when there is no event yet. */
  wait: z._default(upTo(0, CHANGES_WAIT_MAX), 0),
});
export type ChangesQuery = z.input<typeof changesQuery>;

const value = z.nullable(z.union([z.string(), z.number()]));

/** A changed field. A key is replaced by its fingerprint; long texts have no values: read the row. */
const feedChange = z.object({ field: z.string(), from: z.optional(value), to: z.optional(value) });

export const changeEvent = z.object({
  /** Grows with each event. An event that is received twice has the same id. */
  id: z.int(),
  at: z.string(),
  /** For example `channel.updated`. */
  type: z.templateLiteral([z.enum(changedKinds), '.', z.enum(['created', 'updated', 'deleted'])]),
  object: z.object({ kind: z.enum(changedKinds), id: z.int() }),
  changes: z.array(feedChange),
});
export type ChangeEvent = z.infer<typeof changeEvent>;

export const changesResponse = z.object({
  events: z.array(changeEvent),
  /** The cursor for `after` of the next call. */
  next: z.string(),
});
export type Changes = z.infer<typeof changesResponse>;
