import { remotePaths, remotePointer, retireRequest } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { revokeKeysOf } from '../deploy-keys/deploy-keys.repository';
import { changePointer, retired } from '../releases/pointer';
import { refuseForeign } from '../releases/refuse-foreign';
import { refuseHost } from '../releases/refuse-publication';

/** The call that takes a remote from all users. Its releases stay, so that a rollback brings it back. */
export function retireRoutes(app: FastifyInstance, { pool }: Services): void {
  declareRoute(app, 'POST', remotePaths.remoteRetire, {
    summary: 'Retire a remote: take it from all users and revoke its deploy keys. A rollback brings it back',
    body: retireRequest,
    data: remotePointer,
    failures: [404, 409],
    handle: async ({ body: { reason, ...request }, caller }) => {
      refuseHost(request);
      return changePointer(pool, {
        ...request,
        author: caller,
        action: 'retire',
        next: retired,
        alongside: async (transaction) => {
          await refuseForeign(transaction, caller, request.remote);
          await revokeKeysOf(transaction, request);
          return [{ field: 'reason', from: null, to: reason }];
        },
      });
    },
  });
}
