import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pgbackrest } from '../../src/app/recovery/pgbackrest';
import { installedPostgres } from '../../src/testing/installed-postgres';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const PORT = 5432;

/** The settings of `docker/archive/compose.yml`: what is tried is what containers run with. */
async function archiveSettings(timeoutSeconds: number): Promise<string[]> {
  const compose = await readFile(`${ROOT}/docker/archive/compose.yml`, 'utf8');
  const command = /archive_command=(.*)/.exec(compose)?.[1];
  if (!command) throw new Error('docker/archive/compose.yml has no archive_command.');
  return ['archive_mode = on', `archive_timeout = ${timeoutSeconds}`, `archive_command = '${command}'`];
}

/** An installed PostgreSQL whose log is archived by pgBackRest, as containers do it, with all of it in a folder of its own. */
export async function startArchivedServer(timeoutSeconds: number) {
  const postgres = await installedPostgres('archived-');
  const { folder, program } = postgres;
  const data = `${folder}/cluster`;
  for (const name of ['archive', 'lock']) {
    await mkdir(`${folder}/${name}`);
    await postgres.giveToOwner(`${folder}/${name}`);
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
  const start = () => postgres.start(data, PORT);

  await program('initdb', '-D', data, '-E', 'UTF8', '-U', 'backoffice', '-A', 'trust');
  const settings = await archiveSettings(timeoutSeconds);
  await writeFile(`${data}/postgresql.auto.conf`, `${settings.join('\n')}\n`);
  await start();
  await program('createdb', '-h', folder, '-U', 'backoffice', 'backoffice');
  await pgbackrest('stanza-create');
  return {
    url: postgres.urlOf(PORT),
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
      await postgres.stop(data).catch(() => {});
      await postgres.remove();
    },
  };
}
