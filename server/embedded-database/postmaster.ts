import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasCode, passOver } from './embedded-database-error';

const run = promisify(execFile);

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** The contents of `postmaster.pid`. */
export type Postmaster = NonNullable<Awaited<ReturnType<typeof readPostmaster>>>;

/** Reads the folder's `postmaster.pid`, whose server may have ended; null when there is no such file. */
export async function readPostmaster(cluster: string) {
  const text = await readFile(pidFile(cluster), 'utf8').catch(passOver('ENOENT'));
  if (text === undefined) return null;
  // Lines by PostgreSQL's miscadmin.h: pid, data folder, start time, port, socket folder, address, shared memory, status.
  const lines = text.split('\n').map((line) => line.trim());
  return {
    pid: Math.abs(Number(lines[0])),
    port: Number(lines[3]),
    socket: lines[4] ?? '',
    ready: lines[7] === 'ready',
    /** The whole text, to detect that the file was replaced. */
    text,
  };
}

/**
 * Returns true when the process is a PostgreSQL server of this folder; a process id may have been reused by another program.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!(pid > 0) || !isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
    return folder === (await realpath(cluster)) && /\/postgres( \(deleted\))?$/.test(program);
  }
  const list =
    process.platform === 'win32'
      ? run('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])
      : run('ps', ['-o', 'command=', '-p', String(pid)]);
  return list.then(({ stdout }) => stdout.includes('postgres')).catch(() => false);
}

/** Removes a stale `postmaster.pid`, unless another process has written its own since. */
export async function removeStale(cluster: string, stale: Postmaster): Promise<void> {
  const aside = `${pidFile(cluster)}.stale-${process.pid}`;
  try {
    await rename(pidFile(cluster), aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === stale.text) await rm(aside);
  else await rename(aside, pidFile(cluster));
}

/**
 * Removes the socket lock of an ended server. PostgreSQL itself does so only when the process id is free, which it is not while
 * a container without an init process keeps the ended one as a zombie.
 */
export async function removeStaleSocket(cluster: string, socket: string): Promise<void> {
  for (const name of await readdir(socket)) {
    if (!name.endsWith('.lock')) continue;
    const lock = join(socket, name);
    const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
    if (!(await isServerOf(cluster, pid))) await rm(lock, { force: true });
  }
}
