import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findDatabaseOwner, freePort } from '../../embedded-database';

const CONFIGURATION = join(import.meta.dirname, '../../../docker/pooler/pgbouncer.ini');

const ANSWERS_WITHIN_MS = 10_000;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/**
 * Starts PgBouncer with the configuration of the containers, in front of a test's database.
 *
 * @param connections the maximum number of connections to the database
 * @returns its address, for the same role
 */
export async function startPooler(databaseUrl: string, connections: number) {
  const {
    host,
    port: databasePort,
    database,
    user,
    password,
  } = new pg.Client({ connectionString: databaseUrl });
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
  const port = await freePort();
  const asInstalled = await readFile(CONFIGURATION, 'utf8');
  const here = asInstalled
    .replace(
      /^backoffice = host=\S+ port=\S+ dbname=\S+/m,
      `backoffice = host=${host} port=${databasePort} dbname=${database}`,
    )
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*/m, `auth_file = ${folder}/users`)
    .replace(/^default_pool_size = .*/m, `default_pool_size = ${connections}`);
  await writeFile(join(folder, 'pgbouncer.ini'), here);
  await writeFile(join(folder, 'users'), `"${user}" "${password}"\n`);
  // PgBouncer refuses to run as root, and has to reach the database's socket.
  const owner = await findDatabaseOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { uid: owner?.uid, gid: owner?.gid });
  let log = '';
  child.stderr.on('data', (part) => (log += part));
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  const url = `postgresql://${user}:${password}@127.0.0.1:${port}/backoffice`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`PgBouncer does not answer: ${log}`);
    }
    await pause(20);
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
