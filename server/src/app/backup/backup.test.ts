import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { verifyAudit } from '../commands/verify-audit';
import { backUp, restore } from '../commands/backup';
import { addDemoArticles } from '../../samples/articles';
import { addDemoChannels } from '../../samples/channels';
import { addDemoMerchants } from '../../samples/merchants';
import { withPool } from '../../platform/database/create-pool';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { contentOf } from './content-of.fixture';
import { backedUpTables } from './database-lines';

// Each test builds its own schema.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const file = `${folder}/backup`;
let api: TestApi;
let target: TestDatabase;
let shown: jest.SpyInstance;

beforeAll(async () => {
  api = await startTestApi();
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  await addDemoArticles(api.services);
  // Adds audit entries, and an image among the rows.
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
  shown = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  target = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  shown.mockRestore();
  await target.drop();
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

test('a backup is recorded in the database, and the record is not restored', async () => {
  const made = (pool: pg.Pool) => pool.query('select from backup_made').then(({ rowCount }) => rowCount);
  expect(await made(api.services.pool)).toBe(1);
  await restoreFrom(file);
  expect(await withPool(target.ownerUrl, made)).toBe(0);
});

test('a restore into an empty database brings back all rows, counters and releases, but no sessions', async () => {
  expect(await restoreFrom(file, `${folder}/other-store`)).toMatch(/^Restored \d+ rows as they were at /);
  const before = await contentOf(api.services.settings.ownerUrl);
  expect((before.merchant as unknown[]).length).toBeGreaterThan(200);
  expect((before.audit_entry as unknown[]).length).toBeGreaterThan(0);
  expect(await contentOf(target.ownerUrl)).toEqual(before);
  for (const name of ['entry.js', 'empty.js']) {
    const restored = readFileSync(`${folder}/other-store/mfe-merchant/r1/${name}`);
    expect(restored.equals(readFileSync(`${folder}/store/mfe-merchant/r1/${name}`))).toBe(true);
  }
  expect(shown.mock.calls.flat()).toEqual([
    'Checking the backup …\n',
    'All rows restored. Building the indexes …\n',
    'Checking the restored data …\n',
  ]);
  expect(await countOf(target.ownerUrl, 'session')).toBe(0);
  const verify = () => verifyAudit([], { DATABASE_URL: target.ownerUrl });
  expect(await verify()).toMatch(/^The audit log is whole/);
  // The chain continues after the last restored entry.
  await target.asOwner(`insert into audit_entry (subject, action) values ('account', 'create')`);
  const entries = (before.audit_entry as unknown[]).length + 1;
  expect(await verify()).toContain(`whole: ${entries} entries. Note for later: ${entries}:`);
});

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 400), /is incomplete\.$/],
  [
    'has a byte that was changed',
    (bytes: Buffer) => changed(bytes),
    /is damaged\.$|was changed after the backup was created\.$|can read\.$/,
  ],
  ['is something else', () => Buffer.from('select 1;'), /is not a backup or is damaged\.$/],
  ['is empty', () => Buffer.alloc(0), /is incomplete\.$/],
])('a restore refuses a file that %s, and changes nothing', async (_what, spoil, sentence) => {
  writeFileSync(`${folder}/spoilt`, spoil(readFileSync(file)));
  await expect(restoreFrom(`${folder}/spoilt`, `${folder}/untouched`)).rejects.toThrow(sentence);
  expect(await tablesOf(target.ownerUrl)).toEqual([]);
});

test('a restore refuses a backup with the schema of another release', async () => {
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
  await expect(restoreFrom(`${folder}/of-another`)).rejects.toThrow(`with ${name}: restore it`);
  expect(await tablesOf(target.ownerUrl)).toEqual([]);
});

test('a restore reports a missing file', async () => {
  await expect(restoreFrom(`${folder}/nowhere`)).rejects.toThrow(
    `The file ${folder}/nowhere does not exist.`,
  );
});

test('a backup of an empty database is refused', async () => {
  const made = backUp([`${folder}/of-nothing`], { DATABASE_URL: target.ownerUrl });
  await expect(made).rejects.toThrow('The database is empty. Nothing to back up.');
  expect(existsSync(`${folder}/of-nothing`)).toBe(false);
});

test('a restore into a used database is refused', async () => {
  const { ownerUrl } = api.services.settings;
  const before = await contentOf(ownerUrl);
  await expect(restore([file], { DATABASE_URL: ownerUrl })).rejects.toThrow(/^The database is not empty/);
  expect(await contentOf(ownerUrl)).toEqual(before);
});

