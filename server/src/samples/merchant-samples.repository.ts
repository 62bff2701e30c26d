import type pg from 'pg';
import { foldCase } from '../platform/database/text-search';
import type { MerchantRow } from '../areas/merchants/merchant-columns';

export type SampleMerchant = Pick<
  Required<MerchantRow>,
  | 'id'
  | 'merchantName'
  | 'merchantNo'
  | 'status'
  | 'freeDifference'
  | 'privateKeyEncrypted'
  | 'merchantExpansionA'
> & { createdAt: Date };

/** Many merchants at once, in one statement. */
export async function insertSampleMerchants(
  pool: pg.Pool,
  merchants: readonly SampleMerchant[],
): Promise<void> {
  await pool.query(
    `with created as (
      insert into merchant
        (id, merchant_name, name_folded, merchant_no, status, free_difference, created_at, updated_at)
      select id, name, folded, number, status, difference, created_at, created_at
      from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::timestamptz[])
        as sample (id, name, folded, number, status, difference, created_at)
    )
    insert into merchant_detail (merchant_id, private_key_encrypted, expansion_a)
    select * from unnest($1::bigint[], $8::text[], $9::text[])`,
    [
      merchants.map(({ id }) => id),
      merchants.map(({ merchantName }) => merchantName),
      merchants.map(({ merchantName }) => foldCase(merchantName)),
      merchants.map(({ merchantNo }) => merchantNo),
      merchants.map(({ status }) => status),
      merchants.map(({ freeDifference }) => freeDifference),
      merchants.map(({ createdAt }) => createdAt),
      merchants.map(({ privateKeyEncrypted }) => privateKeyEncrypted),
      merchants.map(({ merchantExpansionA }) => merchantExpansionA),
    ],
  );
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
