import { findDatabaseOwner } from 'server/embedded-database';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/**
 * Starts the oldest supported PostgreSQL that Debian installed here, over a folder of its own that is removed again.
 *
 * @returns undefined where none is installed
 */
export async function findInstalledPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => Number(name) >= 15) : [];
  const version = versions.sort((a, b) => Number(a) - Number(b))[0];
  if (!version || !existsSync(`${DEBIAN}/${version}/bin/initdb`)) return undefined;
  const bin = `${DEBIAN}/${version}/bin`;
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const owner = await findDatabaseOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = `${folder}/data`;
  const as = { uid: owner?.uid, gid: owner?.gid, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const control = (...args: string[]) => exec(`${bin}/pg_ctl`, ['-D', data, '-w', ...args], as);
  await exec(`${bin}/initdb`, ['-D', data, '-E', 'UTF8', '-U', 'postgres', '-A', 'trust'], as);
  // A compiler of plans, as large as the server, would be loaded by each test's first costly one; the embedded server has none either.
  const settings = `-c listen_addresses='' -c fsync=off -c max_connections=200 -c jit=off`;
  const options = `-k ${folder} ${settings}`;
  await control('-l', `${folder}/log`, '-o', options, 'start');
  return {
    version,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await control('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