/** Returns everything that migrations created, in the words of PostgreSQL. */
const structureOf = (url: string) =>
  withPool(url, async (pool) => {
    const queries = [
      'select tablename, indexname, indexdef from pg_indexes where schemaname = $1 order by 1, 2',
      `select conrelid::regclass::text as "table", conname, contype, convalidated, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = $1::regnamespace order by 1, 2`,
      `select pg_get_triggerdef(t.oid) as definition, tgenabled
       from pg_trigger t join pg_class c on c.oid = tgrelid
       where c.relnamespace = $1::regnamespace and not tgisinternal order by 1`,
      `select c.relname, attname, attnotnull, attidentity, attstorage, attstattarget
       from pg_attribute join pg_class c on c.oid = attrelid
       where c.relnamespace = $1::regnamespace and attnum > 0 order by 1, attnum`,
      `select c.relname, c.reloptions, c.relacl::text from pg_class c where c.relnamespace = $1::regnamespace order by 1`,
    ];
    return Promise.all(queries.map(async (text) => (await pool.query(text, ['public'])).rows));
  });

test('indexes, constraints, triggers and grants equal the original after a restore', async () => {
  await restoreFrom(file);
  const [indexes, ...rest] = await structureOf(target.ownerUrl);
  expect(indexes!.length).toBeGreaterThan(60);
  expect([indexes, ...rest]).toEqual(await structureOf(api.services.settings.ownerUrl));
});

test('a killed restore leaves no rows and can be repeated', async () => {
  const cli = join(import.meta.dirname, '../../cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, 'restore', '-'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, ...envOf(target) },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const killed = once(child, 'exit');
  // It ends before it has read everything.
  child.stdin.on('error', () => {});
  const bytes = readFileSync(file);
  child.stdin.write(bytes.subarray(0, bytes.length / 2));
  await withPool(target.ownerUrl, async (pool) => {
    const isCopying = async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where application_name = 'backoffice-restore' and query like 'copy %'`,
      );
      return Boolean(rowCount);
    };
    while (!(await isCopying())) expect(child.exitCode).toBeNull();
  });
  child.kill('SIGKILL');
  await killed;
  expect(await restoreFrom(file)).toMatch(/^Restored \d+ rows/);
  expect(await contentOf(target.ownerUrl)).toEqual(await contentOf(api.services.settings.ownerUrl));
});

test('a restore reports its rows, an intact audit log and readable private keys', async () => {
  const { keyEncryptionKey } = api.services.settings;
  const summary = await restore([file], { ...envOf(target), KEY_ENCRYPTION_KEY: keyEncryptionKey });
  expect(summary).toMatch(
    /All tables have their rows, the audit log is whole \(\d+ entries\), \d{3,} private keys were decrypted\./,
  );
});

test('a restore with the wrong key is refused and changes nothing', async () => {
  const refused = restore([file], {
    ...envOf(target),
    KEY_ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64'),
  });
  await expect(refused).rejects.toThrow(/^KEY_ENCRYPTION_KEY does not decrypt .*Nothing was changed\.$/);
  expect(await countOf(target.ownerUrl, 'merchant')).toBe(0);
});

test('an owner without superuser rights can restore', async () => {
  const owner = `owner_${new URL(target.url).pathname.slice(1)}`;
  await target.asOwner(
    `create role ${owner} login password '${owner}'; alter database ${new URL(target.url).pathname.slice(1)} owner to ${owner}`,
  );
  const ownerUrl = Object.assign(new URL(target.ownerUrl), { username: owner, password: owner }).href;
  expect(await restore([file], { DATABASE_URL: ownerUrl })).toMatch(/^Restored \d+ rows/);
  await target.asOwner(
    `reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`,
  );
});

test('a backup in the earlier format can be restored', async () => {
  const { ownerUrl } = api.services.settings;
  const lines = await withPool(ownerUrl, async (pool) => {
    const { rows: migrations } = await pool.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const rows = [];
    for (const table of await backedUpTables(pool)) {
      const found = await pool.query<{ row: string }>(`select t::text as row from "${table}" t`);
      if (found.rows.length > 0) rows.push({ kind: 'rows', table, rows: found.rows.map(({ row }) => row) });
    }
    return [
      {
        kind: 'start',
        format: 'back-office backup 1',
        madeAt: new Date().toISOString(),
        migrations: Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum])),
      },
      ...rows,
      { kind: 'file', path: 'mfe-a/r1/x.js', offset: 0, base64: Buffer.from('x').toString('base64') },
    ];
  });
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const end = JSON.stringify({ kind: 'end', sha256: createHash('sha256').update(text).digest('hex') });
  writeFileSync(`${folder}/of-before`, gzipSync(`${text}${end}\n`));
  await restoreFrom(`${folder}/of-before`, `${folder}/store-of-before`);
  const { sequences: _theirs, ...before } = await contentOf(ownerUrl);
  expect(await contentOf(target.ownerUrl)).toMatchObject(before);
  expect(readFileSync(`${folder}/store-of-before/mfe-a/r1/x.js`, 'utf8')).toBe('x');
});

function changed(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[Math.floor(copy.length / 2)]! ^= 1;
  return copy;
}
