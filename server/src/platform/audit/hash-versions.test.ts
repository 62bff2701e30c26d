import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { withPool } from '../database/create-pool';
import { migrationsFolder, runMigrations } from '../database/run-migrations';
import { checkChain } from './audit.repository';

const asReleaseBefore = {
  name: 'audit-insert',
  text: `insert into audit_entry (actor_id, actor_name, subject, subject_id, action, changes, request_id, subject_name, reason)
    values (7, 'wang', 'merchant', 1, 'update', '[{"field": "status", "from": "active", "to": "inactive"}]', 'r-1', $1, $2)`,
};

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  await runMigrations(database.ownerUrl, migrationsFolder, (name) => name < '0176');
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const write = (...values: (string | null)[]) => client.query({ ...asReleaseBefore, values });
  await write('North Star', null);
  await write(null, null);
  await write('North Star', 'A slip of the pen');
  await runMigrations(database.ownerUrl, migrationsFolder);
  // The process of the release before goes on, on its connection and with its prepared statement.
  await write('North Star', 'A slip of the pen');
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const check = () => withPool(database.ownerUrl, (pool) => checkChain(pool));

test('the release before goes on writing, and its earlier entries stay valid', async () => {
  expect(await check()).toMatchObject({ entries: 4, brokenAt: null });
  const { rows } = await client.query('select hash_version, process from audit_entry order by id');
  const before = { hash_version: null, process: null };
  expect(rows).toEqual([before, before, before, { hash_version: 2, process: null }]);
});

test.each([1, 2, 3])('a change of the earlier entry %s is detected', async (id) => {
  await client.query('alter table audit_entry disable trigger user');
  await client.query(`update audit_entry set actor_name = 'li' where id = $1`, [id]);
  expect(await check()).toMatchObject({ brokenAt: id });
});
