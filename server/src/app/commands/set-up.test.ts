import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createPool } from '../../platform/database/create-pool';
import { findDeployKey } from '../../areas/remotes/deploy-keys/deploy-keys.repository';
import { listPointers } from '../../areas/remotes/releases/pointer.repository';
import { findHostOffer } from '../../areas/remotes/releases/host-releases.repository';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { setUp } from './set-up';

const KEY = `dk_${'a'.repeat(43)}`;
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  pool = createPool(database.ownerUrl);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const env = () => ({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl });

function secrets(key: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  writeFileSync(`${folder}/deploy-key-mfe-merchant`, `${key}\n`);
  writeFileSync(`${folder}/database-password`, 'something else');
  return folder;
}

test('set-up creates schema, host modules and keys once, also when repeated', async () => {
  const host = join(mkdtempSync(join(tmpdir(), 'host-')), 'host-modules.json');
  writeFileSync(host, JSON.stringify({ modules: { react: '19.3.1' }, exports: {} }));
  const args = ['--host', host, '--deploy-keys', secrets(KEY)];
  const run = () => setUp(args, env());

  expect(await run()).toMatch(/: \d+ new migrations, 1 new deploy keys\.$/);
  expect(await run()).toBe('The installation is set up: 0 new migrations, 0 new deploy keys.');
  expect(await findDeployKey(pool, KEY)).toMatchObject({ remote: 'mfe-merchant' });
  expect((await findHostOffer(pool)).modules).toEqual({ react: '19.3.1' });
});

test('set-up retires what it shipped and no longer has, keeps the files, and leaves the remotes of others', async () => {
  const args = ['--deploy-keys', secrets(KEY)];
  await setUp(args, env());
  const own = 'deploy key the installation’s own';
  for (const [remote, publisher] of [
    ['mfe-merchant', own],
    ['mfe-gone', own],
    ['mfe-other', 'deploy key its team'],
  ]) {
    const values = [remote, publisher];
    await pool.query("insert into release (remote, release, published_by) values ($1, 'r1', $2)", values);
    await pool.query(
      `insert into remote_pointer (remote, live) values ($1, 'r1') on conflict (remote) do update set live = 'r1'`,
      [remote],
    );
  }
  const pointers = async () =>
    (await listPointers(pool)).map(({ remote, live, previous }) => [remote, live, previous]);
  const retired = [
    ['mfe-gone', null, 'r1'],
    ['mfe-merchant', 'r1', null],
    ['mfe-other', 'r1', null],
  ];
  await setUp([], env());
  expect((await pointers())[0]).toEqual(['mfe-gone', 'r1', null]);
  await setUp(args, env());
  expect(await pointers()).toEqual(retired);
  await setUp(args, env());
  expect(await pointers()).toEqual(retired);
});

test('set-up keeps a revoked key revoked', async () => {
  const args = ['--deploy-keys', secrets(KEY)];
  await setUp(args, env());
  await pool.query('update deploy_key set revoked_at = now()');
  await setUp(args, env());
  expect(await findDeployKey(pool, KEY)).toBeNull();
});

test('set-up stops at an invalid key file before any change, without printing its content', async () => {
  const refused = setUp(['--deploy-keys', secrets('half-a-key')], env());
  await expect(refused).rejects.toThrow(/deploy-key-mfe-merchant does not contain a deploy key/);
  await expect(refused).rejects.not.toThrow(/half-a-key/);
  const { rows } = await pool.query("select from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
});
