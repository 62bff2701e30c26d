import {
  apiPaths,
  remotePaths,
  HOST,
  loadsRequest,
  registryResponse,
  remotesQuery,
  remotesResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type * as z from 'zod/mini';
import { nullIfStorageUnavailable } from '../../platform/database/database-failure';
import type { Caller } from '../../platform/http/caller';
import { declareRoute } from '../../platform/http/declare-route';
import { createRateLimit } from '../../platform/admission/rate-limit';
import type { Services } from '../../platform/services';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import { longestIdle } from '../people/sessions/session-limits';
import { listLiveReleases, noteHeldReleases } from './live/live-releases.repository';
import { releasesFor } from './live/releases-for';
import { LoadWatch } from './loads/load-watch';
import { removeOldLoads } from './loads/loads.repository';
import { problemRoutes } from './problems/problem.routes';
import { listOverrides } from './overrides/overrides.repository';
import { advanceRamps } from './ramps/advance-ramps';
import { readRegistry } from './registry/registry';
import { listDemoRoutes, listManifestsOfPage } from './releases/manifests.repository';
import { findHostOffer } from './releases/host-releases.repository';
import { releaseRoutes } from './releases/release.routes';
import { removeUnusedReleases } from './releases/remove-unused-releases';
import { writeHostPointer } from './releases/write-host-pointer';
import { createReleaseStore } from './store/create-release-store';
import { releaseUploadRoutes } from './uploads/release-upload.routes';

export function remoteRoutes(app: FastifyInstance, services: Services): void {
  const { pool, settings, log } = services;
  const { session, remoteIntegrity } = settings;
  const reportOnly = remoteIntegrity === 'report-only';
  const loads = new Counter({
    name: 'remote_loads_total',
    help: 'Total number of remote page loads in browsers, by remote, release and outcome (ok, failed).',
    labelNames: ['remote', 'release', 'outcome'],
    registers: [app.metrics],
  });
  const watch = new LoadWatch(
    pool,
    (load) => loads.inc(load),
    (remote, release, count) => {
      log.warn({ remote, release, ...count }, 'release rolled back after too many failed loads');
    },
  );

  scheduleJob(app, 'the remotes', () => removeOldLoads(pool));
  scheduleJob(app, 'canary ramps', () => advanceRamps(pool));
  const store = createReleaseStore(settings);
  if (store) {
    scheduleJob(app, 'the release store', () => removeUnusedReleases(pool, store, session));
    scheduleJob(app, 'the pointer of the host', () => writeHostPointer(pool, store));
  }

  async function releasesOf(caller: Caller, { page, has, host }: z.output<typeof remotesQuery>) {
    const [known, offer, overrides, manifests, demoRoutes] = [
      await listLiveReleases(pool),
      await findHostOffer(pool, host),
      await listOverrides(pool, { tokenHash: caller.tokenHash }),
      page ? await listManifestsOfPage(pool, { page }) : [],
      page && settings.demoData ? await listDemoRoutes(pool) : [],
    ];
    // A page that names no host runs one to which no release is announced.
    const rows = host ? known : known.filter(({ remote }) => remote !== HOST);
    const { devOriginsKey } = settings;
    const parts = { manifests, demoRoutes };
    const releases = releasesFor(caller, rows, { offer, reportOnly, overrides, devOriginsKey, ...parts });
    const running = releases.filter(({ status, name }) => status === 'live' && name !== HOST);
    const remotes = has ?? running.map(({ name, release }) => ({ remote: name, release }));
    const held = host ? [...remotes, { remote: HOST, release: host }] : remotes;
    // A session's overrides do not count as releases that the server has given.
    const given = running.filter(({ override }) => !override);
    await noteHeldReleases(pool, caller.tokenHash, held, given).catch(nullIfStorageUnavailable);
    // A series at 0 lets Prometheus see the first failure as growth.
    for (const { name: remote, release } of given) loads.inc({ remote, release, outcome: 'failed' }, 0);
    return releases;
  }

  declareRoute(app, 'GET', apiPaths.remotes, {
    summary: 'Get the live release of each remote for the caller',
    query: remotesQuery,
    data: remotesResponse,
    firstAnswer: ({ caller, ...shown }) => (caller.mustEnrolFactor ? [] : releasesOf(caller, shown)),
    handle: ({ caller, query }) => (caller.mustEnrolFactor ? [] : releasesOf(caller, query)),
  });
  declareRoute(app, 'POST', remotePaths.remoteLoads, {
    summary:
      'Report remote loads from the browser. A release that fails for too many users is rolled back once',
    body: loadsRequest,
    limit: createRateLimit('remoteLoadReportsPerUser'),
    handle: ({ body, caller }) => watch.record(caller, body.loads),
  });
  problemRoutes(app, services, watch, store);
  releaseRoutes(app, services, store);
  releaseUploadRoutes(app, services, store);
  declareRoute(app, 'GET', remotePaths.remoteRegistry, {
    summary: 'List remotes with releases, usage, load results, deploy keys and recent changes',
    data: registryResponse,
    takesDeployKey: true,
    handle: ({ request }) => readRegistry(pool, longestIdle(session), request.deployKey?.remote),
  });
}
