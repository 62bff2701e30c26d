import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const POSTGRES = '/usr/lib/postgresql';

/**
 * What archives a database on this machine. Nothing is started or installed.
 *
 * @returns a sentence where nothing does
 */
export function findArchiver(): { version: string } | string {
  const { status, stdout } = spawnSync('pgbackrest', ['version'], { encoding: 'utf8' });
  if (status !== 0) return 'pgBackRest is not installed here (apt-get install pgbackrest).';
  if (!existsSync(POSTGRES)) return 'no PostgreSQL of Debian’s packages is installed here.';
  return { version: stdout.trim() };
}

/** Whether PgBouncer is installed, without which `jest.config.mjs` leaves its tests out. */
export function hasPooler(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0;
}

/** Whether Patroni and HAProxy are installed, without which `jest.config.mjs` leaves out the tests of their configuration. */
export function hasCluster(): boolean {
  return spawnSync('patroni', ['--version']).status === 0 && spawnSync('haproxy', ['-v']).status === 0;
}
