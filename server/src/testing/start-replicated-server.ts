import { readFile, writeFile } from 'node:fs/promises';
import { installedPostgres } from './installed-postgres';

const FIRST_PORT = 5432;
// What is tried is what is read where, and not that a disk keeps it.
const SETTINGS = ['fsync = off', 'max_connections = 200', 'shared_buffers = 64MB'];

/** An installed PostgreSQL and its streaming replicas, all in one folder of their own, each behind a socket. */
export async function startReplicatedServer(replicas: number) {
  const postgres = await installedPostgres('replicas-');
  const { folder, program } = postgres;
  const server = (number: number) => {
    const data = `${folder}/server-${number}`;
    const port = FIRST_PORT + number;
    return {
      data,
      url: postgres.urlOf(port),
      start: () => postgres.start(data, port),
      stop: () => postgres.stop(data),
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
      await postgres.remove();
    },
  };
}
