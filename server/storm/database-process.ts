import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database';

const run = promisify(execFile);
const AGAIN_AFTER_MS = 50;
const LOST_WITHIN_MS = 5_000;

/** A real PostgreSQL with its files in `dataDir`, which the storm kills, pauses and starts again. */
export async function startDatabaseProcess(dataDir: string) {
  let isLost = false;
  const database = await startEmbeddedDatabase({ dataDir, onLost: () => (isLost = true) });
  const apiRole = new URL(database.apiUrl).username;
  const client = new pg.Client({ connectionString: database.url });
  const { host, port } = client;

  async function serverPid(): Promise<number> {
    const [pid] = (await readFile(`${dataDir}/postgres/postmaster.pid`, 'utf8')).split('\n');
    return Number(pid);
  }

  /** Statements of the owner, past every cable, on a connection of their own. */
  async function withOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
    const owner = new pg.Client({ connectionString: database.url });
    owner.on('error', () => {});
    await owner.connect();
    try {
      return await work(owner);
    } finally {
      await owner.end().catch(() => {});
    }
  }

  /** The server's processes, itself first: so it can start no other. */
  async function everyPid(): Promise<number[]> {
    const server = await serverPid();
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
    const processes = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    return [server, ...processes.filter(([, parent]) => parent === server).map(([pid]) => pid!)];
  }

  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of await everyPid()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended in the meantime.
      }
    }
  };

  async function whenLost(): Promise<void> {
    for (const until = Date.now() + LOST_WITHIN_MS; !isLost && Date.now() < until;)
      await pause(AGAIN_AFTER_MS);
  }

  return {
    url: database.url,
    apiUrl: database.apiUrl,
    apiRole,
    withOwner,
    /** The unix socket on which it listens. */
    socket: `${host}/.s.PGSQL.${port}`,
    async kill(): Promise<void> {
      process.kill(await serverPid(), 'SIGKILL');
      await whenLost();
    },
    /** A fast shutdown. */
    async shutDown(): Promise<void> {
      process.kill(await serverPid(), 'SIGINT');
      await whenLost();
    },
    pause: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    /** Kills a process that serves the API; PostgreSQL then ends all others, and recovers. */
    async crashBackend(): Promise<void> {
      const pid = await withOwner(async (owner) => {
        const { rows } = await owner.query<{ pid: number }>(
          'select pid from pg_stat_activity where usename = $1 order by state_change desc limit 1',
          [apiRole],
        );
        return rows[0]?.pid;
      });
      if (pid === undefined) return;
      process.kill(pid, 'SIGKILL');
      await whenLost();
    },
    endConnections: () =>
      withOwner((owner) =>
        owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [apiRole]),
      ),
    /** @param most how many the API's role may have; -1: any number */
    limitConnections: (most: number) =>
      withOwner((owner) =>
        owner.query(`alter role ${pg.escapeIdentifier(apiRole)} connection limit ${most}`),
      ),
    /** Has it back where it has ended. */
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
