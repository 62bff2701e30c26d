import * as z from 'zod/mini';
import { type ExportKind, exportPaths } from '../lists/export-values';
import { idInQuery, rowId as id } from '../fields/field-schemas';

/** What one can be told of, each kind with what its sentence names: no secrets and no keys. The sentence is the reader's own. */
export const notificationValues = {
  /** A release of a remote failed for too many users, and the server took it back. */
  'release-taken-back': z.object({ remote: z.string(), release: z.string(), users: z.int() }),
  /** Somebody asked for more private keys than a user may read within an hour. */
  'keys-withheld': z.object({ username: z.string(), keysPerHour: z.int() }),
  /** Somebody signed in as the reader on a device that had never been used. */
  'device-new': z.object({ address: z.nullable(z.string()), userAgent: z.nullable(z.string()) }),
  /** Rows that the reader has changed together are done, and nobody was looking. */
  'merchants-changed': z.object({ changed: z.int(), others: z.int() }),
  'channels-changed': z.object({ changed: z.int(), others: z.int() }),
  /** A file that the reader has asked for is ready. */
  'export-ready': z.object({ kind: z.enum(Object.keys(exportPaths) as ExportKind[]), rows: z.int() }),
  /** One was begun as often as may be, and could not be written. */
  'export-failed': z.object({ fileName: z.string() }),
};
export type NotificationKind = keyof typeof notificationValues;
export type NotificationValues = {
  [Kind in NotificationKind]: z.infer<(typeof notificationValues)[Kind]>;
};

/** Kinds that warn of an intruder: a session on a new device can neither dismiss nor mute them. */
export const securityKinds: readonly NotificationKind[] = ['device-new', 'keys-withheld'];

const kinds = z.enum(Object.keys(notificationValues) as NotificationKind[]);

const told = <Kind extends NotificationKind>(kind: Kind) =>
  z.object({
    id: z.int(),
    kind: z.literal(kind),
    values: notificationValues[kind],
    /** Where in the app it leads. */
    address: z.string(),
    createdAt: z.string(),
    readAt: z.nullable(z.string()),
    /** It warns of an intruder, and the session that asks is on a device too new to dismiss it. */
    isLocked: z.optional(z.boolean()),
  });

const notification = z.discriminatedUnion('kind', [
  told('release-taken-back'),
  told('keys-withheld'),
  told('device-new'),
  told('merchants-changed'),
  told('channels-changed'),
  told('export-ready'),
  told('export-failed'),
]);
export type Notification = z.infer<typeof notification>;

/** Notifications that one answer has at most. */
export const INBOX_PAGE = 20;

/** `GET /inbox`: one's own, the latest first, without those that are done. A page begins before the last one's oldest. */
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

/** `GET /inbox/unread`, and the answer of each change: how many there are that nobody has read. */
export const inboxUnread = z.object({ unread: z.int() });
export type InboxUnread = z.infer<typeof inboxUnread>;

/** `PUT /inbox/state`: what is left out stays. Done is read, and leaves the list. Those of others, and those gone, are left alone. */
export const inboxStateRequest = z.strictObject({
  id,
  read: z.optional(z.boolean()),
  done: z.optional(z.boolean()),
});
export type InboxStateRequest = z.infer<typeof inboxStateRequest>;

/** `PUT /inbox/read`: all up to one, and so none that the reader has not seen. */
export const inboxReadRequest = z.strictObject({ upTo: id });
export type InboxReadRequest = z.infer<typeof inboxReadRequest>;

/** `GET /inbox/preferences` and the answer to a change: kinds that the reader is not told of. */
export const inboxPreferences = z.object({ muted: z.array(kinds) });
export type InboxPreferences = z.infer<typeof inboxPreferences>;

/** `PUT /inbox/preferences`. */
export const inboxPreferenceRequest = z.strictObject({ kind: kinds, muted: z.boolean() });
export type InboxPreferenceRequest = z.infer<typeof inboxPreferenceRequest>;
