import { execFile, spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './embedded-database-error';
import { type Layout, usesPassword } from './layout';
import {
  isAlive,
  isServerOf,
  type Postmaster,
  readPostmaster,
  removeStale,
  removeStaleSocket,
} from './postmaster';

const run = promisify(execFile);
const LOG_MAX_BYTES = 10 * 1024 * 1024;
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 5;
const ATTEMPTS = 5;
const RETRY_AFTER_MS = 100;

/** Returns a free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

async function serverSettings({ socket }: Layout, port?: number): Promise<string[]> {
  const listening = usesPassword
    ? { listen_addresses: '127.0.0.1', port: port ?? (await freePort()) }
    : {
        listen_addresses: '',
        unix_socket_directories: socket,
        unix_socket_permissions: '0700',
        port: 5432,
      };
  const settings = { ...listening, timezone: 'UTC', jit: 'off', shared_buffers: '256MB' };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** @returns a promise that resolves when the server's process has ended */
async function spawnServer(layout: Layout, port?: number): Promise<{ exited: Promise<void> }> {
  const { binaries, owner, log, cluster } = layout;
  const settings = await serverSettings(layout, port);
  const size = (await stat(log).catch(() => null))?.size ?? 0;
  if (size > LOG_MAX_BYTES) await truncate(log);
  if (usesPassword) {
    // pg_ctl drops an administrator's rights, with which postgres.exe refuses to run.
    await run(binaries.pgCtl, ['start', '-w', '-D', cluster, '-l', log, '-o', settings.join(' ')]);
    return { exited: new Promise(() => {}) };
  }
  const output = await open(log, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings], {
    ...(owner && { uid: owner.uid, gid: owner.gid }),
    cwd: cluster,
    env: { ...process.env, LC_ALL: 'C' },
    // In a separate session: Ctrl-C at the terminal must reach the API first, which then stops the server.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  child.unref();
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await output.close();
  return { exited };
}

async function lastComplaint(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  const lines = text.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? 'it said nothing';
}

async function whenReady(cluster: string, isGone: () => boolean): Promise<Postmaster | null> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && !isGone()) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.ready) return postmaster;
    await pause(LOOK_EVERY_MS);
  }
  return null;
}

async function adopt({ cluster, log }: Layout): Promise<Postmaster | null> {
  const found = await readPostmaster(cluster);
  if (!found) return null;
  if (!(await isServerOf(cluster, found.pid))) {
    await removeStale(cluster, found);
    return null;
  }
  const ready = await whenReady(cluster, () => !isAlive(found.pid));
  if (ready || !isAlive(found.pid)) return ready;
  throw new EmbeddedDatabaseError(
    `PostgreSQL (process ${found.pid}) is not ready in ${cluster}: see ${log}.`,
  );
}

/**
 * Returns a running server of this cluster: the one that a killed supervisor left behind, or a new one.
 *
 * @param port for a new server that listens on a port; a free one by default
 * @throws EmbeddedDatabaseError when it does not start
 */
export async function runningServer(layout: Layout, port?: number): Promise<Postmaster> {
  // With two concurrent starts, one finds the other's server at its second attempt; the processes of a killed server need a
  // moment to release their memory.
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const adopted = await adopt(layout);
    if (adopted) return adopted;
    await removeStaleSocket(layout.cluster, layout.socket);
    let isGone = false;
    const { exited } = await spawnServer(layout, port);
    void exited.then(() => (isGone = true));
    const started = await whenReady(layout.cluster, () => isGone);
    if (started) return started;
    await pause(attempt * RETRY_AFTER_MS);
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL did not start in ${layout.cluster}: ${await lastComplaint(layout.log)} (see ${layout.log}).`,
  );
}

/** A fast shutdown: open transactions are rolled back, and a checkpoint is written. */
export async function stopServer({ binaries, cluster }: Layout, pid: number): Promise<void> {
  if (usesPassword) {
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', cluster]);
    return;
  }
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  const until = Date.now() + STOPPED_WITHIN_MS;
  while ((await readPostmaster(cluster)) !== null && isAlive(pid)) {
    if (Date.now() > until)
      throw new EmbeddedDatabaseError(`PostgreSQL (process ${pid}) did not stop in time.`);
    await pause(LOOK_EVERY_MS);
  }
}
