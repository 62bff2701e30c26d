import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseAccount, pgbackrest, RecoveryError } from './pgbackrest';

const run = promisify(execFile);
// Debian's packages and PostgreSQL's own images.
const PROGRAMS = '/usr/lib/postgresql';
const RECOVERED_WITHIN_SECONDS = 24 * 60 * 60;

async function ensureEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0)
    throw new RecoveryError(`${folder} is not empty: name a new folder. Nothing was changed.`);
}

/**
 * Puts the files of a base backup into `folder`; the log up to `until` is replayed when a server starts over it.
 *
 * @param until null: all that was archived
 */
export async function restoreFiles(folder: string, until: Date | null): Promise<void> {
  await ensureEmpty(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = await databaseAccount();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  const target = until
    ? ['--type=time', `--target=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`]
    : ['--type=default'];
  const action = until ? ['--target-action=promote'] : [];
  await pgbackrest('restore', `--pg1-path=${folder}`, ...target, ...action);
}

/** The database of `ownerUrl` as the server has it that answers at this socket. */
function urlAt(socket: string, ownerUrl: string): string {
  // Not connected: it knows the driver's rules for what an address leaves out.
  const { user = '', database = '' } = new pg.Client({ connectionString: ownerUrl });
  const at = new URL(`postgresql://localhost/${encodeURIComponent(database)}`);
  at.username = encodeURIComponent(user);
  at.searchParams.set('host', socket);
  return at.href;
}

async function explain(log: string, cause: unknown): Promise<RecoveryError> {
  const text = await readFile(log, 'utf8').catch(() => '');
  const reason = /recovery ended before configured recovery target was reached/.test(text)
    ? 'the archive does not reach that minute'
    : (/FATAL: {2}(.*)/.exec(text)?.[1] ?? String(cause));
  return new RecoveryError(`What was restored does not start: ${reason}.`, { cause });
}

/**
 * Does `work` on the database that lies restored in `folder`, once the log is replayed, through a socket that nobody else reaches.
 * Archives nothing: what has to be archived later waits in the folder.
 */
export async function withRestoredServer<T>(
  folder: string,
  ownerUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const account = await databaseAccount();
  const version = (await readFile(`${folder}/PG_VERSION`, 'utf8')).trim();
  const place = await mkdtemp(join(tmpdir(), 'restored-'));
  try {
    await writeFile(`${place}/hba`, 'local all all trust\n');
    if (account.uid !== undefined && account.gid !== undefined) await chown(place, account.uid, account.gid);
    const settings = [
      `unix_socket_directories=${place}`,
      `hba_file=${place}/hba`,
      `listen_addresses=''`,
      // It answers when all is replayed, not before.
      'hot_standby=off',
      'archive_mode=on',
      `archive_command=''`,
      'logging_collector=off',
      'log_destination=stderr',
    ];
    const control = (...args: string[]) =>
      run(
        `${PROGRAMS}/${version}/bin/pg_ctl`,
        ['-D', folder, '-w', '-t', `${RECOVERED_WITHIN_SECONDS}`, ...args],
        {
          ...account,
          cwd: place,
          env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
        },
      );
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    await control('-s', '-l', `${place}/log`, '-o', options, 'start').catch(async (cause) => {
      throw await explain(`${place}/log`, cause);
    });
    try {
      return await work(urlAt(place, ownerUrl));
    } finally {
      await control('-s', '-m', 'fast', 'stop');
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
