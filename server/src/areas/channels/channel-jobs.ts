import { keyAges } from '@backoffice/contract';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../../platform/encryption/keyring';
import { scheduleCatchUp } from '../../platform/jobs/catch-up';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import { bornBefore } from '../../platform/key-pairs/key-times';
import { removeOldChanges } from '../../platform/list-search/change-log';
import { noteFormerKeys } from './channel-finding.repository';
import { noteKeyTails } from './note-key-tails';
import { channelSearchOf } from './channel-search';

/** Schedules the recurring jobs for channels. */
export function scheduleChannelJobs(app: FastifyInstance, pool: pg.Pool, keyring: Keyring): void {
  scheduleCatchUp(app, pool, 'former keys of channels', noteFormerKeys);
  scheduleCatchUp(app, pool, "tails of channels' keys", (transaction, range) =>
    noteKeyTails(transaction, keyring, range),
  );
  scheduleJob(app, 'remove old channel changes', () => removeOldChanges(pool, 'channel'));
  app.addHook('onListen', async () => {
    // Counts ahead for the first list and dashboard, and sets the landmarks of pages deep in an order.
    const search = channelSearchOf(pool);
    Promise.all([search.totals({}), ...keyAges.map((age) => search.totals({ keysBefore: bornBefore(age) }))])
      .then(() => search.findOrders())
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not count channels'));
  });
}
