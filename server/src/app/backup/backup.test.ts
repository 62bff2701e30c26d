import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyAudit } from '../commands/verify-audit';
import { backUp, restore } from '../commands/backup';
import { addDemoArticles } from '../../samples/articles';
import { addDemoChannels } from '../../samples/channels';
import { addDemoMerchants } from '../../samples/merchants';
import { withPool } from '../../platform/database/create-pool';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { backedUpTables } from './database-lines';

// Each test builds a schema of its own.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const file = `${folder}/backup`;
let api: TestApi;
let target: TestDatabase;

beforeAll(async () => {
  api = await startTestApi();
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  await addDemoArticles(api.services);
  // Something in the audit log, and an image among the rows.
  const token = await api.signIn('admin');
  await api.call('PUT', '/merchant/create', {
    token,
    body: { merchantName: 'Ünï "quoted", \\ (row)', status: 'active' },
  });
  await api.services.pool.query(
    'insert into host_offer (modules) values (\'{"react":"19"}\') on conflict do nothing',
  );
  mkdirSync(`${folder}/store/mfe-merchant/r1`, { recursive: true });
  writeFileSync(`${folder}/store/mfe-merchant/r1/entry.js`, Buffer.alloc(2_000_000, 'entry'));
  writeFileSync(`${folder}/store/mfe-merchant/r1/empty.js`, '');
  await backUp(['--store', `${folder}/store`, file], { DATABASE_URL: api.services.settings.ownerUrl });
});
afterAll(() => api.stop());
beforeEach(async () => {
  target = await createTestDatabase({ empty: true });
});
afterEach(() => target.drop());

/** Each table with its rows in one order, and what its counters give next. */
const contentOf = (url: string) =>
  withPool(url, async (pool) => {
    const content: Record<string, unknown> = {};
    for (const table of await backedUpTables(pool)) {
      const { rows } = await pool.query<{ row: string }>(
        `select t::text as row from "${table}" t order by 1`,
      );
      content[table] = rows.map(({ row }) => row);
    }
    const { rows } = await pool.query(
      "select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null and sequencename not like 'session%' order by 1",
    );
    content.sequences = rows;
    return content;
  });

const countOf = (url: string, table: string) =>
  withPool(url, async (pool) => (await pool.query(`select from ${table}`)).rowCount ?? 0);

const tablesOf = (url: string) => withPool(url, backedUpTables);

const envOf = ({ url, ownerUrl }: { url: string; ownerUrl: string }) => ({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
});

const restoreFrom = (path: string, store?: string) =>
  restore([...(store ? ['--store', store] : []), path], envOf(target));

test('an empty database gets every row, every counter and every release, and nobody is signed in by it', async () => {
  expect(await restoreFrom(file, `${folder}/other-store`)).toMatch(/^Restored \d+ rows as they were at /);
  const before = await contentOf(api.services.settings.ownerUrl);
  expect((before.merchant as unknown[]).length).toBeGreaterThan(200);
  expect((before.audit_entry as unknown[]).length).toBeGreaterThan(0);
  expect(await contentOf(target.ownerUrl)).toEqual(before);
  for (const name of ['entry.js', 'empty.js']) {
    const restored = readFileSync(`${folder}/other-store/mfe-merchant/r1/${name}`);
    expect(restored.equals(readFileSync(`${folder}/store/mfe-merchant/r1/${name}`))).toBe(true);
  }
  expect(await countOf(target.ownerUrl, 'session')).toBe(0);
  expect(await verifyAudit([], { DATABASE_URL: target.ownerUrl })).toMatch(/^The audit log is whole/);
});

test.each([
  [
    'is cut off',
    (bytes: Buffer) => bytes.subarray(0, bytes.length - 400),
    /is not a whole backup: it ends too early\.$/,
  ],
  [
    'has a byte that was changed',
    (bytes: Buffer) => changed(bytes),
    /was damaged\.$|was changed since it was made\.$|can read\.$/,
  ],
  ['is something else', () => Buffer.from('select 1;'), /is not a backup, or was damaged\.$/],
  ['is empty', () => Buffer.alloc(0), /is not a whole backup: it ends too early\.$/],
])('a file that %s is refused in a sentence, and nothing is changed', async (_what, spoil, sentence) => {
  writeFileSync(`${folder}/spoilt`, spoil(readFileSync(file)));
  await expect(restoreFrom(`${folder}/spoilt`, `${folder}/untouched`)).rejects.toThrow(sentence);
  expect(await tablesOf(target.ownerUrl)).toEqual([]);
});

test('a backup of another release, whose schema is not this one’s, is refused', async () => {
  const { ownerUrl } = api.services.settings;
  const put = (checksum: string) =>
    withPool(ownerUrl, async (pool) => {
      const { rows } = await pool.query<{ name: string; before: string }>(
        `update schema_migration now set checksum = $1 from schema_migration before
         where now.name = before.name and now.name = (select min(name) from schema_migration)
         returning now.name, before.checksum as before`,
        [checksum],
      );
      return rows[0]!;
    });
  const { name, before } = await put('0'.repeat(64));
  await backUp([`${folder}/of-another`], { DATABASE_URL: ownerUrl });
  await put(before);
  await expect(restoreFrom(`${folder}/of-another`)).rejects.toThrow(`which knows ${name}: restore it`);
  expect(await tablesOf(target.ownerUrl)).toEqual([]);
});

test('a file that is not there is said', async () => {
  await expect(restoreFrom(`${folder}/nowhere`)).rejects.toThrow(`There is no file ${folder}/nowhere.`);
});

test('an empty database is not taken for one that was backed up', async () => {
  const made = backUp([`${folder}/of-nothing`], { DATABASE_URL: target.ownerUrl });
  await expect(made).rejects.toThrow('The database is empty: there is nothing to back up.');
  expect(existsSync(`${folder}/of-nothing`)).toBe(false);
});

test('a database that is used is left alone', async () => {
  const { ownerUrl } = api.services.settings;
  const before = await contentOf(ownerUrl);
  await expect(restore([file], { DATABASE_URL: ownerUrl })).rejects.toThrow(/^The database is not empty/);
  expect(await contentOf(ownerUrl)).toEqual(before);
});

function changed(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[Math.floor(copy.length / 2)]! ^= 1;
  return copy;
}
