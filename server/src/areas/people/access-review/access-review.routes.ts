import {
  accessListRequest,
  accessListResponse,
  apiPaths,
  idResponse,
  sessionEndRequest,
  sessionsEndRequest,
  sessionsEndResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction } from '../../../platform/database/transaction';
import { declareRoute } from '../../../platform/http/declare-route';
import { missingRow } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { refuseUserBeyondOwn } from '../roles/within-own';
import { endOtherSessions, endSession, listAccess } from './access-review.repository';

export function accessReviewRoutes(app: FastifyInstance, { pool, settings }: Services): void {
  declareRoute(app, 'POST', apiPaths.accessList, {
    summary: 'List users with role, last sign-in and sessions',
    body: accessListRequest,
    data: accessListResponse,
    handle: ({ body, caller: { tokenHash } }) =>
      listAccess(pool, body, { tokenHash, limits: settings.session }),
  });

  declareRoute(app, 'POST', apiPaths.sessionEnd, {
    summary: 'End a session of a user. 404 if it has already ended',
    body: sessionEndRequest,
    data: idResponse,
    failures: [404],
    handle: ({ body: { id }, caller }) =>
      inTransaction(pool, async (transaction) => {
        const user = await endSession(transaction, { id });
        if (!user) throw missingRow('session', id);
        await refuseUserBeyondOwn(transaction, caller, user);
        await insertAuditEntry(transaction, {
          author: caller,
          subject: 'account',
          subjectId: user.id,
          subjectName: user.username,
          action: 'session-end',
          changes: [],
        });
        return { id };
      }),
  });

  declareRoute(app, 'POST', apiPaths.sessionsEnd, {
    summary: 'End all sessions of a user, for oneself all but the current one',
    body: sessionsEndRequest,
    data: sessionsEndResponse,
    failures: [404],
    handle: ({ body: { userId }, caller }) =>
      inTransaction(pool, async (transaction) => {
        const user = await endOtherSessions(transaction, { userId, ownTokenHash: caller.tokenHash });
        if (!user) throw missingRow('user', userId);
        await refuseUserBeyondOwn(transaction, caller, user, 'userId');
        const { ended } = user;
        await insertAuditEntry(transaction, {
          author: caller,
          subject: 'account',
          subjectId: user.id,
          subjectName: user.username,
          action: 'session-end',
          changes: [{ field: 'sessions', from: ended, to: null }],
        });
        return { ended };
      }),
  });
}
