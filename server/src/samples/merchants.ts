import type pg from 'pg';
import { merchantCreateRequest } from '@backoffice/contract';
import { privateKeyContext } from '../areas/merchants/merchant-keys';
import { type NewMerchant, type WrittenColumn, writtenColumns } from '../areas/merchants/merchant-columns';
import { columnsOf, statement } from '../platform/database/statement';
import { foldCase } from '../platform/database/text-search';
import { nextIds } from '../platform/database/new-rows';
import { sampleKeyPair } from './sample-keys';
import type { Keyring, Sealer } from '../platform/encryption/keyring';
import { merchantNumber } from '../areas/merchants/merchants.repository';
import { demoMerchantNames, sampleFreeDifference, sampleIsActive, sampleName } from './merchant-names';
import type { Services } from '../platform/services';
import { vacuumTables } from './seeding';

type SampleMerchant = NewMerchant & { id: number; folded: string; createdAt: Date };

const inList = writtenColumns('m', 'create');
const inDetail = writtenColumns('d', 'create');
const columnNames = (written: WrittenColumn[]) => written.map(({ column }) => column).join(', ');
const arrays = (written: WrittenColumn[]) =>
  written.map(({ field, type }) => `:${field}::${type}[]`).join(', ');

/** Inserts many merchants at once, from an array of values for each field. */
const insertSamples = statement<never, { [Field in keyof SampleMerchant]: SampleMerchant[Field][] }>(
  'merchant-samples-insert',
  `with created as (
     insert into merchant (id, name_folded, ${columnNames(inList)}, created_at, updated_at)
     select id, folded, ${columnNames(inList)}, created_at, created_at
     from unnest(:id::bigint[], :folded::text[], :createdAt::timestamptz[], ${arrays(inList)})
       as sample (id, folded, created_at, ${columnNames(inList)})
   )
   insert into merchant_detail (merchant_id, private_key_encrypted, ${columnNames(inDetail)})
   select * from unnest(:id::bigint[], :privateKeyEncrypted::text[], ${arrays(inDetail)})`,
).run;

/** Runs `load` with bulk updates of the name index; searches are slower until it ends. */
async function withBulkIndexing(pool: pg.Pool, load: () => Promise<void>): Promise<void> {
  await pool.query('alter index merchant_name_grams set (fastupdate = on, gin_pending_list_limit = 65536)');
  try {
    await load();
  } finally {
    await pool.query('alter index merchant_name_grams set (fastupdate = off)');
    await pool.query('alter index merchant_name_grams reset (gin_pending_list_limit)');
  }
}

const BATCH = 10_000;
const SPREAD_MS = 1000 * 24 * 60 * 60 * 1000;

// Includes the contract's defaults for omitted fields.
const blank = merchantCreateRequest.parse({ merchantName: 'Sample', status: 'active' });

/**
 * Adds `count` sample merchants, created over the last 1,000 days. Their private keys are real, but repeat
 * after some hundreds, each encrypted for each merchant.
 *
 * @param names the names of the first merchants, which are active
 */
export async function seedMerchants(
  pool: pg.Pool,
  count: number,
  keyring: Keyring,
  names: readonly string[] = [],
): Promise<void> {
  const now = Date.now();

  function sample(id: number, index: number, sealer: Sealer): SampleMerchant {
    const createdAt = new Date(now - Math.floor(SPREAD_MS * (1 - (index + 1) / (count + 1))));
    const merchantName = names[index] ?? sampleName(index);
    return {
      ...blank,
      id,
      merchantName,
      folded: foldCase(merchantName),
      merchantNo: merchantNumber(id, createdAt),
      status: index < names.length || sampleIsActive(index) ? 'active' : 'inactive',
      // The history of the demo begins with no difference.
      freeDifference: index < names.length ? 0 : sampleFreeDifference(index),
      createdAt,
      privateKeyEncrypted: sealer.encrypt(sampleKeyPair(index).privateKey, privateKeyContext(id)),
      merchantExpansionA: index % 5 === 0 ? `{"settlement":"T+${index % 3}"}` : '',
    };
  }

  async function load(): Promise<void> {
    const ids = await nextIds(pool, 'merchant', count);
    // The next batch is composed while the database writes the current one.
    let writing: Promise<unknown> = Promise.resolve();
    for (let start = 0; start < count; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const sealer = await keyring.sealer(batch.length);
      const samples = batch.map((id, offset) => sample(id, start + offset, sealer));
      await writing;
      writing = insertSamples(pool, columnsOf(samples));
    }
    await writing;
  }

  await (count > BATCH ? withBulkIndexing(pool, load) : load());
  await vacuumTables(pool, ['merchant', 'merchant_detail', 'merchant_change']);
}

const anyMerchant = statement('sample-any-merchant', 'select from merchant limit 1').some;

const MERCHANTS = 200;

/** Adds demo merchants when the database has none. */
export async function addDemoMerchants({ pool, keyring }: Pick<Services, 'pool' | 'keyring'>): Promise<void> {
  if (!(await anyMerchant(pool))) await seedMerchants(pool, MERCHANTS, keyring, demoMerchantNames);
}
