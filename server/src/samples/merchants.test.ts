import { createPrivateKey } from 'node:crypto';
import type pg from 'pg';
import { withPool } from '../platform/database/create-pool';
import { createKeyring } from '../platform/encryption/keyring';
import { createPrivateKeys } from '../platform/encryption/private-keys';
import { createKeyReads } from '../platform/key-reads/key-reads';
import { keyReader } from '../testing/key-reader.fixture';
import { useTestPool } from '../testing/use-test-pool';
import { MerchantService } from '../areas/merchants/merchant-service';
import { merchantSearchOf } from '../areas/merchants/merchant-search';
import { demoMerchantNames, sampleName } from './merchant-names';
import { seedMerchants } from './merchants';
import { sampleKeyPair } from './sample-keys';

const keyring = createKeyring(Buffer.alloc(32, 7).toString('base64'));

let pool: pg.Pool;
let ownerUrl: string;
useTestPool((opened, database) => ([pool, ownerUrl] = [opened, database.ownerUrl]));

test('samples are valid merchants: readable keys, numbers by day, both statuses, spread over time', async () => {
  await seedMerchants(pool, 200, keyring);
  const { items, total } = await new MerchantService(
    pool,
    keyring,
    createKeyReads(pool, { privateKeysPerHour: 1000, keyDisplay: 'open' }, console),
    createPrivateKeys(),
  ).list(pool, keyReader, {
    page: 2,
    limit: 100,
    sort: '+id',
  });
  expect(total).toBe(200);
  for (const item of items) {
    const merchant = 'privateKey' in item ? item : null;
    const key = Buffer.from(merchant?.privateKey ?? '', 'base64');
    expect(createPrivateKey({ key, format: 'der', type: 'pkcs8' }).asymmetricKeyType).toBe('rsa');
    expect(item.merchantNo).toBe(
      `M${merchant?.createdAt.slice(0, 10).replaceAll('-', '')}${String(item.id).padStart(6, '0')}`,
    );
  }
  const { rows } = await pool.query<{ days: number; numbers: number }>(
    'select count(distinct created_at::date) as days, count(distinct merchant_no) as numbers from merchant',
  );
  expect(rows[0]).toEqual({ days: 200, numbers: 200 });
  const merchants = await merchantSearchOf(pool).totals({});
  expect(merchants.active).toBeGreaterThan(merchants.inactive);
  expect(merchants.inactive).toBeGreaterThan(20);
});

test('a bulk insert resets all cached counts, and restores the setting of the name index', async () => {
  const before = await merchantSearchOf(pool).totals({});
  await withPool(ownerUrl, (owner) => seedMerchants(owner, 12_000, keyring));
  const merchants = await merchantSearchOf(pool).totals({});
  expect(merchants.active + merchants.inactive - before.active - before.inactive).toBe(12_000);
  const { rows } = await pool.query(
    `select reloptions from pg_class where relname = 'merchant_name_grams' and relkind = 'i'`,
  );
  expect(rows).toEqual([{ reloptions: ['fastupdate=off'] }]);
});

test('sample names have 1 to 32 characters, Chinese and Latin, short and long', () => {
  const names = Array.from({ length: 5_000 }, (_, index) => sampleName(index));
  const lengths = names.map((name) => name.length);
  expect(Math.min(...lengths)).toBeGreaterThan(5);
  expect(Math.max(...lengths)).toBe(32);
  expect(names.filter((name) => /^\p{Script=Han}/u.test(name)).length).toBeGreaterThan(2_500);
  expect(names.filter((name) => /^\p{Script=Latin}/u.test(name)).length).toBeGreaterThan(1_000);
});

test('the demo merchants have names and keys of their own', async () => {
  const names = demoMerchantNames;
  expect(new Set(names).size).toBe(names.length);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(32);
  const latin = Array.from({ length: 5_000 }, (_, index) => sampleName(index).split(' '));
  expect(latin.filter(([first, second]) => second !== undefined && first === second)).toEqual([]);
  expect(new Set(Array.from({ length: 200 }, (_, index) => sampleKeyPair(index).privateKey)).size).toBe(200);
});
