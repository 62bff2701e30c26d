import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findDatabaseOwner } from '../../embedded-database';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/**
 * The programs of the newest installed PostgreSQL, in a new folder of their own, by an account that may run servers. Servers listen in
 * that folder alone.
 *
 * @param prefix of the folder's name
 */
export async function installedPostgres(prefix: string) {
  const [version] = (await readdir(DEBIAN)).sort((a, b) => Number(b) - Number(a));
  const folder = await mkdtemp(join(tmpdir(), prefix));
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
  const control = (data: string, ...args: string[]) => program('pg_ctl', '-D', data, '-w', '-s', ...args);
  return {
    folder,
    giveToOwner,
    program,
    urlOf: (port: number) =>
      `postgresql://backoffice@localhost:${port}/backoffice?host=${encodeURIComponent(folder)}`,
    start: (data: string, port: number) =>
      control(data, '-l', `${data}.log`, '-o', `-k ${folder} -p ${port} -c listen_addresses=''`, 'start'),
    stop: (data: string) => control(data, '-m', 'immediate', 'stop'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
