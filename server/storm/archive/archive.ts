import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startInstallation } from '../../harness/installation';
import { signalAll } from '../../harness/server-pids';
import { pgbackrest } from '../../src/app/recovery/pgbackrest';
import { recover } from '../../src/app/recovery/recover';
import { withRestoredServer } from '../../src/app/recovery/restored-server';
import { withPool } from '../../src/platform/database/create-pool';
import { migrateDatabase } from '../../src/platform/database/migrate-database';
import type { Scenario } from '../scenario';
import { startArchivedServer } from './archived-server';

// As in docker/archive/settings. Archiving the last segment of the log takes time, too.
const ARCHIVE_TIMEOUT_SECONDS = 50;
const MAX_LOST_SECONDS = 60;
const LONGEST_ROUND_MS = 100_000;
const WRITE_EVERY_MS = 100;

/** Writes the time until the server is killed, and returns the first and the last acknowledged ones. */
async function writeUntilKilled(url: string): Promise<{ first: number; last: number }> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const first = Date.now();
  let last = first;
  try {
    for (;;) {
      const at = Date.now();
      await client.query('insert into written values ($1)', [at]);
      last = at;
      await pause(WRITE_EVERY_MS);
    }
  } catch {
    return { first, last };
  }
}

const start = () =>
  startInstallation({ apis: 0, startDatabase: () => startArchivedServer(ARCHIVE_TIMEOUT_SECONDS) });

async function lostSeconds({ ask, database, folder }: Awaited<ReturnType<typeof start>>, forMs: number) {
  const { primary, url } = database;
  await migrateDatabase({ ownerUrl: url, databaseUrl: url });
  await ask('create table written (at bigint)');
  await pgbackrest('backup', '--type=full');
  const written = writeUntilKilled(url);
  await pause(forMs);
  // Like a power failure: nothing more is written, all processes end, and the disk is lost.
  signalAll(await primary.pids(), 'SIGKILL');
  await rm(primary.data, { recursive: true, force: true });
  const { first, last } = await written;
  const began = Date.now();
  const restored = `${folder}/restored`;
  await recover({ until: null, folder: restored, ownerUrl: url, keys: null, say: () => {} });
  const tookMs = Date.now() - began;
  const back = await withRestoredServer(restored, url, (restoredUrl) =>
    withPool(restoredUrl, (pool) => pool.query<{ at: number | null }>('select max(at) as at from written')),
  );
  return { lost: (last - (back.rows[0]!.at ?? first)) / 1000, tookMs };
}

/** A database loses its disk at a random moment. A recovery from the archive may lack at most a minute. */
export const archive: Scenario = {
  rounds: 10,
  async play({ complain, say, within }, { rounds }) {
    let maxLost = 0;
    for (let round = 1; round <= rounds; round++) {
      const forMs = Math.random() * LONGEST_ROUND_MS;
      const { lost, tookMs } = await within(start, (installation) => lostSeconds(installation, forMs));
      maxLost = Math.max(maxLost, lost);
      say(
        `Round ${round}: killed after ${(forMs / 1000).toFixed(1)} s, lost ${lost.toFixed(1)} s, back in ${(tookMs / 1000).toFixed(1)} s.`,
      );
    }
    const summary = `At most ${maxLost.toFixed(1)} s of acknowledged writes were lost in ${rounds} rounds.`;
    if (maxLost > MAX_LOST_SECONDS) complain(summary);
    else say(summary);
  },
};
