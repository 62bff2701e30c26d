import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Windows has no unix sockets that Node's driver could use: loopback with a password instead. */
export const usesPassword = process.platform === 'win32';

/** Where the password lies on Windows. */
export function passwordFile(home: string): string {
  return join(home, 'postgres-password');
}

/**
 * The address of a database of the embedded server.
 *
 * @param at the folder and port as `postmaster.pid` states them
 */
export async function databaseUrl(
  home: string,
  at: { socket: string; port: number },
  database: string,
): Promise<string> {
  if (!usesPassword) {
    return `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(at.socket)}&port=${at.port}`;
  }
  const password = await readFile(passwordFile(home), 'utf8');
  return `postgresql://postgres:${password}@127.0.0.1:${at.port}/${database}`;
}
