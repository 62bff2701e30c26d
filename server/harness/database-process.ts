import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database';
import { withLongConnection } from '../src/platform/database/long-connection';
import { serverPids, signalAll } from './server-pids';
import { until } from './until';

const AGAIN_AFTER_MS = 50;
const LOST_WITHIN_MS = 5_000;

/** Starts an embedded PostgreSQL over `dataDir` that can be killed, paused and restarted. */
export async function startDatabaseProcess(dataDir: string) {
  let isLost = false;
  const database = await startEmbeddedDatabase({ dataDir, onLost: () => (isLost = true) });
  const apiRole = new URL(database.apiUrl).username;
  const { host, port } = new pg.Client({ connectionString: database.url });
  const pids = () => serverPids(`${dataDir}/postgres`);
  const run = (sql: string, values?: unknown[]) =>
    withLongConnection(database.url, 'harness', (owner) => owner.query<{ pid: number }>(sql, values));

  /** @param pid a process whose end ends the whole server */
  async function lose(pid: number | undefined, signal: NodeJS.Signals): Promise<void> {
    if (pid === undefined) return;
    process.kill(pid, signal);
    await until(() => isLost, { everyMs: AGAIN_AFTER_MS, withinMs: LOST_WITHIN_MS });
  }

  return {
    url: database.url,
    apiUrl: database.apiUrl,
    apiRole,
    /** The Unix socket on which it listens. */
    socket: `${host}/.s.PGSQL.${port}`,
    kill: async () => lose((await pids())[0], 'SIGKILL'),
    /** A fast shutdown. */
    shutDown: async () => lose((await pids())[0], 'SIGINT'),
    pause: async () => signalAll(await pids(), 'SIGSTOP'),
    goOn: async () => signalAll(await pids(), 'SIGCONT'),
    /** Kills a backend of the API. PostgreSQL then ends all others, and recovers. */
    async crashBackend(): Promise<void> {
      const { rows } = await run(
        'select pid from pg_stat_activity where usename = $1 order by state_change desc limit 1',
        [apiRole],
      );
      await lose(rows[0]?.pid, 'SIGKILL');
    },
    endConnections: () =>
      run('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [apiRole]),
    /** @param most the connection limit of the API's role; -1 for none */
    limitConnections: (max: number) =>
      run(`alter role ${pg.escapeIdentifier(apiRole)} connection limit ${max}`),
    /** Restarts it if it has ended. */
    async recover(): Promise<void> {
      while (isLost) {
        isLost = false;
        await database.recover().catch(async () => {
          isLost = true;
          await pause(AGAIN_AFTER_MS);
        });
      }
    },
    stop: () => database.stop(),
  };
}
