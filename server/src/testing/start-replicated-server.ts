import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findDatabaseOwner } from '../../embedded-database';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const FIRST_PORT = 5432;
// What is tried is what is read where, and not that a disk keeps it.
const SETTINGS = ['fsync = off', `listen_addresses = ''`, 'max_connections = 200', 'shared_buffers = 64MB'];

/** An installed PostgreSQL and its streaming replicas, all in one folder of their own, each behind a socket. */
export async function startReplicatedServer(replicas: number) {
  const [version] = (await readdir(DEBIAN)).sort((a, b) => Number(b) - Number(a));
  const bin = `${DEBIAN}/${version}/bin`;
  const folder = await mkdtemp(join(tmpdir(), 'replicas-'));
  const owner = await findDatabaseOwner();
  const as = { uid: owner?.uid, gid: owner?.gid };
  if (owner) await chown(folder, owner.uid, owner.gid);
  const program = (name: string, ...args: string[]) =>
    run(`${bin}/${name}`, args, { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } });

  const server = (number: number) => {
    const data = `${folder}/server-${number}`;
    const port = FIRST_PORT + number;
    return {
      data,
      url: `postgresql://backoffice@localhost:${port}/backoffice?host=${encodeURIComponent(folder)}`,
      start: () =>
        program(
          'pg_ctl',
          '-D',
          data,
          '-w',
          '-s',
          '-l',
          `${data}.log`,
          '-o',
          `-k ${folder} -p ${port}`,
          'start',
        ),
      stop: () => program('pg_ctl', '-D', data, '-w', '-s', '-m', 'immediate', 'stop'),
      /** Of the server itself, whose children go where it goes. */
      pid: async () => Number((await readFile(`${data}/postmaster.pid`, 'utf8')).split('\n')[0]),
    };
  };

  const primary = server(0);
  await program('initdb', '-D', primary.data, '-E', 'UTF8', '-U', 'backoffice', '-A', 'trust', '--no-sync');
  await writeFile(`${primary.data}/postgresql.auto.conf`, `${SETTINGS.join('\n')}\n`);
  await primary.start();
  await program('createdb', '-h', folder, '-p', String(FIRST_PORT), '-U', 'backoffice', 'backoffice');
  const copies = Array.from({ length: replicas }, (_, index) => server(index + 1));
  for (const copy of copies) {
    const from = ['-h', folder, '-p', String(FIRST_PORT), '-U', 'backoffice'];
    await program('pg_basebackup', '-D', copy.data, ...from, '-R', '-N', '-c', 'fast');
    await copy.start();
  }
  return {
    primary,
    replicas: copies,
    async stop(): Promise<void> {
      for (const each of [...copies, primary]) await each.stop().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
