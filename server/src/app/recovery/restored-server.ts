import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withLongConnection } from '../../platform/database/long-connection';
import { asDatabaseAccount, pgbackrest, RecoveryError } from './pgbackrest';

const run = promisify(execFile);
// The location in Debian's packages and PostgreSQL's own images.
const PROGRAMS = '/usr/lib/postgresql';
const REPLAYED_WITHIN_MS = 24 * 60 * 60_000;
const POLL_EVERY_MS = 100;
// The server starts, replays the WAL, or stops.
const NOT_YET = '57P03';

/** @throws {RecoveryError} when the folder is not empty: nothing is overwritten */
export async function ensureEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0)
    throw new RecoveryError(`${folder} is not empty: choose a new folder. Nothing was changed.`);
}

async function giveAway(folder: string): Promise<void> {
  const { uid, gid } = await asDatabaseAccount();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

/**
 * Restores the files of a base backup into `folder`; a server that starts on it replays the WAL up to `until`.
 *
 * @param until null for everything that was archived
 */
export async function restoreFiles(folder: string, until: Date | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveAway(folder);
  const target = until
    ? ['--type=time', `--target=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`]
    : ['--type=default'];
  const action = until ? ['--target-action=promote'] : [];
  await pgbackrest('restore', `--pg1-path=${folder}`, ...target, ...action);
}

/** Returns the address of `ownerUrl`'s database at the server with this socket. */
function urlAt(socket: string, ownerUrl: string): string {
  const { username, pathname } = new URL(ownerUrl);
  const at = Object.assign(new URL('postgresql://localhost'), { username, pathname });
  at.searchParams.set('host', socket);
  return at.href;
}

async function explain(log: string, cause: unknown): Promise<RecoveryError> {
  const text = await readFile(log, 'utf8').catch(() => '');
  const reason = /recovery ended before configured recovery target was reached/.test(text)
    ? 'the archive does not reach that minute'
    : (/FATAL: {2}(.*)/.exec(text)?.[1] ?? String(cause));
  return new RecoveryError(`The restored server does not start: ${reason}.`, { cause });
}

/** Waits until the WAL is replayed, which may take longer than pg_ctl waits. */
async function waitReplayed(url: string): Promise<void> {
  for (const until = Date.now() + REPLAYED_WITHIN_MS; ;) {
    try {
      await withLongConnection(url, 'backoffice-recovery', () => Promise.resolve());
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== NOT_YET || Date.now() > until) throw error;
    }
    await pause(POLL_EVERY_MS);
  }
}

/**
 * Runs `work` on the database restored in `folder`, once the WAL is replayed, through a private socket. Archives nothing; WAL
 * files wait in the folder.
 */
export async function withRestoredServer<T>(
  folder: string,
  ownerUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const account = await asDatabaseAccount();
  const version = (await readFile(`${folder}/PG_VERSION`, 'utf8')).trim();
  const runFolder = await mkdtemp(join(tmpdir(), 'restored-'));
  try {
    await writeFile(`${runFolder}/hba`, 'local all all trust\n');
    await giveAway(runFolder);
    const settings = [
      `unix_socket_directories=${runFolder}`,
      `hba_file=${runFolder}/hba`,
      `listen_addresses=''`,
      // Refuses connections until the WAL is replayed, and needs no more connections than the original permitted.
      'hot_standby=off',
      'archive_mode=on',
      `archive_command=''`,
      'logging_collector=off',
      'log_destination=stderr',
    ];
    const control = (...args: string[]) =>
      run(`${PROGRAMS}/${version}/bin/pg_ctl`, ['-D', folder, '-w', '-s', ...args], account);
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    const url = urlAt(runFolder, ownerUrl);
    try {
      await control('-l', `${runFolder}/log`, '-o', options, 'start');
      await waitReplayed(url);
    } catch (cause) {
      await control('-m', 'immediate', 'stop').catch(() => {});
      throw await explain(`${runFolder}/log`, cause);
    }
    try {
      return await work(url);
    } finally {
      await control('-m', 'fast', 'stop');
    }
  } finally {
    await rm(runFolder, { recursive: true, force: true });
  }
}
