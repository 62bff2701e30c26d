import {
  apiPaths,
  loadsRequest,
  registryResponse,
  remotesQuery,
  remotesResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../platform/services';
import { declareRoute } from '../../platform/http/declare-route';
import { createRateLimit } from '../../platform/http/rate-limit';
import { longestIdle } from '../people/sessions/sessions.repository';
import { noteHeldReleases } from './held-releases.repository';
import { findHostOffer } from './host-offer.repository';
import { listLiveReleases } from './live-releases.repository';
import { listOverrides } from './overrides.repository';
import { LoadWatch } from './load-watch';
import { readRegistry } from './registry';
import { releasesFor } from './releases-for';
import { remotesUpkeepPlugin } from './remotes-upkeep.plugin';

// A browser reports every few seconds at most; who wants to be heard more often wants something else.
const REPORTS = { calls: 60, seconds: 60 };

export function remoteRoutes(
  app: FastifyInstance,
  { pool, settings, log }: Pick<Services, 'pool' | 'settings' | 'log'>,
): void {
  const reportOnly = settings.remoteIntegrity === 'report-only';
  const limitReports = createRateLimit(REPORTS);
  const watch = new LoadWatch(pool, (remote, release, count) => {
    log.warn({ remote, release, ...count }, 'a release failed too often and was taken back');
  });

  app.register(remotesUpkeepPlugin, { pool, settings });
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.remotes,
    summary: 'The release of each remote that is live for the caller.',
    query: remotesQuery,
    data: remotesResponse,
    handle: async ({ caller, query }) => {
      const [rows, offer, overrides] = [
        await listLiveReleases(pool),
        await findHostOffer(pool),
        await listOverrides(pool, caller.tokenHash),
      ];
      const releases = releasesFor(caller, rows, { offer, reportOnly, overrides });
      const given = releases.filter(({ status }) => status === 'live');
      const held = query.has ?? given.map(({ name, release }) => ({ remote: name, release }));
      await noteHeldReleases(pool, caller.tokenHash, held);
      return releases;
    },
  });
  declareRoute(app, {
    method: 'POST',
    url: apiPaths.remoteLoads,
    summary:
      'How pages of remotes arrived in the caller’s browser. A release that fails too often is taken back.',
    body: loadsRequest,
    data: z.null(),
    handle: async ({ body, caller }) => {
      limitReports(String(caller.userId));
      await watch.take(caller.userId, body.loads);
      return null;
    },
  });
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.remoteRegistry,
    summary: 'All remotes with their releases, who has them, how they arrived, deploy keys and last changes.',
    data: registryResponse,
    takesDeployKey: true,
    handle: ({ request }) => readRegistry(pool, longestIdle(settings.session), request.deployKey?.remote),
  });
}
