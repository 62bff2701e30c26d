import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { migrationsFolder, runMigrations } from './run-migrations';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  database = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(folder, name), sql);
}

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}

test('runs the files in order, once', async () => {
  await write('0002_second.sql', 'alter table first add column more int; create table second (id int);');
  await write('0001_first.sql', 'create table first (id int);');
  await write('notes.txt', 'not a migration');
  expect(await runMigrations(database.ownerUrl, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await runMigrations(database.ownerUrl, folder)).toEqual([]);
  expect(await tables()).toEqual(['first', 'second']);
});

test('concurrent processes migrate once', async () => {
  await write('0001_first.sql', 'create table first (id int); select pg_sleep(0.1);');
  const runs = await Promise.all(Array.from({ length: 4 }, () => runMigrations(database.ownerUrl, folder)));
  expect(runs.flat()).toEqual(['0001_first.sql']);
});

test('rolls back a failing migration, keeps earlier ones, and names it', async () => {
  await write('0001_first.sql', 'create table first (id int);');
  await write('0002_broken.sql', 'create table second (id int); select nonsense;');
  await expect(runMigrations(database.ownerUrl, folder)).rejects.toThrow(
    /0002_broken\.sql failed and was rolled back.*nonsense/,
  );
  expect(await tables()).toEqual(['first']);
  await write('0002_broken.sql', 'create table second (id int);');
  expect(await runMigrations(database.ownerUrl, folder)).toEqual(['0002_broken.sql']);
});

test('lets waiting statements pass while a table is locked, and tries again', async () => {
  await write('0001_first.sql', 'create table held (id int);');
  await runMigrations(database.ownerUrl, folder);
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  const writer = new pg.Client({ connectionString: database.ownerUrl });
  await Promise.all([holder.connect(), writer.connect()]);
  await holder.query('begin; select from held');
  await write('0002_second.sql', `set local lock_timeout = '1h';\nalter table held add column more int;`);
  const running = runMigrations(database.ownerUrl, folder);
  const isWaiting = `select from pg_locks where relation = 'held'::regclass and not granted`;
  while ((await writer.query(isWaiting)).rowCount === 0);
  // The insert waits behind the migration and runs before the held lock is released.
  await writer.query('insert into held values (1)');
  await holder.query('commit');
  expect(await running).toEqual(['0002_second.sql']);
  await Promise.all([holder.end(), writer.end()]);
});

test('builds an index without blocking writers, once, with concurrent migrations', async () => {
  await write('0001_first.sql', 'create table held (id int);');
  await runMigrations(database.ownerUrl, folder);
  const writer = new pg.Client({ connectionString: database.ownerUrl });
  await writer.connect();
  await writer.query('begin; insert into held values (1)');
  await write('0002_index.sql', 'create index held_id on held (id);');
  await write(
    '0002_index.concurrently.sql',
    'drop index concurrently if exists held_id;\ncreate index concurrently held_id on held (id);\n',
  );
  const running = Promise.all([1, 2].map(() => runMigrations(database.ownerUrl, folder)));
  const isBuilding = `select from pg_locks where relation = 'held'::regclass and mode = 'ShareUpdateExclusiveLock'`;
  while ((await writer.query(isBuilding)).rowCount === 0);
  await writer.query('insert into held values (2); commit');
  expect((await running).flat()).toEqual(['0002_index.sql']);
  const { rows } = await writer.query(
    `select indisvalid from pg_index where indexrelid = 'held_id'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  await writer.end();
});

test('refuses a migration that was edited after it ran; line endings do not count', async () => {
  await write('0001_first.sql', 'create table first\n(id int);');
  await runMigrations(database.ownerUrl, folder);
  await write('0001_first.sql', 'create table first\r\n(id int);');
  expect(await runMigrations(database.ownerUrl, folder)).toEqual([]);
  await write('0001_first.sql', 'create table first (id bigint);');
  await expect(runMigrations(database.ownerUrl, folder)).rejects.toThrow(
    /0001_first\.sql was changed after it was applied/,
  );
});

test('keeps the migrations of a newer release', async () => {
  await write('0001_first.sql', 'create table first (id int);');
  await write('0002_newer.sql', 'create table newer (id int);');
  await runMigrations(database.ownerUrl, folder);
  await rm(join(folder, '0002_newer.sql'));
  expect(await runMigrations(database.ownerUrl, folder)).toEqual([]);
});

test("the product's own migrations run on an empty database, twice", async () => {
  expect(await runMigrations(database.ownerUrl, migrationsFolder)).not.toEqual([]);
  expect(await runMigrations(database.ownerUrl, migrationsFolder)).toEqual([]);
});
