import { apiPaths, routesResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/http/caller';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { grantedTree } from './granted-tree';
import { listNodesWithGrants } from './route-nodes.repository';

export function navigationRoutes(app: FastifyInstance, { pool }: Services): void {
  const routesOf = async ({ caller }: { caller: Caller }) =>
    caller.mustEnrolFactor ? [] : grantedTree(await listNodesWithGrants(pool, caller.roleKey));
  declareRoute(app, 'GET', apiPaths.routes, {
    summary: 'Get the pages that the caller can open, as a tree',
    data: routesResponse,
    firstAnswer: routesOf,
    handle: routesOf,
  });
}
