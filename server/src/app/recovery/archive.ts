import { setTimeout as pause } from 'node:timers/promises';
import { explainFailure } from '../../platform/database/database-failure';
import { withPool } from '../../platform/database/create-pool';
import { statement } from '../../platform/database/statement';
import { drill, removeLeftDrills } from './drill';
import { baseBackups, pgbackrest } from './pgbackrest';
import type { RecoverOptions } from './recover';

const BASE_BACKUP_HOUR_UTC = 2;
const BEAT_EVERY_MS = 30_000;
const AGAIN_AFTER_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * An empty write: a quiet database's WAL would otherwise end before the requested minute, and nothing would show that archiving
 * works.
 */
const beat = statement('archive-beat', `select pg_logical_emit_message(true, 'archive', '')`).run;

/** Returns the time at which the last base backup should have begun, in ms. */
function lastNight(now: number): number {
  const today = new Date(now).setUTCHours(BASE_BACKUP_HOUR_UTC, 0, 0, 0);
  return today <= now ? today : today - DAY_MS;
}

/** Creates the archive if needed, a base backup if last night's is missing, and then runs a drill. */
async function keepUp(options: Omit<RecoverOptions, 'until'>): Promise<void> {
  await pgbackrest('stanza-create');
  const newest = (await baseBackups()).at(-1);
  if (newest && newest.getTime() >= lastNight(Date.now())) return;
  options.say('Creating a base backup …');
  await pgbackrest('backup', '--type=full');
  options.say(await drill(options));
}

/** Runs until stopped; reports failures and tries again later. */
export async function archive(options: Omit<RecoverOptions, 'until'>): Promise<never> {
  const { folder, ownerUrl, say } = options;
  await removeLeftDrills(folder);
  let keptUp: Promise<void> | undefined;
  let notBefore = 0;
  for (;;) {
    try {
      await withPool(ownerUrl, (pool) => beat(pool));
      if (Date.now() >= notBefore)
        keptUp ??= keepUp(options)
          .catch((error: unknown) => {
            notBefore = Date.now() + AGAIN_AFTER_MS;
            say(explainFailure(error));
          })
          .finally(() => (keptUp = undefined));
    } catch (error) {
      say(explainFailure(error));
    }
    await pause(BEAT_EVERY_MS);
  }
}
