import { apiPaths, deployKeyRequest, deployKeyResponse, deployKeyRevokeRequest } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { authorOf } from '../../../platform/audit/audit.repository';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { issueDeployKey, withdrawDeployKey } from './deploy-keys';

export function deployKeyRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>): void {
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
