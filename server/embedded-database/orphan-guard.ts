import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Layout } from './layout';

/**
 * Starts a process that outlives this one and then stops the server, unless another process has taken it over. PostgreSQL itself
 * does not look at what has started it.
 *
 * @param url of a database of the server
 * @param lock held by whoever has the folder
 */
export function startOrphanGuard({ cluster }: Layout, url: string, lock: number): { stop(): void } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stop-orphan.mjs'), cluster], {
    // Not among the arguments, which every user of the machine can see: on Windows the address holds a password.
    env: { ...process.env, ORPHAN_URL: url, ORPHAN_LOCK: String(lock) },
    // Its standard input ends with this process. Ctrl-C at the terminal must not reach it.
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.on('error', () => {});
  child.unref();
  child.stdin.on('error', () => {});
  (child.stdin as typeof child.stdin & { unref(): void }).unref();
  return {
    stop() {
      child.kill();
    },
  };
}
