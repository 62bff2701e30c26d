import pg from 'pg';
import { createPool } from '../../platform/database/create-pool';
import { openKeyring } from '../../platform/encryption/open-keyring';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { seedMerchants } from '../../samples/merchants';
import { testSettings } from '../../testing/start-test-api';
import { tryRestored } from './verify-restored';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const withRoot = (...rootKeys: string[]) => ({ ...testSettings, rootKeys, keyEncryptionKey: undefined });

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = createPool(database.ownerUrl, { max: 2 });
  await seedMerchants(pool, 20, openKeyring(withRoot(keyOf(1)), pool));
  await pool.end();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each([
  ['its root key', withRoot(keyOf(1))],
  ['its root key after another', withRoot(keyOf(2), keyOf(1))],
])('a restored database is decrypted with %s', async (_what, keys) => {
  expect(await tryRestored(client, keys)).toMatchObject({ keys: 20 });
});

test.each([
  ['another root key', withRoot(keyOf(2)), /^ROOT_KEY does not decrypt .* Nothing was changed\.$/],
  ['the key of before alone', testSettings, /^ROOT_KEY does not decrypt/],
])('a restored database is refused with %s', async (_what, keys, sentence) => {
  await expect(tryRestored(client, keys)).rejects.toThrow(sentence);
});

test('without any key the secrets are not checked, and the report says so', async () => {
  const { keys, summary } = await tryRestored(client, null);
  expect([keys, summary]).toEqual([
    null,
    expect.stringMatching(/neither ROOT_KEY nor KEY_ENCRYPTION_KEY is set/),
  ]);
});
