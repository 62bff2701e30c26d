import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './create-test-database';
import { keepRows } from './rows-put-back';

let database: TestDatabase;
let owner: pg.Client;
let rows: Awaited<ReturnType<typeof keepRows>>;
beforeAll(async () => {
  database = await createTestDatabase({ withDemoData: true });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  rows = await keepRows(database.ownerUrl);
});
afterAll(async () => {
  await rows.stop();
  await owner.end();
  await database.drop();
});

/** Returns every row of every table, and the position of each sequence. */
async function state() {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select oid::regclass as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'log_month'::regnamespace) order by 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    all[name] = (await owner.query(`select row::text from ${name} row order by 1`)).rows;
  }
  const sequences = await owner.query(
    'select seqrelid::regclass, pg_sequence_last_value(seqrelid) from pg_sequence order by 1',
  );
  return { ...all, sequences: sequences.rows };
}

test.each([
  [
    'was added',
    `insert into merchant (merchant_name, name_folded, merchant_no, status) values ('One', 'one', '1', 'active')`,
  ],
  ['was changed', `update role set description = 'Another one' where key = 'editor'`],
  ['was removed', `delete from role_grant where role_key = 'editor'`],
  [
    'was removed and something like it added',
    `with gone as (delete from channel_type returning *) select from gone`,
  ],
  ['was emptied', 'truncate app_user cascade'],
  [
    'was written in a log',
    `insert into audit_entry (subject, action, changes) values ('role', 'create', '[]')`,
  ],
])('rows changed by %s are restored repeatedly', async (_, statement) => {
  const before = await state();
  for (let times = 0; times < 3; times++) {
    await owner.query(statement);
    await rows.putBack();
    expect(await state()).toEqual(before);
  }
});
