import { listLayoutPath, listLayoutRequest } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../../../platform/http/declare-route';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import type { Services } from '../../../platform/services';
import { writeListLayout } from './list-layouts.repository';

/** The call by which signed-in users save the columns of their lists; `GET /user/info` returns them. */
export function listLayoutRoutes(app: FastifyInstance, { pool }: Services): void {
  declareRoute(app, 'PUT', listLayoutPath, {
    summary: 'Save column settings of a list: order, visibility, pinning and widths',
    body: listLayoutRequest,
    limit: createRateLimit('layoutChangesPerUser'),
    handle: ({ body, caller: { userId } }) => writeListLayout(pool, { userId, ...body }),
  });
}
