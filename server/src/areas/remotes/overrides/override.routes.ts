import { remotePaths, overrideEndRequest, overrideRequest } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../../platform/services';
import { scheduleJob } from '../../../platform/jobs/scheduled-jobs';
import { declareRoute } from '../../../platform/http/declare-route';
import { OverrideService } from './override-service';

/** The calls by which developers preview their remote in a running product, each in their own session. */
export function overrideRoutes(app: FastifyInstance, { pool, settings }: Services): void {
  const service = new OverrideService(pool, settings);
  scheduleJob(app, 'close ended overrides', () => service.closeEnded());

  declareRoute(app, 'POST', remotePaths.remoteOverride, {
    summary: 'Preview a release or a development server in the caller’s session',
    body: overrideRequest,
    data: z.object({ until: z.string(), origin: z.optional(z.string()), pass: z.optional(z.string()) }),
    failures: [404],
    handle: ({ body, caller }) => service.start(caller, body),
  });
  declareRoute(app, 'POST', remotePaths.remoteOverrideEnd, {
    summary: 'End the preview of a release',
    body: overrideEndRequest,
    handle: ({ body, caller }) => service.end(caller, body),
  });
}
