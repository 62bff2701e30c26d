import {
  remotePaths,
  deployKeyRequest,
  deployKeyResponse,
  deployKeyRevokeRequest,
  idResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { issueDeployKey, withdrawDeployKey } from './deploy-keys';

export function deployKeyRoutes(app: FastifyInstance, { pool }: Services): void {
  declareRoute(app, 'POST', remotePaths.deployKeys, {
    summary: 'Create a deploy key. The secret is returned once',
    body: deployKeyRequest,
    data: deployKeyResponse,
    handle: ({ body, caller }) => issueDeployKey(pool, caller, body),
  });
  declareRoute(app, 'POST', remotePaths.deployKeyRevoke, {
    summary: 'Revoke a deploy key',
    body: deployKeyRevokeRequest,
    data: idResponse,
    failures: [404],
    handle: ({ body, caller }) => withdrawDeployKey(pool, caller, body.id),
  });
}
