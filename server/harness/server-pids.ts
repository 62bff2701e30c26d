import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Lists the processes of the PostgreSQL server over a data folder. The postmaster is first: once stopped, it cannot start others.
 */
export async function serverPids(data: string): Promise<number[]> {
  const server = Number((await readFile(`${data}/postmaster.pid`, 'utf8')).split('\n')[0]);
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [server, ...processes.filter(([, parent]) => parent === server).map(([pid]) => pid!)];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}
