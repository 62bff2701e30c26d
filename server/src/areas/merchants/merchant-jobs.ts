import { channelStateFilters } from '@backoffice/contract';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../../platform/encryption/keyring';
import { scheduleCatchUp } from '../../platform/jobs/catch-up';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import { removeOldChanges } from '../../platform/list-search/change-log';
import { noteKeyMarks } from './merchant-key-marks';
import { noteFindings } from './note-findings';
import { merchantSearchOf } from './merchant-search';

/** Schedules the recurring jobs for merchants. */
export function scheduleMerchantJobs(app: FastifyInstance, pool: pg.Pool, keyring: Keyring): void {
  scheduleCatchUp(app, pool, 'what merchants are found by', (transaction, range) =>
    noteFindings(transaction, keyring, range),
  );
  scheduleCatchUp(app, pool, "marks of merchants' keys", (transaction, range) =>
    noteKeyMarks(transaction, keyring, range),
  );
  scheduleJob(app, 'remove old merchant changes', () => removeOldChanges(pool, 'merchant'));
  app.addHook('onListen', async () => {
    // Counts ahead for the first list and dashboard, and sets the landmarks of pages deep in an order.
    const search = merchantSearchOf(pool);
    Promise.all([
      search.totals({}),
      ...channelStateFilters.map((channelState) => search.totals({ channelState })),
    ])
      .then(() => search.findOrders())
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not count merchants'));
  });
}
