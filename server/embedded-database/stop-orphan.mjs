import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

// Run by orphan-guard.ts; plain JavaScript, so that it needs no loader. Its standard input ends when the process that started
// the server has ended.
const TAKEN_OVER_WITHIN_MS = 5_000;
const CONNECT_WITHIN_MS = 1_000;
const ATTEMPTS = 5;
const GONE = new Set(['ENOENT', 'ECONNREFUSED']);

const { ORPHAN_URL: connectionString, ORPHAN_LOCK: lock } = process.env;
const [cluster = ''] = process.argv.slice(2);

/**
 * Returns true when the server runs without a process that holds its lock; only then does its file certainly name its process
 * id.
 */
async function isOrphan() {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [lock]);
      return rows[0].free;
    } catch (error) {
      if (GONE.has(error.code)) return false;
      // The server is recovering, or has no free connection.
      await wait(CONNECT_WITHIN_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

process.stdin.resume();
await once(process.stdin, 'end');
await wait(TAKEN_OVER_WITHIN_MS);
if (await isOrphan()) {
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  // A fast shutdown: open transactions are rolled back.
  process.kill(Number(pidFile.split('\n')[0]), 'SIGINT');
}
process.exit();
