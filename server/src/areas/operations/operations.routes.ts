import { apiPaths } from '@backoffice/contract';
import { type OperationsStatus, operationsStatus } from '@backoffice/contract/operations';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readDatabaseFigures } from '../../platform/observing/database-gauges';
import { declareRoute } from '../../platform/http/declare-route';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import type { Services } from '../../platform/services';
import { alarmsOf } from './alarms';
import { ApiProcess } from './api-process';
import { countLately, listProcesses, listReplicas, removeOldProcesses } from './api-processes.repository';
import {
  lastDrill,
  listHeadDestinations,
  listFailedLoads,
  listLogMonths,
  listRemotes,
  readArchive,
  readServer,
} from './operations.repository';

/** The time in ms between reads of the database by each process, regardless of the number of calls. */
const REMEMBERED_MS = 10_000;

async function readStatus({ pool, settings }: Services): Promise<OperationsStatus> {
  const figures = await readDatabaseFigures(pool);
  const { at, used, most, retentionMonths, ...server } = await readServer(pool);
  const { hasWholeDrill, ...archive } = await readArchive(pool);
  const counts = await countLately(pool);
  const processes = await listProcesses(pool);
  const replicas = await listReplicas(pool);
  const failedLoads = await listFailedLoads(pool);
  const { answered, failed, refused, refusedPasswords } = counts;
  const { exportsWaiting, exportsRunning, bulkRunning, oldestExport, oldestBulk, unreadLines } = figures;
  return {
    at,
    alarms: alarmsOf({
      now: Date.parse(at) / 1000,
      figures,
      certificateEnd: settings.certificate?.endsAt() ?? null,
      counts,
      failedLoads,
      replicas,
      processes,
    }),
    archive: {
      ...archive,
      newest: archive.isOn && hasWholeDrill ? archive.lastArchivedAt : null,
      drill: await lastDrill(pool),
    },
    database: {
      ...server,
      connections: { used, most },
      isPooled: settings.poolerUrl !== null,
      replicas,
    },
    logs: { retentionMonths, months: await listLogMonths(pool) },
    auditHeads: { places: await listHeadDestinations(pool) },
    processes,
    calls: { answered, failed, refused, refusedPasswords },
    work: { exportsWaiting, exportsRunning, bulkRunning, oldestExport, oldestBulk, unreadLines },
    remotes: await listRemotes(pool),
  };
}

/**
 * The call for the status of the installation. Each process reports through the database, so that all of them return the same
 * answer.
 */
export function operationsRoutes(app: FastifyInstance, services: Services): void {
  const { pool, reads, settings } = services;
  const self = new ApiProcess({ db: pool, registry: app.metrics, reads, release: settings.release });
  const remembered = new LRUCache<'status', OperationsStatus>({
    max: 1,
    ttl: REMEMBERED_MS,
    // Concurrent calls share one read.
    fetchMethod: async () => {
      await self.report();
      return readStatus(services);
    },
  });

  scheduleJob(app, 'report process status', async () => {
    await self.report();
    await removeOldProcesses(pool);
  });
  // While the database is away the process cannot report its end, and expires.
  app.addHook('onClose', () => self.end().catch(() => {}));

  declareRoute(app, 'GET', apiPaths.operations, {
    summary: 'Get installation status: alerts, recoverable range and running jobs',
    data: operationsStatus,
    handle: () => remembered.forceFetch('status'),
  });
}
