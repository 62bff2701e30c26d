import { factorPaths } from '@backoffice/contract/factor-values';
import { factorResetRequest } from '@backoffice/contract/factors';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { confirmReset, requestReset } from './factor-resets';

/** The calls by which two administrators reset the second factor of a third user. */
export function factorResetRoutes(app: FastifyInstance, services: Services): void {
  declareRoute(app, 'POST', factorPaths.reset, {
    summary:
      'Request the reset of a user’s second factor. Another administrator must confirm it within a day',
    body: factorResetRequest,
    failures: [404, 409],
    handle: ({ body, caller }) => requestReset(services, caller, body.id),
  });

  declareRoute(app, 'POST', factorPaths.confirmReset, {
    summary: 'Confirm the reset of a user’s second factor, and end their sessions',
    body: factorResetRequest,
    failures: [404, 409],
    handle: ({ body, caller }) => confirmReset(services, caller, body.id),
  });
}
