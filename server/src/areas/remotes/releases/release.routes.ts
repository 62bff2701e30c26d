import {
  remotePaths,
  disableRequest,
  promoteRequest,
  publishRequest,
  remotePointer,
  rollbackRequest,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { examinePromote } from './promote-approval';
import { publisherOf } from './publisher-of';
import type { ReleaseStore } from '../store/release-store';
import { ReleaseService } from './release-service';

/** The calls by which a team ships its remote. */
export function releaseRoutes(
  app: FastifyInstance,
  { pool, settings }: Services,
  store: ReleaseStore | null,
): void {
  const service = new ReleaseService(pool, settings.hostAddress, store);
  const shared = { data: remotePointer, takesDeployKey: true } as const;

  declareRoute(app, 'POST', remotePaths.remotePublish, {
    ...shared,
    summary: 'Publish a release after compatibility checks, without promoting it',
    body: publishRequest,
    failures: [409],
    handle: ({ body, request }) => service.publish(publisherOf(request, body.remote), body),
  });
  declareRoute(app, 'POST', remotePaths.remotePromote, {
    ...shared,
    summary: 'Promote a published release, or start a canary with a rule. The gateway must serve it',
    body: promoteRequest,
    failures: [404, 409, 502],
    examine: (call, policy) => examinePromote(pool, call, policy),
    handle: ({ body, request }) => service.promote(publisherOf(request, body.remote), body),
  });
  declareRoute(app, 'POST', remotePaths.remoteRollback, {
    ...shared,
    summary: 'Roll back the canary, or else the live release to the previous one',
    body: rollbackRequest,
    failures: [404, 409],
    handle: ({ body, request }) => service.rollBack(publisherOf(request, body.remote), body),
  });
  declareRoute(app, 'POST', remotePaths.remoteDisable, {
    ...shared,
    summary: 'Disable a remote, until a time or until it is enabled',
    body: disableRequest,
    failures: [404, 409],
    handle: ({ body, request }) => service.disable(publisherOf(request, body.remote), body),
  });
  declareRoute(app, 'POST', remotePaths.remoteEnable, {
    ...shared,
    summary: 'Enable a remote',
    body: rollbackRequest,
    failures: [404, 409],
    handle: ({ body, request }) => service.enable(publisherOf(request, body.remote), body),
  });
}
