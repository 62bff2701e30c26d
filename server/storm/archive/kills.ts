import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { recover } from '../../src/app/recovery/recover';
import { pgbackrest } from '../../src/app/recovery/pgbackrest';
import { withRestoredServer } from '../../src/app/recovery/restored-server';
import { migrateDatabase } from '../../src/platform/database/migrate-database';
import { withPool } from '../../src/platform/database/create-pool';
import { startArchivedServer } from './archived-server';

// pnpm storm:archive [<rounds>]: somebody writes ten times a second until everything is killed at a random moment and the disk of the
// database is gone. What the archive alone brings back may lack a minute at most.
const ROUNDS = Number(process.argv[2] ?? 10);
// As docker/archive/settings says: the last piece of the log takes its time to the archive, too.
const ARCHIVE_TIMEOUT_SECONDS = 50;
const MOST_LOST_SECONDS = 60;
const LONGEST_ROUND_MS = 100_000;
const WRITE_EVERY_MS = 100;
/** Writes the time until it can't, and tells the first and the last that were acknowledged. */
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

async function lostSeconds(forMs: number): Promise<{ lost: number; tookMs: number }> {
  const server = await startArchivedServer(ARCHIVE_TIMEOUT_SECONDS);
  const folder = await mkdtemp(join(tmpdir(), 'brought-back-'));
  await chmod(folder, 0o711);
  try {
    await migrateDatabase({ ownerUrl: server.url, databaseUrl: server.url });
    await withPool(server.url, (pool) => pool.query('create table written (at bigint)'));
    await pgbackrest('backup', '--type=full');
    const written = writeUntilKilled(server.url);
    await pause(forMs);
    await server.kill();
    await rm(`${server.folder}/cluster`, { recursive: true, force: true });
    const { first, last } = await written;
    const began = Date.now();
    const place = `${folder}/cluster`;
    await recover({ until: null, folder: place, ownerUrl: server.url, keyring: null, say: () => {} });
    const tookMs = Date.now() - began;
    const back = await withRestoredServer(place, server.url, (url) =>
      withPool(url, (pool) => pool.query<{ at: number | null }>('select max(at) as at from written')),
    );
    return { lost: (last - (back.rows[0]!.at ?? first)) / 1000, tookMs };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await server.stop();
  }
}

let most = 0;
for (let round = 1; round <= ROUNDS; round++) {
  const forMs = Math.random() * LONGEST_ROUND_MS;
  const { lost, tookMs } = await lostSeconds(forMs);
  most = Math.max(most, lost);
  console.log(
    `Round ${round}: killed after ${(forMs / 1000).toFixed(1)} s, lost ${lost.toFixed(1)} s, back in ${(tookMs / 1000).toFixed(1)} s.`,
  );
}
console.log(`At most ${most.toFixed(1)} s of acknowledged writes were lost in ${ROUNDS} rounds.`);
process.exitCode = most <= MOST_LOST_SECONDS ? 0 : 1;
