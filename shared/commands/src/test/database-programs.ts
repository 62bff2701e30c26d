import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const POSTGRES = '/usr/lib/postgresql';

/**
 * Finds the archiver of databases on this machine. Starts and installs nothing.
 *
 * @returns a sentence with the reason if there is none
 */
export function findArchiver(): { version: string } | string {
  const { status, stdout } = spawnSync('pgbackrest', ['version'], { encoding: 'utf8' });
  if (status !== 0) return 'pgBackRest is not installed here (apt-get install pgbackrest).';
  if (!existsSync(POSTGRES)) return 'no PostgreSQL of Debian’s packages is installed here.';
  return { version: stdout.trim() };
}

/** Whether PgBouncer is installed. If not, `jest.config.mjs` leaves its tests out. */
export function hasPooler(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0;
}

/** Whether SoftHSM is installed. If not, `jest.config.mjs` leaves the tests of root keys in a token out. */
export function hasToken(): boolean {
  return spawnSync('softhsm2-util', ['--version']).status === 0;
}

/** Whether Patroni and HAProxy are installed. If not, `jest.config.mjs` leaves the tests of their configuration out. */
export function hasCluster(): boolean {
  return spawnSync('patroni', ['--version']).status === 0 && spawnSync('haproxy', ['-v']).status === 0;
}
