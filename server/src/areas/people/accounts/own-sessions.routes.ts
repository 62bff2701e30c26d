import {
  apiPaths,
  devicesSeenRequest,
  ownSessions,
  idResponse,
  sessionEndRequest,
  sessionsEndResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction';
import type { Caller } from '../../../platform/http/caller';
import { declareRoute } from '../../../platform/http/declare-route';
import { missingRow } from '../../../platform/http/http-error';
import { scheduleJob } from '../../../platform/jobs/scheduled-jobs';
import type { Services } from '../../../platform/services';
import { noteAccountEvent } from '../sign-in/account-events';
import { findNewDevices, acknowledgeDevices, removeUnusedDevices } from '../sessions/devices.repository';
import { closeOtherSessions, closeOwnSession, findOwnSessions } from '../sessions/sessions.repository';

/** The calls by which signed-in users list and end their sessions. */
export function ownSessionsRoutes(app: FastifyInstance, { pool, settings }: Services): void {
  scheduleJob(app, 'remove unused devices', () => removeUnusedDevices(pool));

  const sessionsOf = async ({ caller }: { caller: Caller }) => {
    const [sessions, newDevices] = await Promise.all([
      findOwnSessions(pool, caller, settings.session),
      findNewDevices(pool, caller),
    ]);
    return { sessions, newDevices };
  };
  declareRoute(app, 'GET', apiPaths.userSessions, {
    summary: 'List the caller’s sessions and unacknowledged new devices',
    data: ownSessions,
    firstAnswer: sessionsOf,
    handle: sessionsOf,
  });

  declareRoute(app, 'POST', apiPaths.userDevicesSeen, {
    summary: 'Acknowledge new devices',
    body: devicesSeenRequest,
    handle: ({ body: { upTo }, caller: { tokenHash } }) => acknowledgeDevices(pool, { tokenHash, upTo }),
  });

  declareRoute(app, 'POST', apiPaths.userSessionEnd, {
    summary: 'End another session of the caller. 404 if it has already ended',
    body: sessionEndRequest,
    data: idResponse,
    failures: [404],
    handle: ({ body: { id }, caller, request }) =>
      inTransaction(pool, async (transaction) => {
        const { userId, username, tokenHash } = caller;
        if (!(await closeOwnSession(transaction, { id, userId, tokenHash }))) throw missingRow('session', id);
        const user = { id: userId, username };
        await noteAccountEvent(transaction, request, { user, action: 'session-end', isOwnAction: true });
        return { id };
      }),
  });

  declareRoute(app, 'POST', apiPaths.userSessionsEnd, {
    summary: 'End all other sessions of the caller',
    data: sessionsEndResponse,
    handle: ({ caller: { userId, username, tokenHash }, request }) =>
      inTransaction(pool, async (transaction) => {
        const ended = await closeOtherSessions(transaction, { userId, tokenHash });
        const user = { id: userId, username };
        const event = { user, action: 'session-end', isOwnAction: true, ended } as const;
        if (ended > 0) await noteAccountEvent(transaction, request, event);
        return { ended };
      }),
  });
}
