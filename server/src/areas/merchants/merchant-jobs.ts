import { channelStates } from '@backoffice/contract';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../../platform/encryption/keyring';
import { scheduleCatchUp } from '../../platform/http/catch-up';
import { scheduleJob } from '../../platform/http/scheduled-jobs';
import { noteFindings } from './note-findings';
import { merchantSearchOf } from './merchant-search';

/**
 * Removes changes that no server adds to a count any more. What is newer than any transaction that has begun came from
 * another database by way of a backup, and goes too.
 */
export async function removeOldChanges(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with bounds as (
      select pg_snapshot_xmin(pg_current_snapshot()) as finished, pg_snapshot_xmax(pg_current_snapshot()) as begun
    ),
    removed as (
      delete from merchant_change using bounds
      where (xid < finished and logged_at < now() - interval '1 hour') or xid >= begun
      returning xid, xid < finished as is_ours
    ),
    newest as (select xid from removed where is_ours order by xid desc limit 1)
    update merchant_change_horizon as horizon
    set xid = greatest(case when horizon.xid < begun then horizon.xid end, (select xid from newest), '0')
    from bounds
    where exists (select from newest) or horizon.xid >= begun`);
}

/** What has to be done for merchants now and then. */
export function scheduleMerchantJobs(app: FastifyInstance, pool: pg.Pool, keyring: Keyring): void {
  scheduleCatchUp(app, pool, 'what merchants are found by', (transaction, range) =>
    noteFindings(transaction, keyring, range),
  );
  scheduleJob(app, 'the merchants', () => removeOldChanges(pool));
  app.addHook('onListen', async () => {
    // So that neither the first list nor the first dashboard has to count.
    const search = merchantSearchOf(pool);
    Promise.all([
      search.totals(),
      ...channelStates.map((channelState) => search.totals({ channelState })),
    ]).catch((error: unknown) => app.log.warn({ err: error }, 'counting the merchants failed'));
  });
}
