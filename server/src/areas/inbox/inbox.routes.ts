import {
  INBOX_PAGE,
  inboxPreferenceRequest,
  inboxPreferences,
  inboxQuery,
  inboxReadRequest,
  inboxResponse,
  inboxStateRequest,
  inboxUnread,
  securityKinds,
} from '@backoffice/contract/inbox';
import { inboxPaths, unmutableKinds } from '@backoffice/contract/inbox-paths';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller';
import { declareRoute } from '../../platform/http/declare-route';
import { refusal, refusedField } from '../../platform/http/http-error';
import { createRateLimit } from '../../platform/admission/rate-limit';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import type { Services } from '../../platform/services';
import {
  countUnread,
  isLocked,
  isOnNewDevice,
  listMuted,
  listNotifications,
  mute,
  readUpTo,
  removeOldNotifications,
  setState,
  unmute,
} from './inbox.repository';

/** The calls by which signed-in users read and dismiss their notifications. */
export function inboxRoutes(app: FastifyInstance, { pool }: Services): void {
  const limit = createRateLimit('notificationChangesPerUser');
  scheduleJob(app, 'remove old notifications', () => removeOldNotifications(pool));

  declareRoute(app, 'GET', inboxPaths.list, {
    summary: 'List the caller’s notifications, latest first, without dismissed ones',
    query: inboxQuery,
    data: inboxResponse,
    handle: async ({ query: { before, show }, caller: { userId, tokenHash } }) => {
      const isUnread = show === 'unread';
      const [rows, { unread }] = await Promise.all([
        listNotifications(pool, { userId, tokenHash, before, isUnread, limit: INBOX_PAGE + 1 }),
        countUnread(pool, { userId }),
      ]);
      return { items: rows.slice(0, INBOX_PAGE), hasOlder: rows.length > INBOX_PAGE, unread };
    },
  });

  declareRoute(app, 'GET', inboxPaths.unread, {
    summary: 'Count the caller’s unread notifications',
    data: inboxUnread,
    handle: ({ caller: { userId } }) => countUnread(pool, { userId }),
  });

  declareRoute(app, 'PUT', inboxPaths.state, {
    summary: 'Mark a notification as read, unread, dismissed or restored',
    body: inboxStateRequest,
    data: inboxUnread,
    limit,
    failures: [403],
    handle: async ({ body: { id, read, done }, caller: { userId, tokenHash } }) => {
      if ((read || done) && (await isLocked(pool, { id, userId, tokenHash })))
        throw refusal(403, 'device-too-new');
      await setState(pool, { userId, id, read, done });
      return countUnread(pool, { userId });
    },
  });

  declareRoute(app, 'PUT', inboxPaths.read, {
    summary: 'Mark notifications as read up to an ID, except those that a new device cannot dismiss',
    body: inboxReadRequest,
    data: inboxUnread,
    limit,
    handle: async ({ body: { upTo }, caller: { userId, tokenHash } }) => {
      await readUpTo(pool, { userId, tokenHash, upTo });
      return countUnread(pool, { userId });
    },
  });

  const preferencesOf = async ({ userId }: Caller) => {
    const rows = await listMuted(pool, { userId });
    return { muted: rows.map(({ kind }) => kind) };
  };
  declareRoute(app, 'GET', inboxPaths.preferences, {
    summary: 'List the kinds of notifications that the caller has muted',
    data: inboxPreferences,
    handle: ({ caller }) => preferencesOf(caller),
  });
  declareRoute(app, 'PUT', inboxPaths.preferences, {
    summary: 'Mute or unmute a kind of notifications',
    body: inboxPreferenceRequest,
    data: inboxPreferences,
    limit,
    failures: [403],
    handle: async ({ body: { kind, muted }, caller }) => {
      if (muted && unmutableKinds.includes(kind)) throw refusedField(400, 'kind', 'field-choice');
      if (muted && securityKinds.includes(kind) && (await isOnNewDevice(pool, caller)))
        throw refusal(403, 'device-too-new');
      await (muted ? mute : unmute)(pool, { userId: caller.userId, kind });
      return preferencesOf(caller);
    },
  });
}
