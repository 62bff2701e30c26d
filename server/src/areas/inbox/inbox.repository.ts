import {
  type Notification,
  type NotificationKind,
  notificationValues,
  securityKinds,
} from '@backoffice/contract/inbox';
import { statement } from '../../platform/database/statement';

interface Reader {
  userId: number;
}

interface ReaderOfSession extends Reader {
  tokenHash: Buffer;
}

const among = (kinds: readonly string[]) => `kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/** Limits the kinds, because a newer release may have written ones that this release has no text for. */
const KNOWN = among(Object.keys(notificationValues));

/**
 * True when the session is on a device that was first used within a day, as an intruder's would be: docs/decisions/0027. The
 * user's very first device is trusted; a session without a device is not.
 */
const IS_ON_NEW_DEVICE = `not exists (
  select from session s join user_device own on own.id = s.device_id
  where s.token_hash = :tokenHash and (
    own.first_at < now() - interval '1 day'
    or not exists (select from user_device other where other.user_id = own.user_id and other.id < own.id)
  )
)`;
const IS_LOCKED = `(${among(securityKinds)} and ${IS_ON_NEW_DEVICE})`;

export const isOnNewDevice = statement<never, { tokenHash: Buffer }>(
  'inbox-new-device',
  `select where ${IS_ON_NEW_DEVICE}`,
).some;

export const isLocked = statement<never, ReaderOfSession & { id: number }>(
  'inbox-locked',
  `select from notification where id = :id and user_id = :userId and ${IS_LOCKED}`,
).some;

export const listNotifications = statement<
  Notification,
  ReaderOfSession & { before: number | undefined; isUnread: boolean; limit: number }
>(
  'inbox-list',
  `select id, kind, "values", address, created_at as "createdAt", read_at as "readAt", ${IS_LOCKED} as "isLocked"
   from notification
   where user_id = :userId and done_at is null and ${KNOWN}
     and (:before::bigint is null or id < :before) and (not :isUnread::boolean or read_at is null)
   order by id desc limit :limit`,
).rows;

export const countUnread = statement<{ unread: number }, Reader>(
  'inbox-unread',
  `select count(*) as unread from notification
   where user_id = :userId and read_at is null and done_at is null and ${KNOWN}`,
).one;

/** Has no effect on a notification that has the state already, belongs to another user, or is gone. */
export const setState = statement<
  never,
  Reader & { id: number; read: boolean | undefined; done: boolean | undefined }
>(
  'inbox-set-state',
  `with wanted as (
     select id,
       case when :read::boolean or :done::boolean then coalesce(read_at, now())
            when not :read::boolean then null else read_at end as read_at,
       case when :done::boolean then coalesce(done_at, now()) when not :done::boolean then null else done_at end as done_at
     from notification where id = :id and user_id = :userId
   ),
   changed as (
     update notification n set read_at = w.read_at, done_at = w.done_at from wanted w
     where n.id = w.id and (n.read_at, n.done_at) is distinct from (w.read_at, w.done_at) returning n.id
   )
   select announce('inbox', 'changed', :userId::bigint, id) from changed`,
).run;

/** Skips those that the session may not dismiss; they stay unread. */
export const readUpTo = statement<never, ReaderOfSession & { upTo: number }>(
  'inbox-read-up-to',
  `with changed as (
     update notification set read_at = now()
     where user_id = :userId and id <= :upTo and read_at is null and not ${IS_LOCKED} returning id
   )
   select announce('inbox', 'changed', :userId::bigint, max(id)) from changed having count(*) > 0`,
).run;

export const listMuted = statement<{ kind: NotificationKind }, Reader>(
  'inbox-muted',
  `select kind from notification_mute where user_id = :userId and ${KNOWN} order by kind`,
).rows;

export const mute = statement<never, Reader & { kind: NotificationKind }>(
  'inbox-mute',
  'insert into notification_mute (user_id, kind) values (:userId, :kind) on conflict do nothing',
).run;

export const unmute = statement<never, Reader & { kind: NotificationKind }>(
  'inbox-unmute',
  'delete from notification_mute where user_id = :userId and kind = :kind',
).run;

export const removeOldNotifications = statement(
  'inbox-remove-old',
  `delete from notification where created_at < now() - interval '90 days'`,
).run;
