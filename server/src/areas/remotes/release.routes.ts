import {
  apiPaths,
  deployKeyRequest,
  deployKeyResponse,
  deployKeyRevokeRequest,
  disableRequest,
  promoteRequest,
  publishRequest,
  remotePointer,
  rollbackRequest,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../platform/services';
import { authorOf } from '../../platform/audit/audit.repository';
import { declareRoute } from '../../platform/http/declare-route';
import { issueDeployKey, withdrawDeployKey } from './deploy-keys';
import { publisherOf } from './publisher';
import { ReleaseService } from './release-service';

/** The calls by which a team ships its remote. */
export function releaseRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>): void {
  const service = new ReleaseService(pool);
  const shared = { method: 'POST', data: remotePointer, takesDeployKey: true } as const;

  declareRoute(app, {
    ...shared,
    url: apiPaths.remotePublish,
    summary:
      'Makes a release known: one that fits, and takes nothing that is another remote’s. Nobody gets it yet.',
    body: publishRequest,
    failures: [409],
    handle: ({ body, request }) => service.publish(publisherOf(request, body.remote), body),
  });
  declareRoute(app, {
    ...shared,
    url: apiPaths.remotePromote,
    summary: 'Makes a published release the live one, or with a rule a canary.',
    body: promoteRequest,
    failures: [404, 409],
    handle: ({ body, request }) => service.promote(publisherOf(request, body.remote), body),
  });
  declareRoute(app, {
    ...shared,
    url: apiPaths.remoteRollback,
    summary: 'Takes the canary back where there is one, else the live release for the previous one.',
    body: rollbackRequest,
    failures: [404, 409],
    handle: ({ body, request }) => service.rollBack(publisherOf(request, body.remote), body),
  });
  declareRoute(app, {
    ...shared,
    url: apiPaths.remoteDisable,
    summary: 'Nobody gets the remote any more, until a time or until it is enabled.',
    body: disableRequest,
    failures: [404, 409],
    handle: ({ body, request }) => service.disable(publisherOf(request, body.remote), body),
  });
  declareRoute(app, {
    ...shared,
    url: apiPaths.remoteEnable,
    summary: 'A disabled remote is there again.',
    body: rollbackRequest,
    failures: [404, 409],
    handle: ({ body, request }) => service.enable(publisherOf(request, body.remote), body),
  });
  declareRoute(app, {
    method: 'POST',
    url: apiPaths.deployKeys,
    summary: 'A key that ships one remote. It is shown in this answer and never again.',
    body: deployKeyRequest,
    data: deployKeyResponse,
    handle: ({ body, caller, request }) => issueDeployKey(pool, authorOf(caller, request), body),
  });
  declareRoute(app, {
    method: 'POST',
    url: apiPaths.deployKeyRevoke,
    summary: 'A deploy key works no more.',
    body: deployKeyRevokeRequest,
    data: z.object({ id: z.int() }),
    failures: [404],
    handle: ({ body, caller, request }) => withdrawDeployKey(pool, authorOf(caller, request), body.id),
  });
}
