import * as z from 'zod/mini';
import { type ExportKind, exportPaths } from '../lists/export-values';
import { approvalKinds } from '../approvals/approval-values';
import { channelAlert } from '../rows/channel-alerts';
import { idInQuery, rowId as id } from '../fields/field-schemas';
import { webhookStops } from '../webhook-stops';
import { notedKinds } from '../rows/note-values';

const keysDue = z.object({ reason: z.enum(['old', 'ending']), count: z.int() });

/**
 * The kinds of notifications, each with the values of its sentence: no secrets and no keys. The sentence is formed in the
 * reader's language.
 */
export const notificationValues = {
  /** A release of a remote failed for too many users, and the server rolled it back. */
  'release-taken-back': z.object({ remote: z.string(), release: z.string(), users: z.int() }),
  /** A user requested more private keys than allowed within an hour. */
  'keys-withheld': z.object({ username: z.string(), keysPerHour: z.int() }),
  /** Someone signed in as the reader on a device that was never used before. */
  'device-new': z.object({ address: z.nullable(z.string()), userAgent: z.nullable(z.string()) }),
  /** Someone made a link for a new password of the reader, or it was used. */
  'password-reset': z.object({ author: z.nullable(z.string()), isDone: z.boolean() }),
  /** A reset of a password waits for a second user. */
  'reset-waiting': z.object({ username: z.string(), author: z.string() }),
  /** The reader's second factors or recovery codes were changed; `by` is another person, null for the operator. */
  'factors-changed': z.object({
    change: z.enum(['added', 'removed', 'recovery-codes', 'recovery-code-used', 'reset-requested', 'reset']),
    by: z.optional(z.nullable(z.string())),
  }),
  /** A bulk edit of the reader has ended while they did not follow it. */
  'merchants-changed': z.object({ changed: z.int(), others: z.int() }),
  'channels-changed': z.object({ changed: z.int(), others: z.int() }),
  /** An export of the reader is ready. */
  'export-ready': z.object({ kind: z.enum(Object.keys(exportPaths) as ExportKind[]), rows: z.int() }),
  /** An export has failed after the maximum number of attempts. */
  'export-failed': z.object({ fileName: z.string() }),
  /** The success rate of a channel fell, or has recovered. */
  'channel-alert': z.extend(channelAlert, { hasRecovered: z.boolean() }),
  /** Key pairs are older than the set age, or former ones end soon. */
  'merchant-keys-due': keysDue,
  'channel-keys-due': keysDue,
  /** Service accounts end soon, or have a key that no call uses. */
  'service-accounts-due': z.object({ reason: z.enum(['ending', 'unused']), count: z.int() }),
  /** The server deactivated a webhook. */
  'webhook-stopped': z.object({ name: z.string(), reason: z.enum(webhookStops) }),
  /** A note on a record names the reader, by `@username`. */
  'note-mention': z.object({ of: z.enum(notedKinds), name: z.string(), author: z.string() }),
  /** A change waits for a user who may approve; `kind` is the first of its kinds. */
  'approval-waiting': z.object({
    asker: z.string(),
    kind: z.enum([...approvalKinds, 'policy']),
    name: z.string(),
  }),
  /** A request of the reader was decided, or could not be made; `by` is the approver, null for one that has expired. */
  'approval-outcome': z.object({
    state: z.enum(['approved', 'rejected', 'returned', 'withdrawn', 'expired', 'stale', 'failed']),
    by: z.nullable(z.string()),
    name: z.string(),
  }),
  /** The operator has switched off all approvals. */
  'approvals-off': z.object({}),
};
export type NotificationKind = keyof typeof notificationValues;
export type NotificationValues = {
  [Kind in NotificationKind]: z.infer<(typeof notificationValues)[Kind]>;
};

/** Kinds that warn of an intruder: a session on a new device can neither dismiss nor mute them. */
export const securityKinds: readonly NotificationKind[] = [
  'device-new',
  'password-reset',
  'keys-withheld',
  'factors-changed',
  'approvals-off',
];

const kinds = z.enum(Object.keys(notificationValues) as NotificationKind[]);

const notificationOf = <Kind extends NotificationKind>(kind: Kind) =>
  z.object({
    id: z.int(),
    kind: z.literal(kind),
    values: notificationValues[kind],
    /** The address in the app that it links to. */
    address: z.string(),
    createdAt: z.string(),
    readAt: z.nullable(z.string()),
    /** True when it warns of an intruder and the caller's session is on a device too new to dismiss it. */
    isLocked: z.optional(z.boolean()),
  });

const notification = z.discriminatedUnion('kind', [
  notificationOf('release-taken-back'),
  notificationOf('keys-withheld'),
  notificationOf('device-new'),
  notificationOf('password-reset'),
  notificationOf('reset-waiting'),
  notificationOf('factors-changed'),
  notificationOf('merchants-changed'),
  notificationOf('channels-changed'),
  notificationOf('export-ready'),
  notificationOf('export-failed'),
  notificationOf('channel-alert'),
  notificationOf('merchant-keys-due'),
  notificationOf('channel-keys-due'),
  notificationOf('service-accounts-due'),
  notificationOf('webhook-stopped'),
  notificationOf('note-mention'),
  notificationOf('approval-waiting'),
  notificationOf('approval-outcome'),
  notificationOf('approvals-off'),
]);
export type Notification = z.infer<typeof notification>;

/** Maximum number of notifications in an answer. */
export const INBOX_PAGE = 20;

/**
 * `GET /inbox`: the caller's notifications, latest first, without dismissed ones. Pass the oldest id of a page as `before` to
 * read the next.
 */
export const inboxQuery = z.object({
  before: z.optional(idInQuery),
  show: z._default(z.enum(['all', 'unread']), 'all'),
});
export const inboxResponse = z.object({
  items: z.array(notification),
  hasOlder: z.boolean(),
  unread: z.int(),
});
export type Inbox = z.infer<typeof inboxResponse>;

/** `GET /inbox/unread`, and the answer to each change: the number of unread notifications. */
export const inboxUnread = z.object({ unread: z.int() });
export type InboxUnread = z.infer<typeof inboxUnread>;

/**
 * `PUT /inbox/state`: changes the given fields. A dismissed notification counts as read and leaves the list. Notifications of
 * other users and missing ones are ignored.
 */
export const inboxStateRequest = z.strictObject({
  id,
  read: z.optional(z.boolean()),
  done: z.optional(z.boolean()),
});
export type InboxStateRequest = z.infer<typeof inboxStateRequest>;

/** `PUT /inbox/read`: marks all up to this id as read, so that none is marked that the reader has not seen. */
export const inboxReadRequest = z.strictObject({ upTo: id });
export type InboxReadRequest = z.infer<typeof inboxReadRequest>;

/** `GET /inbox/preferences` and the answer to a change: the muted kinds. */
export const inboxPreferences = z.object({ muted: z.array(kinds) });
export type InboxPreferences = z.infer<typeof inboxPreferences>;

/** `PUT /inbox/preferences`. */
export const inboxPreferenceRequest = z.strictObject({ kind: kinds, muted: z.boolean() });
export type InboxPreferenceRequest = z.infer<typeof inboxPreferenceRequest>;
