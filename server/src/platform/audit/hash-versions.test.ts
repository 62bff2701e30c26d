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

const withTicket = {
  name: 'audit-insert-ticket',
  text: `insert into audit_entry (actor_name, subject, subject_id, action, subject_name, reason, ticket)
    values ('wang', 'merchant', 1, 'update', 'North Star', $1, 'OPS-7')`,
};

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await runMigrations(database.ownerUrl, migrationsFolder, (name) => name < '0176');
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const write = (...values: (string | null)[]) => client.query({ ...asReleaseBefore, values });
  await write('North Star', null);
  await write(null, null);
  await write('North Star', 'A slip of the pen');
  await runMigrations(database.ownerUrl, migrationsFolder);
  await client.query({ ...withTicket, values: ['A slip of the pen'] });
  // The process of the release before goes on, on its connection and with its prepared statement.
  await write('North Star', 'A slip of the pen');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const check = () => withPool(database.ownerUrl, (pool) => checkChain(pool));

test('the release before goes on writing, and its earlier entries stay valid', async () => {
  expect(await check()).toMatchObject({ entries: 5, brokenAt: null });
  const { rows } = await client.query('select hash_version from audit_entry order by id');
  expect(rows.map(({ hash_version: version }) => version as unknown)).toEqual([null, null, null, 3, 2]);
});

const changed = async (id: number, change: string) => {
  await client.query('begin');
  await client.query('alter table audit_entry disable trigger user');
  await client.query(`update audit_entry set ${change} where id = $1`, [id]);
  const found = await checkChain(client);
  await client.query('rollback');
  expect(found).toMatchObject({ brokenAt: id });
};

test.each([1, 2, 3])('a change of the earlier entry %s is detected', (id) =>
  changed(id, `actor_name = 'li'`),
);

test.each([
  ['another reason', 3, `reason = 'No slip'`],
  ['a reason where there was none', 1, `reason = 'A slip of the pen'`],
  ['another ticket', 4, `ticket = 'OPS-8'`],
  ['no ticket any more', 4, 'ticket = null'],
  ['no ticket any more, as in version 2', 4, 'ticket = null, hash_version = 2'],
  ['a ticket that was the reason', 4, `ticket = reason, reason = null`],
  ['a ticket where there was none', 5, `ticket = 'OPS-7'`],
  ['a ticket in the place of the name', 1, `ticket = subject_name, subject_name = null`],
  ['an unknown version', 4, 'hash_version = 4'],
])('an entry with %s is detected', (_what, id, change) => changed(id, change));
