import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { isAlive } from './postmaster';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database';

const run = promisify(execFile);

let dataDir: string;
/** The data folder of a started database; copying it takes a tenth of the time of creating one. */
let madeOnce: string;
const started: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(folder, 0o711);
  return folder;
}

beforeAll(async () => {
  madeOnce = await makeDataDir();
  await (await startEmbeddedDatabase({ dataDir: madeOnce })).stop();
});
afterAll(() => rm(madeOnce, { recursive: true }));

beforeEach(async () => {
  dataDir = await makeDataDir();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of started.splice(0)) await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Copies the folder with the owner of its files. */
const copyCluster = () => run('cp', ['-Rp', join(madeOnce, 'postgres'), dataDir]);

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir });
  started.push(database);
  return database;
}

async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const fixture = join(import.meta.dirname, 'hold-database.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  if (typeof line === 'number') throw new Error(`exit ${line}`);
  return { child, url: line.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('the data folder is closed to other users', async () => {
  await chmod(dataDir, 0o755);
  await start();
  // PostgreSQL never runs as root: then its account must be able to pass through.
  expect((await stat(dataDir)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});

test('the database keeps its rows over a restart, behind a socket that only its account can open', async () => {
  const first = await start();
  await query(first.url, 'create table note (id int); insert into note values (1)');
  expect((await stat(join(dataDir, 'socket'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  await first.stop();
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
});

test('text sorts and folds equally on every machine', async () => {
  const { url } = await start();
  expect(
    await query(url, 'select datlocprovider, datlocale from pg_database where datname = current_database()'),
  ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
});

test('a second process is refused with a sentence when the folder is in use', async () => {
  await copyCluster();
  const { url } = await start();
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/is already served by another process/);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start takes over the server of a killed process with all committed rows', async () => {
  await copyCluster();
  const { child, url } = await startInChild();
  await query(url, 'create table note (id int)');
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  let acknowledged = 0;
  for (; acknowledged < 50; acknowledged++)
    await writer.query('insert into note values ($1)', [acknowledged]);
  const server = await postmasterPid();
  await kill(child);
  const adopted = await start();
  expect(await postmasterPid()).toBe(server);
  expect(await query(adopted.url, 'select count(*)::int as rows from note')).toEqual([
    { rows: acknowledged },
  ]);
  await writer.end();
});

test('a start recovers after the server was killed', async () => {
  await copyCluster();
  const { child, url } = await startInChild();
  await query(url, 'create table note (id int); insert into note values (7)');
  process.kill(await postmasterPid(), 'SIGKILL');
  await kill(child);
  const recovered = await start();
  expect(await query(recovered.url, 'select id from note')).toEqual([{ id: 7 }]);
});

test.each([
  ['the server was killed', (pid: number) => void process.kill(pid, 'SIGKILL')],
  [
    'its connections were ended',
    (_pid: number, url: string) =>
      // The loss is reported at once: the server may have restarted before this query is answered.
      query(
        url,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      ).catch(() => []),
  ],
])('the embedded database reports that %s, and recovers at the same address', async (_how, strike) => {
  await copyCluster();
  let database: EmbeddedDatabase | undefined;
  const lost = new Promise<void>((onLost) => {
    void startEmbeddedDatabase({ dataDir, onLost }).then(async (running) => {
      database = running;
      started.push(running);
      await query(running.url, 'create table note (id int); insert into note values (7)');
      await strike(await postmasterPid(), running.url);
    });
  });
  await lost;
  await database!.recover();
  expect(await query(database!.url, 'select id from note')).toEqual([{ id: 7 }]);
  // The folder is locked again.
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/is already served by another process/);
});

test('the server ends when the process that started it was killed', async () => {
  await copyCluster();
  const { child } = await startInChild();
  const server = await postmasterPid();
  const killedAt = Date.now();
  await kill(child);
  while (isAlive(server)) await new Promise((next) => setTimeout(next, 50));
  expect(Date.now() - killedAt).toBeLessThan(15_000);
});

test('the server keeps running when another process has taken it over', async () => {
  await copyCluster();
  const { child } = await startInChild();
  await kill(child);
  const { url } = await start();
  // Waits longer than the guard of the killed process.
  const guards = async () =>
    (await run('ps', ['-eo', 'args'])).stdout
      .split('\n')
      .filter((line) => line.includes(`stop-orphan.mjs ${dataDir}`));
  while ((await guards()).length > 1) await new Promise((next) => setTimeout(next, 50));
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start ignores a postmaster.pid whose process id belongs to another program', async () => {
  await copyCluster();
  const first = await start();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8');
  await first.stop();
  await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)));
  const second = await start();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('one of two concurrent starts on a new folder succeeds', async () => {
  const outcomes = await Promise.allSettled([start(), startInChild()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
});

test('a start fails with a sentence when the folder is not writable', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(startEmbeddedDatabase({ dataDir: join(file, 'below') })).rejects.toThrow(
    /^Could not write to the data folder .*below: make it writable or set DATA_DIR to another folder\.$/,
  );
});

test('a failed start quotes the error of PostgreSQL', async () => {
  await copyCluster();
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    /PostgreSQL did not start in .*incompatible/,
  );
});
