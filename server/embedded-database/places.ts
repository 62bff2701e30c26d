import { createHash } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  cp,
  lstat,
  mkdir,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { binariesIn, type Binaries, findBinaries } from './binaries';
import { findDatabaseOwner, type Owner } from './database-owner';
import { EmbeddedDatabaseError } from './embedded-database-error';
import { hasCode } from './has-code';
import { isReachable } from './reachable-folder';

// A unix socket's address holds 108 bytes with its closing zero; "/.s.PGSQL.5432" is put behind the folder.
const SOCKET_FOLDER_MAX = 107 - '/.s.PGSQL.5432'.length;
// Where a data folder goes that PostgreSQL's account can't enter, because it lies under a folder of root alone.
const OUTSIDE = '/var/lib/backoffice';

/** Everything that starting the database needs to know about folders and accounts. */
export interface Places {
  binaries: Binaries;
  owner: Owner | null;
  /** Holds the cluster, the log and the lock of the supervisor. */
  home: string;
  /** The cluster itself. */
  cluster: string;
  /** The folder of the unix socket, open to its owner alone. */
  socket: string;
  log: string;
}

async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `The data folder ${folder} can't be written: make it writable or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** A folder that only PostgreSQL's account can open. */
export async function ensurePrivateFolder(folder: string, owner: Owner | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Moves the home out of a folder that only root can enter, and leaves a link behind that shows where it is. */
async function homeOutside(dataDir: string): Promise<string> {
  const outside = join(OUTSIDE, shortHash(dataDir));
  await ensureWritable(outside);
  const link = join(dataDir, 'postgres-home');
  await symlink(outside, link).catch(async (error: unknown) => {
    if (!hasCode(error, 'EEXIST') || !(await lstat(link)).isSymbolicLink()) throw error;
  });
  return outside;
}

async function reachableBinaries(home: string, owner: Owner): Promise<Binaries> {
  const binaries = findBinaries();
  if (await isReachable(dirname(binaries.postgres), owner)) return binaries;
  const copy = join(home, `programs-${shortHash(await realpath(binaries.root))}`);
  const unfinished = `${copy}.${process.pid}`;
  const exists = await access(copy).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return binariesIn(copy);
}

async function socketFolder(home: string, owner: Owner | null): Promise<string> {
  const inside = join(home, 'socket');
  if (Buffer.byteLength(inside) <= SOCKET_FOLDER_MAX) return inside;
  const account = owner?.uid ?? process.getuid?.() ?? 0;
  return join(tmpdir(), `backoffice-${account}-${shortHash(home)}`);
}

/**
 * Settles where the database of `dataDir` lives and as whom it runs, and makes the folders.
 *
 * @throws EmbeddedDatabaseError when a folder can't be written or entered
 */
export async function settlePlaces(dataDir: string): Promise<Places> {
  await ensureWritable(dataDir);
  const dataFolder = await realpath(dataDir);
  const owner = await findDatabaseOwner();
  const home = owner && !(await isReachable(dataFolder, owner)) ? await homeOutside(dataFolder) : dataFolder;
  if (owner && !(await isReachable(home, owner))) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL does not run as root, and its account "${owner.name}" can't enter ${home}: set DATA_DIR to a folder that it may enter.`,
    );
  }
  const binaries = owner ? await reachableBinaries(home, owner) : findBinaries();
  const socket = await socketFolder(home, owner);
  await ensurePrivateFolder(socket, owner);
  return { binaries, owner, home, cluster: join(home, 'postgres'), socket, log: join(home, 'postgres.log') };
}
