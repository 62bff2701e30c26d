import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyAudit } from '../commands/verify-audit';
import { backUp, restore } from '../commands/backup';
import { migrationsFolder, readMigrations } from '../../platform/database/run-migrations';
import { withPool } from '../../platform/database/create-pool';
import { createDatabaseOfReleaseBefore } from '../../testing/create-database-of-release-before';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { contentOf } from './content-of.fixture';

// Each test builds two schemas.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'backup-of-release-before-'));
const file = join(folder, 'backup');
let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  source = await createDatabaseOfReleaseBefore();
  target = await createTestDatabase({ empty: true });
  await source.asOwner(`
    insert into app_user (username, password_hash, role_key) values ('wang', 'hash', 'admin');
    insert into merchant (merchant_name, name_folded, merchant_no, status) values ('Café', 'café', 'M1', 'active');
    insert into audit_entry (subject, subject_name, action) values ('merchant', 'Café', 'create')`);
});
afterEach(async () => {
  await source.drop();
  await target.drop();
});
afterAll(() => rm(folder, { recursive: true }));

/** Ids of rows written as PostgreSQL's text of a row, whose first field is the id. */
const idsOf = (rows: unknown) => (rows as string[]).map((row) => /^\((\d+),/.exec(row)?.[1]);

test('a backup of the previous release is restored and migrated to the newest schema', async () => {
  await backUp([file], { DATABASE_URL: source.ownerUrl });
  const before = await contentOf(source.ownerUrl);
  const summary = await restore([file], { DATABASE_URL: target.url, DATABASE_OWNER_URL: target.ownerUrl });
  expect(summary).toMatch(/^Restored \d+ rows .* the audit log is whole \(1 entries\)/);

  const { role, route_node, role_grant, audit_entry } = await contentOf(target.ownerUrl);
  // Later migrations change titles and views of the route tree, and add pages; none removes one.
  expect(idsOf(route_node)).toEqual(expect.arrayContaining(idsOf(before.route_node)));
  expect({ role, role_grant, audit_entry }).toEqual({
    // No second factor is required.
    role: (before.role as string[]).map((role) => role.replace(/\)$/, ',optional,7,)')),
    role_grant: before.role_grant,
    // Without a process, a version of the hash and a ticket.
    audit_entry: (before.audit_entry as string[]).map((entry) => entry.replace(/\)$/, ',,,)')),
  });
  const names = await withPool(target.ownerUrl, async (pool) => {
    const merchants = await pool.query('select merchant_name, name_folded from merchant');
    expect(merchants.rows).toEqual([{ merchant_name: 'Café', name_folded: 'cafe\uFFFFcafé' }]);
    return (await pool.query<{ name: string }>('select name from schema_migration')).rows;
  });
  const files = await readMigrations(migrationsFolder);
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(files.map(({ name }) => name)));
  await target.asOwner(`insert into audit_entry (subject, action) values ('account', 'create')`);
  expect(await verifyAudit([], { DATABASE_URL: target.ownerUrl })).toContain('whole: 2 entries');
});

test('a backup older than the previous release is refused, and nothing is changed', async () => {
  await source.asOwner(`delete from schema_migration where name = '0097_head-of-chain.sql'`);
  await backUp([file], { DATABASE_URL: source.ownerUrl });
  const refused = restore([file], { DATABASE_URL: target.url, DATABASE_OWNER_URL: target.ownerUrl });
  await expect(refused).rejects.toThrow(
    'The backup is older than release 1.0.0. Restore it with release 1.0.0, and upgrade from there.',
  );
  const { rowCount } = await withPool(target.ownerUrl, (pool) =>
    pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`),
  );
  expect(rowCount).toBe(0);
});
