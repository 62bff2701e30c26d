import {
  remotePaths,
  modulesQuery,
  modulesResponse,
  problemsQuery,
  problemsRequest,
  problemsResponse,
  stackQuery,
  stackResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { declareRoute } from '../../../platform/http/declare-route';
import { missingRow } from '../../../platform/http/http-error';
import { scheduleJob } from '../../../platform/jobs/scheduled-jobs';
import type { Services } from '../../../platform/services';
import type { LoadWatch } from '../loads/load-watch';
import type { ReleaseStore } from '../store/release-store';
import { otlpProblems } from './otlp-problems';
import { ProblemService } from './problem-service';
import { findProblemFrames, removeOldProblems } from './problems.repository';
import { ReadableStacks } from './readable-stack';
import { ReleaseScripts } from './release-scripts';
import { listSharedModules } from './shared-modules';
import { removeOldVitals } from './vitals.repository';

/** The calls that report what breaks in browsers, and that show it. */
export function problemRoutes(
  app: FastifyInstance,
  services: Services,
  watch: LoadWatch,
  store: ReleaseStore | null,
): void {
  const { pool, settings } = services;
  const service = new ProblemService(pool, new ReleaseScripts(store));
  const stacks = new ReadableStacks(store);
  const forward = otlpProblems(app, settings);
  const counter = new Counter({
    name: 'remote_problems_total',
    help: 'Total number of errors of pages in browsers, by remote and release; those of the host as mfe-host.',
    labelNames: ['remote', 'release'],
    registers: [app.metrics],
  });
  const limitOfAddress = createRateLimit('problemReportsPerAddress');
  const limitOfUser = createRateLimit('problemReportsPerUser');

  scheduleJob(app, 'the problems of pages', async () => {
    await removeOldProblems(pool);
    await removeOldVitals(pool);
  });

  declareRoute(app, 'POST', remotePaths.remoteProblems, {
    summary:
      'Report errors and speed of pages from the browser. A release that fails for too many users is rolled back once',
    body: problemsRequest,
    limit: (call) => {
      limitOfUser(call);
      limitOfAddress({ caller: null, ip: call.ip });
    },
    handle: async ({ body, caller }) => {
      const recorded = await service.record(caller, body);
      for (const { remote, release, times } of recorded.problems) counter.inc({ remote, release }, times);
      forward(recorded);
      const failing = recorded.problems.filter(({ isFailure }) => isFailure);
      for (const remote of new Set(failing.map((problem) => problem.remote))) await watch.judge(remote);
    },
  });
  declareRoute(app, 'GET', remotePaths.remoteProblems, {
    summary: 'List errors of pages in the last seven days, and the speed of pages by release',
    query: problemsQuery,
    data: problemsResponse,
    handle: ({ query }) => service.list(query),
  });
  declareRoute(app, 'GET', remotePaths.problemStack, {
    summary: 'Get the stack of an error with its positions in the sources',
    query: stackQuery,
    data: stackResponse,
    failures: [404],
    handle: async ({ query: { id } }) => {
      const found = await findProblemFrames(pool, { id });
      if (!found) throw missingRow('remote', String(id));
      return { frames: await stacks.read(found.frames) };
    },
  });
  declareRoute(app, 'GET', remotePaths.remoteModules, {
    summary: 'List the shared modules of a release with the copy that it gets',
    query: modulesQuery,
    data: modulesResponse,
    failures: [404],
    handle: ({ query }) => listSharedModules(pool, query),
  });
}
