import { createPrivateKey, createPublicKey } from 'node:crypto';
import type pg from 'pg';
import { demoChannelTypes, seedChannels } from './channels';
import { createKeyring } from '../platform/encryption/keyring';
import { seedMerchants } from './merchants';
import type { TestDatabase } from '../testing/create-test-database';
import { createKeyReads } from '../platform/key-reads/key-reads';
import { keyReader } from '../testing/key-reader.fixture';
import { useTestPool } from '../testing/use-test-pool';
import { ChannelService } from '../areas/channels/channel-service';
import { addChannelTypes } from '../areas/channels/types/channel-types.repository';

const keyring = createKeyring(Buffer.alloc(32, 7).toString('base64'));

let pool: pg.Pool;
let asOwner: TestDatabase['asOwner'];
useTestPool((opened, database) => ([pool, asOwner] = [opened, database.asOwner]));

test('requires channel types', async () => {
  await expect(seedChannels(pool, keyring)).rejects.toThrow(/no channel types/);
});

test('every merchant gets valid channels: matching pairs, readable keys, valid texts', async () => {
  await addChannelTypes(pool, demoChannelTypes);
  await seedMerchants(pool, 200, keyring);
  const added = await seedChannels(pool, keyring);
  const { items, total } = await new ChannelService(
    pool,
    keyring,
    createKeyReads(pool, { privateKeysPerHour: 1000, keyDisplay: 'open' }, console),
  ).list(pool, keyReader, { page: 1, limit: 100, sort: '+id' });
  expect(total).toBe(added);
  for (const item of items) {
    if (!('keyFingerprints' in item)) throw new Error('A whole channel was expected.');
    const key = Buffer.from(item.merchantUpPrivateKey ?? '', 'base64');
    const publicKey = createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
    expect(publicKey.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(
      item.merchantUpPublicKey,
    );
    expect(item.keyFingerprints.merchantUpPublicKey).toBe(item.keyFingerprints.merchantUpPrivateKey);
    expect(item.merchantBalance).toMatch(/^\d+\.\d\d$/);
    if (item.merchantExpansion) JSON.parse(item.merchantExpansion);
  }
  const { rows } = await pool.query<{ merchants: number; codes: number; heaviest: number; off: number }>(
    `select count(distinct merchant_id) as merchants, count(distinct merchant_channel) as codes,
       (select max(weight) from (select sum(merchant_weight) as weight from channel group by merchant_id) w) as heaviest,
       count(*) filter (where status = 'inactive') as off
     from channel`,
  );
  expect(rows[0]).toMatchObject({ merchants: 200, codes: 5, heaviest: 100 });
  expect(rows[0]?.off).toBeGreaterThan(20);
  expect(await seedChannels(pool, keyring)).toBe(0);
});

test('stops at the requested number', async () => {
  await asOwner('truncate channel cascade');
  expect(await seedChannels(pool, keyring, 7)).toBe(7);
});
