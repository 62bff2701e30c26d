import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Layout } from './layout';

/**
 * Starts a process that outlives this one and then stops the server, unless another process has taken it over. PostgreSQL
 * itself does not watch the process that started it.
 *
 * @param url of a database of the server
 * @param lock number of the advisory lock that the owner of the folder holds
 */
export function startOrphanGuard({ cluster }: Layout, url: string, lock: number): { stop(): void } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stop-orphan.mjs'), cluster], {
    // In the environment, because every user of the machine can see arguments: on Windows the address contains a password.
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
