import { merchantCreateRequest } from '@backoffice/contract';
import type pg from 'pg';
import { nextIds } from '../platform/database/new-rows';
import { settleTables } from '../platform/database/maintenance';
import type { Keyring } from '../platform/encryption/keyring';
import { samplePrivateKeys } from './sample-private-keys';
import { merchantNumber } from '../areas/merchants/merchants.repository';
import { insertSampleMerchants, type SampleMerchant, withBulkIndexing } from './merchant-samples.repository';
import { privateKeyPlace } from '../areas/merchants/merchant-keys';
import { sampleFreeDifference, sampleIsActive, sampleName } from './sample-names';

const BATCH = 10_000;
const SPREAD_MS = 1000 * 24 * 60 * 60 * 1000;

// With what the contract fills in for fields that are left out.
const blank = merchantCreateRequest.parse({ merchantName: 'Sample', status: 'active' });

/**
 * Adds `count` sample merchants, created over the last 1,000 days. Their private keys are real but only a few different
 * ones, each encrypted for each merchant.
 */
export async function seedMerchants(pool: pg.Pool, count: number, keyring: Keyring): Promise<void> {
  const keys = await samplePrivateKeys();
  const now = Date.now();

  function sample(id: number, index: number): SampleMerchant {
    const createdAt = new Date(now - Math.floor(SPREAD_MS * (1 - (index + 1) / (count + 1))));
    return {
      ...blank,
      id,
      merchantName: sampleName(index),
      merchantNo: merchantNumber(id, createdAt),
      status: sampleIsActive(index) ? 'active' : 'inactive',
      freeDifference: sampleFreeDifference(index),
      createdAt,
      privateKeyEncrypted: keyring.encrypt(keys[index % keys.length] ?? '', privateKeyPlace(id)),
      merchantExpansionA: index % 5 === 0 ? `{"settlement":"T+${index % 3}"}` : '',
    };
  }

  async function load(): Promise<void> {
    // The next batch is made while the database writes the one before.
    let writing = Promise.resolve();
    for (let start = 0; start < count; start += BATCH) {
      const ids = await nextIds(pool, 'merchant', Math.min(BATCH, count - start));
      const samples = ids.map((id, offset) => sample(id, start + offset));
      await writing;
      writing = insertSampleMerchants(pool, samples);
    }
    await writing;
  }

  await (count > BATCH ? withBulkIndexing(pool, load) : load());
  await settleTables(pool, ['merchant', 'merchant_detail', 'merchant_change']);
}
