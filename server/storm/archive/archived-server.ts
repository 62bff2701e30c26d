import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startInstalledServer } from '../../harness/installed-server';
import { pgbackrest } from '../../src/app/recovery/pgbackrest';

const ARCHIVE = join(import.meta.dirname, '../../../docker/archive');

/** The settings in `docker/archive/compose.yml`, so that the containers' configuration is tested. */
async function archiveSettings(timeoutSeconds: number): Promise<string[]> {
  const compose = await readFile(`${ARCHIVE}/compose.yml`, 'utf8');
  const command = /archive_command=(.*)/.exec(compose)?.[1];
  if (!command) throw new Error('docker/archive/compose.yml has no archive_command.');
  return ['archive_mode = on', `archive_timeout = ${timeoutSeconds}`, `archive_command = '${command}'`];
}

/** Starts an installed PostgreSQL whose log is archived by pgBackRest, like in containers. */
export async function startArchivedServer(timeoutSeconds: number) {
  const server = await startInstalledServer({
    async prepare(folder, makeFolder) {
      for (const name of ['archive', 'lock']) await makeFolder(name);
      // A copy, because PostgreSQL's account may have no access to the checkout.
      await writeFile(`${folder}/pgbackrest.conf`, await readFile(`${ARCHIVE}/pgbackrest.conf`));
      Object.assign(process.env, {
        PGBACKREST_CONFIG: `${folder}/pgbackrest.conf`,
        PGBACKREST_REPO1_PATH: `${folder}/archive`,
        PGBACKREST_LOCK_PATH: `${folder}/lock`,
        PGBACKREST_PG1_PATH: `${folder}/server-0`,
        PGBACKREST_PG1_SOCKET_PATH: folder,
      });
      return archiveSettings(timeoutSeconds);
    },
  });
  await pgbackrest('stanza-create');
  return server;
}
