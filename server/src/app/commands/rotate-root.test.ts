import type pg from 'pg';
import { createPool } from '../../platform/database/create-pool';
import { openKeyring } from '../../platform/encryption/open-keyring';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { rotateRoot } from './rotate-root';

const [FORMER, ROOT] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string];
const CONTEXT = 'merchant.private_key:1';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 8 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const processWith = (...rootKeys: string[]) =>
  openKeyring({ rootKeys, rootToken: null, keyEncryptionKey: undefined, formerKeyEncryptionKeys: [] }, pool);
const rotate = (...roots: string[]) =>
  rotateRoot([], {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    ROOT_KEY: roots.join('\n'),
  });

test('rotate-root wraps every data key again, and decrypts no secret', async () => {
  const { encrypt } = await processWith(FORMER).sealer(5_000);
  const sealed = Array.from({ length: 5_000 }, (_, n) => encrypt(`secret ${n}`, CONTEXT));
  const stored = async () => (await pool.query<{ root_id: string }>('select root_id from data_key')).rows;
  const keys = (await stored()).length;

  // Both roots are known; what is encrypted before the rotation still uses the former one.
  const running = processWith(ROOT, FORMER);
  const before = await running.encrypt('before', CONTEXT);
  expect(new Set((await stored()).map(({ root_id: id }) => id)).size).toBe(1);
  await expect(rotate(ROOT)).rejects.toThrow(/which ROOT_KEY does not have/);
  expect(await rotate(ROOT, FORMER)).toMatch(new RegExp(`^Wrapped ${keys + 1} data keys`));
  expect(await rotate(ROOT, FORMER)).toMatch(/^Wrapped 0 data keys/);
  expect(new Set((await stored()).map(({ root_id: id }) => id)).size).toBe(1);

  // A process that has not unwrapped them yet, and one that runs on.
  for (const keyring of [processWith(ROOT), running]) {
    const { decrypt } = await keyring.opener([...sealed, before]);
    expect(sealed.map((text) => decrypt(text, CONTEXT))).toEqual(sealed.map((_, n) => `secret ${n}`));
    expect(decrypt(before, CONTEXT)).toBe('before');
  }
  await expect(processWith(FORMER).ensureRoots()).rejects.toThrow(/which ROOT_KEY does not have/);
});

test('rotate-root without a root key says so', async () => {
  const env = { DATABASE_URL: database.url, KEY_ENCRYPTION_KEY: ROOT };
  await expect(rotateRoot([], env)).rejects.toThrow(/^rotate-root needs the new root key/);
});
