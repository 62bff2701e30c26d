import type { ChannelMerchantsRequest, MerchantOption } from '@backoffice/contract';
import type pg from 'pg';

/** The active merchants that ids or own numbers name. */
export async function findNamedMerchants(
  pool: pg.Pool,
  { ids = [], numbers = [] }: ChannelMerchantsRequest,
): Promise<MerchantOption[]> {
  const { rows } = await pool.query<MerchantOption>({
    name: 'channel-named-merchants',
    text: `
      select id, merchant_name as "merchantName", merchant_no as "merchantNo"
      from (
        select id, merchant_name, merchant_no, status from merchant where id = any($1::bigint[])
        union
        select id, merchant_name, merchant_no, status from merchant where merchant_no = any($2::text[])
      ) as named
      where status = 'active'
      order by id`,
    values: [ids, numbers],
  });
  return rows;
}
