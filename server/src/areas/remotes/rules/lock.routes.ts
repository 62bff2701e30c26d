import { ALL_REMOTES, remotePaths, lockRequest, registryResponse, unlockRequest } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction';
import { declareRoute } from '../../../platform/http/declare-route';
import { refusal } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { longestIdle } from '../../people/sessions/session-limits';
import { readRegistry } from '../registry/registry';
import { auditRemote } from '../releases/pointer';
import { findPointer } from '../releases/pointer.repository';
import { removeLock, saveLock } from '../releases/locks.repository';

/** The calls by which users stop promotions for a while, such as at the end of a month. */
export function lockRoutes(app: FastifyInstance, { pool, settings }: Services): void {
  const registry = () => readRegistry(pool, longestIdle(settings.session));

  declareRoute(app, 'POST', remotePaths.remoteLock, {
    summary:
      'Lock the promotion of one remote or of all, with a reason. Rolling back and disabling stay possible',
    body: lockRequest,
    data: registryResponse,
    failures: [404],
    handle: async ({ body: { remote = ALL_REMOTES, reason, until = null }, caller }) => {
      if (until && Date.parse(until) <= Date.now()) throw refusal(400, 'end-passed');
      if (remote !== ALL_REMOTES && !(await findPointer(pool, { remote })))
        throw refusal(404, 'remote-unknown', { remote });
      await inTransaction(pool, async (transaction) => {
        await saveLock(transaction, { remote, reason, until, by: caller.username });
        const changes = [
          { field: 'lock', from: null, to: reason },
          ...(until ? [{ field: 'lockedUntil', from: null, to: until }] : []),
        ];
        await auditRemote(transaction, { remote, author: caller, action: 'lock', changes });
      });
      return registry();
    },
  });

  declareRoute(app, 'POST', remotePaths.remoteUnlock, {
    summary: 'End a lock of one remote or of all',
    body: unlockRequest,
    data: registryResponse,
    handle: async ({ body: { remote = ALL_REMOTES }, caller }) => {
      await inTransaction(pool, async (transaction) => {
        const removed = await removeLock(transaction, { remote });
        const changes = [{ field: 'lock', from: removed?.reason ?? null, to: null }];
        if (removed) await auditRemote(transaction, { remote, author: caller, action: 'unlock', changes });
      });
      return registry();
    },
  });
}
