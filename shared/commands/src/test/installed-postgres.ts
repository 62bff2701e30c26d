import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

export interface InstalledPostgres {
  version: string;
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the oldest supported PostgreSQL that Debian installed here, over a folder of its own that is removed again.
 *
 * @returns undefined where none is installed
 */
export async function findInstalledPostgres(): Promise<InstalledPostgres | undefined> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => Number(name) >= 15) : [];
  const version = versions.sort((a, b) => Number(a) - Number(b))[0];
  if (!version || !existsSync(`${DEBIAN}/${version}/bin/initdb`)) return undefined;
  const bin = `${DEBIAN}/${version}/bin`;
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const owner = await databaseOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const as = { ...owner, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  await exec(`${bin}/initdb`, ['-D', `${folder}/data`, '-E', 'UTF8', '-U', 'postgres', '-A', 'trust'], as);
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c max_connections=200`;
  await exec(
    `${bin}/pg_ctl`,
    ['-D', `${folder}/data`, '-w', '-l', `${folder}/log`, '-o', options, 'start'],
    as,
  );
  return {
    version,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await exec(`${bin}/pg_ctl`, ['-D', `${folder}/data`, '-w', '-m', 'immediate', 'stop'], as);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: there it runs as Debian's own user for it. */
async function databaseOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await exec('id', [flag, 'postgres'])).stdout)),
  );
  return { uid: uid!, gid: gid! };
}
