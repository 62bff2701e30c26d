import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error';

export interface Owner {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Returns the account for PostgreSQL, which refuses to run as root: `postgres`, or `nobody` when there is none.
 *
 * @returns null when this process is not root, so that PostgreSQL can run as the same user
 */
export async function findDatabaseOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const passwd = await readFile('/etc/passwd', 'utf8');
  const accounts = new Map(passwd.split('\n').map((line) => [line.split(':')[0], line.split(':')]));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.get(name);
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" on this machine.',
  );
}

/** Returns true when `owner` may search `folder` and every folder above it, by their mode bits. */
export async function isReachable(folder: string, owner: Owner): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const search = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  if ((mode & search) === 0) return false;
  const above = dirname(folder);
  return above === folder || isReachable(above, owner);
}
