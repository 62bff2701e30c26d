import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findDatabaseOwner } from '../embedded-database';
import { makeScratchFolder } from './scratch-folder';
import { serverPids } from './server-pids';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const OLDEST_SUPPORTED = 15;
const FIRST_PORT = 5432;
// Without JIT: its compiler, as large as the server, would be loaded by each backend's first expensive plan. The embedded server
// has none.
const SETTINGS = ['fsync = off', 'max_connections = 200', 'jit = off'];

/** Lists the supported versions of PostgreSQL installed by Debian's packages, oldest first. */
export function installedVersions(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions
    .filter((name) => Number(name) >= OLDEST_SUPPORTED && existsSync(`${DEBIAN}/${name}/bin/initdb`))
    .sort((a, b) => Number(a) - Number(b));
}

/**
 * Starts an installed PostgreSQL and streaming replicas of it, over a temporary folder and listening only there.
 *
 * @param options version: default the newest. prepare: called before the start, returns the settings; by default those for tests,
 *   which need not survive a crash
 */
export async function startInstalledServer({
  version = installedVersions().at(-1),
  replicas = 0,
  prepare = async () => SETTINGS,
}: {
  version?: string | undefined;
  replicas?: number;
  prepare?: (folder: string, makeFolder: (name: string) => Promise<void>) => Promise<string[]>;
} = {}) {
  if (!version) throw new Error(`No PostgreSQL of Debian's packages is installed in ${DEBIAN}.`);
  const folder = await makeScratchFolder('installed-');
  const owner = await findDatabaseOwner();
  const giveToOwner = async (path: string) => {
    if (owner) await chown(path, owner.uid, owner.gid);
  };
  await giveToOwner(folder);
  const program = (name: string, ...args: string[]) =>
    run(`${DEBIAN}/${version}/bin/${name}`, args, {
      uid: owner?.uid,
      gid: owner?.gid,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  const server = (number: number) => {
    const data = `${folder}/server-${number}`;
    const port = FIRST_PORT + number;
    const control = (...args: string[]) => program('pg_ctl', '-D', data, '-w', '-s', ...args);
    const options = `-k ${folder} -p ${port} -c listen_addresses=''`;
    return {
      data,
      url: `postgresql://backoffice@localhost:${port}/backoffice?host=${encodeURIComponent(folder)}`,
      start: () => control('-l', `${data}.log`, '-o', options, 'start'),
      stop: () => control('-m', 'immediate', 'stop'),
      /** The postmaster first, then its children. */
      pids: () => serverPids(data),
    };
  };

  const primary = server(0);
  const asOwner = ['-h', folder, '-p', String(FIRST_PORT), '-U', 'backoffice'];
  const settings = await prepare(folder, async (name) => {
    await mkdir(`${folder}/${name}`);
    await giveToOwner(`${folder}/${name}`);
  });
  await program('initdb', '-D', primary.data, '-E', 'UTF8', '-U', 'backoffice', '-A', 'trust', '--no-sync');
  await writeFile(`${primary.data}/postgresql.auto.conf`, `${settings.join('\n')}\n`);
  await primary.start();
  await program('createdb', ...asOwner, 'backoffice');
  const copies = Array.from({ length: replicas }, (_, index) => server(index + 1));
  for (const copy of copies) {
    await program('pg_basebackup', '-D', copy.data, ...asOwner, '-R', '-N', '-c', 'fast');
    await copy.start();
  }
  return {
    folder,
    version,
    /** The address of the owner, who is a superuser. */
    url: primary.url,
    apiUrl: primary.url,
    primary,
    replicas: copies,
    env: { DATABASE_REPLICA_URLS: copies.map(({ url }) => url).join(',') },
    async stop(): Promise<void> {
      for (const each of [...copies, primary]) await each.stop().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
