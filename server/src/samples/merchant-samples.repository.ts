import type pg from 'pg';
import { type NewMerchant, type WrittenColumn, writtenColumns } from '../areas/merchants/merchant-columns';
import { statement } from '../platform/database/statement';
import { foldCase } from '../platform/database/text-search';

export type SampleMerchant = NewMerchant & { id: number; createdAt: Date };

const inList = writtenColumns('m', 'create');
const inDetail = writtenColumns('d', 'create');
const names = (written: WrittenColumn[]) => written.map(({ column }) => column).join(', ');
const arrays = (written: WrittenColumn[]) =>
  written.map(({ field, type }) => `:${field}::${type}[]`).join(', ');

const insert = statement<never, Record<string, unknown[]>>(
  'merchant-samples-insert',
  `with created as (
     insert into merchant (id, name_folded, ${names(inList)}, created_at, updated_at)
     select id, folded, ${names(inList)}, created_at, created_at
     from unnest(:id::bigint[], :folded::text[], :createdAt::timestamptz[], ${arrays(inList)})
       as sample (id, folded, created_at, ${names(inList)})
   )
   insert into merchant_detail (merchant_id, private_key_encrypted, ${names(inDetail)})
   select * from unnest(:id::bigint[], :privateKeyEncrypted::text[], ${arrays(inDetail)})`,
);

/** Many merchants at once, in one statement. */
export async function insertSampleMerchants(
  pool: pg.Pool,
  merchants: readonly SampleMerchant[],
): Promise<void> {
  const fields = [...inList, ...inDetail].map(({ field }) => field);
  const written = fields.map((field) => [field, merchants.map((merchant) => merchant[field])] as const);
  await insert.run(pool, {
    ...Object.fromEntries(written),
    id: merchants.map(({ id }) => id),
    folded: merchants.map(({ merchantName }) => foldCase(merchantName)),
    createdAt: merchants.map(({ createdAt }) => createdAt),
    privateKeyEncrypted: merchants.map(({ privateKeyEncrypted }) => privateKeyEncrypted),
  });
}

/**
 * Has the name index take rows by the thousand instead of one by one while `load` runs. Searches are slower meanwhile.
 */
export async function withBulkIndexing(pool: pg.Pool, load: () => Promise<void>): Promise<void> {
  await pool.query('alter index merchant_name_grams set (fastupdate = on, gin_pending_list_limit = 65536)');
  try {
    await load();
  } finally {
    await pool.query('alter index merchant_name_grams set (fastupdate = off)');
    await pool.query('alter index merchant_name_grams reset (gin_pending_list_limit)');
  }
}
