import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabaseOfReleaseBefore } from '../../testing/create-database-of-release-before';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { type Replaced } from './baseline';
import { withPool } from './create-pool';
import { migrationsFolder, runMigrations } from './run-migrations';

const BASELINE = '0098_baseline.sql';

let replaced: Replaced;
let database: TestDatabase;
beforeAll(async () => {
  const list = await readFile(join(migrationsFolder, '0098_baseline.replaces.json'), 'utf8');
  replaced = JSON.parse(list) as Replaced;
});
afterEach(() => database.drop());

const migrate = () => runMigrations(database.ownerUrl, migrationsFolder);
const read = <Row extends object>(sql: string) =>
  withPool(database.ownerUrl, async (pool) => (await pool.query<Row>(sql)).rows);
const applied = async () => {
  const rows = await read<{ name: string; checksum: string }>('select name, checksum from schema_migration');
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
};

test('a baseline runs on an empty database, and adds the rows that the previous release needs', async () => {
  database = await createTestDatabase({ empty: true });
  const ran = await migrate();
  expect(ran[0]).toBe(BASELINE);
  expect(await read('select key from role order by key')).toEqual([{ key: 'admin' }, { key: 'editor' }]);
  const rows = await applied();
  expect(rows).toMatchObject(replaced.migrations);
  expect(Object.keys(rows).toSorted()).toEqual([...Object.keys(replaced.migrations), ...ran]);
  expect(await migrate()).toEqual([]);
});

test('a baseline is recorded without running in a database of the previous release, whose rows are kept', async () => {
  database = await createDatabaseOfReleaseBefore();
  await database.asOwner(`insert into role (key, name) values ('night', 'Night shift');
    update schema_migration set applied_at = '2026-01-01Z'`);
  const before = await read('select name, checksum, applied_at from schema_migration order by name');
  expect(before).toHaveLength(70);
  const ran = await migrate();
  expect(ran[0]).toBe(BASELINE);
  expect(
    await read(`select name, checksum, applied_at from schema_migration
      where name < '${BASELINE}' order by name`),
  ).toEqual(before);
  expect(await read('select key from role order by key')).toEqual([
    { key: 'admin' },
    { key: 'editor' },
    { key: 'night' },
  ]);
  expect(await migrate()).toEqual([]);
});

test.each([
  ['lacks the last migration of the release before', `name = '0097_head-of-chain.sql'`],
  ['lacks one in between', `name = '0053_finding.sql'`],
  ['has one migration only', `name <> '0001_accounts.sql'`],
])('a database that %s is refused and not changed', async (_what, isMissing) => {
  database = await createDatabaseOfReleaseBefore();
  await database.asOwner(`delete from schema_migration where ${isMissing}`);
  const before = await applied();
  await expect(migrate()).rejects.toThrow(
    'The database is older than release 1.0.0. Upgrade it to release 1.0.0 first, then to this release.',
  );
  expect(await applied()).toEqual(before);
});

test('a database with a different replaced migration is refused', async () => {
  database = await createDatabaseOfReleaseBefore();
  await database.asOwner(`update schema_migration set checksum = '' where name = '0053_finding.sql'`);
  await expect(migrate()).rejects.toThrow('The migration 0053_finding.sql was changed after it was applied');
});
