import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { migrationsFolder, runMigrations } from './run-migrations';

let database: TestDatabase;
let client: pg.Client;
let inOneGo: string;
beforeEach(async () => {
  inOneGo = await mkdtemp(join(tmpdir(), 'migrations-'));
  const filter = (path: string) => !path.endsWith('.concurrently.sql');
  await cp(migrationsFolder, inOneGo, { recursive: true, filter });
  database = await createTestDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(inOneGo, { recursive: true });
});

async function textsOf(sql: string): Promise<unknown[]> {
  const { rows } = await client.query<{ text: unknown }>(sql);
  return rows.map(({ text }) => text);
}

test.each([
  ['in steps', () => migrationsFolder],
  ['in one go', () => inOneGo],
])(
  'existing rows are searched like new ones after a migration %s',
  async (_way, folder) => {
    await runMigrations(database.ownerUrl, folder(), (name) => name < '0106');
    await client.query(
      `insert into merchant (id, merchant_name, name_folded, merchant_no, status) values
       (1, 'Tea', 'tea', 'M1', 'active'), (2500, 'José', 'josé', 'M2', 'active');
     insert into article (id, status, title, title_folded, content_short, source_uri, image_uri, display_time, platforms,
       comment_disabled, importance, author, reviewer, type, forecast, remark, published_at)
     values (1, 'draft', 'ｶﾞｽ', 'ｶﾞｽ', '', '', '', now(), '{a-platform}', false, 1, '', '', 'CN', 0, '', now());
     insert into article_finding (article_id, name_folded, sound, initials) values (1, 'ｶﾞｽ', '', '');
     insert into audit_entry (subject, subject_name, action, changes) values ('merchant', 'José', 'update', '[]')`,
    );
    const { rows } = await client.query('select id, merchant_no, updated_at from merchant order by id');
    await runMigrations(database.ownerUrl, folder());
    // Simulates a migration that was interrupted in a step.
    await client.query(`delete from schema_migration where name ~ '^010[78]' and $1`, [
      folder() === migrationsFolder,
    ]);
    await runMigrations(database.ownerUrl, folder());

    expect((await client.query('select id, merchant_no, updated_at from merchant order by id')).rows).toEqual(
      rows,
    );
    expect(await textsOf('select name_folded as text from merchant order by id')).toEqual([
      'tea',
      'jose\uFFFFjosé',
    ]);
    expect(
      await textsOf(
        'select title_folded as text from article union all select name_folded from article_finding',
      ),
    ).toEqual(['ガス\uFFFFｶﾞｽ', 'ガス\uFFFFｶﾞｽ']);
    // Each part of the log has the index, including parts created later.
    await client.query(
      `create table log_month.later partition of audit_entry for values from ('2999-01-01') to ('2999-02-01')`,
    );
    expect(
      await textsOf(
        `select distinct (select bool_or(indisvalid) from pg_index where indrelid = inhrelid
         and pg_get_indexdef(indexrelid) ~ 'fold_text.*WHERE') as text
       from pg_inherits where inhparent = 'audit_entry'::regclass`,
      ),
    ).toEqual([true]);
    expect(
      await textsOf(
        `select indisvalid as text from pg_index where indexrelid = 'audit_entry_folded_name'::regclass`,
      ),
    ).toEqual([true]);
    expect(
      await textsOf(
        `select reloptions::text as text from pg_class where relname in ('merchant_name_grams', 'article_finding_names')`,
      ),
    ).toEqual(['{fastupdate=off}', '{fastupdate=off}']);
  },
  30_000,
);
