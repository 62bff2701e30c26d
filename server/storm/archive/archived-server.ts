import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findDatabaseOwner } from '../../embedded-database';
import { pgbackrest } from '../../src/app/recovery/pgbackrest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const DEBIAN = '/usr/lib/postgresql';

/** The settings of `docker/archive/compose.yml`: what is tried is what containers run with. */
async function archiveSettings(timeoutSeconds: number): Promise<string[]> {
  const compose = await readFile(`${ROOT}/docker/archive/compose.yml`, 'utf8');
  const command = /archive_command=(.*)/.exec(compose)?.[1];
  if (!command) throw new Error('docker/archive/compose.yml has no archive_command.');
  return ['archive_mode = on', `archive_timeout = ${timeoutSeconds}`, `archive_command = '${command}'`];
}

/** An installed PostgreSQL whose log is archived by pgBackRest, as containers do it, with all of it in a folder of its own. */
export async function startArchivedServer(timeoutSeconds: number) {
  const [version] = (await readdir(DEBIAN)).sort((a, b) => Number(b) - Number(a));
  const bin = `${DEBIAN}/${version}/bin`;
  const folder = await mkdtemp(join(tmpdir(), 'archived-'));
  const owner = await findDatabaseOwner();
  const as = { uid: owner?.uid, gid: owner?.gid };
  const data = `${folder}/cluster`;
  for (const name of ['', 'archive', 'lock']) {
    await mkdir(`${folder}/${name}`, { recursive: true });
    if (owner) await chown(`${folder}/${name}`, owner.uid, owner.gid);
  }
  // A copy, as the account may have no way into the checkout.
  await writeFile(`${folder}/pgbackrest.conf`, await readFile(`${ROOT}/docker/archive/pgbackrest.conf`));
  Object.assign(process.env, {
    PGBACKREST_CONFIG: `${folder}/pgbackrest.conf`,
    PGBACKREST_REPO1_PATH: `${folder}/archive`,
    PGBACKREST_LOCK_PATH: `${folder}/lock`,
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_SOCKET_PATH: folder,
  });
  const program = (name: string, ...args: string[]) =>
    run(`${bin}/${name}`, args, { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  const start = () =>
    program(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-s',
      '-l',
      `${folder}/log`,
      '-o',
      `-k ${folder} -c listen_addresses=''`,
      'start',
    );

  await program('initdb', '-D', data, '-E', 'UTF8', '-U', 'backoffice', '-A', 'trust');
  const settings = await archiveSettings(timeoutSeconds);
  await writeFile(`${data}/postgresql.auto.conf`, `${settings.join('\n')}\n`);
  await start();
  const url = `postgresql://backoffice@localhost/backoffice?host=${encodeURIComponent(folder)}`;
  await program('createdb', '-h', folder, '-U', 'backoffice', 'backoffice');
  await pgbackrest('stanza-create');
  return {
    url,
    folder,
    start,
    /** As when the machine loses power: nothing is written any more, no process is left. */
    async kill(): Promise<void> {
      const [pid] = (await readFile(`${data}/postmaster.pid`, 'utf8')).split('\n');
      const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
      const children = stdout
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter(([, parent]) => parent === pid)
        .map(([child]) => Number(child));
      for (const each of [Number(pid), ...children]) {
        try {
          process.kill(each, 'SIGKILL');
        } catch {
          // It has ended in the meantime.
        }
      }
    },
    async stop(): Promise<void> {
      await program('pg_ctl', '-D', data, '-s', '-w', '-m', 'immediate', 'stop').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
