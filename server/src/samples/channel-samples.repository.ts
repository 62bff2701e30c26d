import type { MerchantStatus } from '@backoffice/contract';
import type pg from 'pg';
import type { StoredKeys } from '../areas/channels/channel-keys';

export interface SampleChannel {
  id: number;
  merchantId: number;
  merchantNo: string;
  merchantChannel: string;
  merchantWeight: number;
  merchantBalance: string;
  status: MerchantStatus;
  merchantExpansion: string;
  createdAt: Date;
  keys: StoredKeys;
}

export interface SampleOwner {
  id: number;
  createdAt: Date;
}

/** The next merchants without a channel, by id. */
export async function merchantsWithoutChannel(
  pool: pg.Pool,
  afterId: number,
  limit: number,
): Promise<SampleOwner[]> {
  const { rows } = await pool.query<SampleOwner>(
    `select m.id, m.created_at as "createdAt" from merchant m
     where m.id > $1 and not exists (select from channel c where c.merchant_id = m.id)
     order by m.id limit $2`,
    [afterId, limit],
  );
  return rows;
}

/** Many channels at once, in one statement. */
export async function insertSampleChannels(pool: pg.Pool, channels: readonly SampleChannel[]): Promise<void> {
  await pool.query(
    `with created as (
      insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status,
        created_at, updated_at)
      select id, merchant_id, number, code, weight, balance, status, created_at, created_at
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::numeric[], $7::text[],
        $8::timestamptz[]) as sample (id, merchant_id, number, code, weight, balance, status, created_at)
    )
    insert into channel_detail (channel_id, expansion, up_public_key, up_private_key_encrypted, down_public_key,
      down_private_key_encrypted, up_public_fingerprint, up_private_fingerprint, down_public_fingerprint,
      down_private_fingerprint)
    select * from unnest($1::bigint[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::bytea[],
      $15::bytea[], $16::bytea[], $17::bytea[])`,
    [
      channels.map(({ id }) => id),
      channels.map(({ merchantId }) => merchantId),
      channels.map(({ merchantNo }) => merchantNo),
      channels.map(({ merchantChannel }) => merchantChannel),
      channels.map(({ merchantWeight }) => merchantWeight),
      channels.map(({ merchantBalance }) => merchantBalance),
      channels.map(({ status }) => status),
      channels.map(({ createdAt }) => createdAt),
      channels.map(({ merchantExpansion }) => merchantExpansion),
      channels.map(({ keys }) => keys.merchantUpPublicKey.text),
      channels.map(({ keys }) => keys.merchantUpPrivateKey.text),
      channels.map(({ keys }) => keys.merchantDownPublicKey.text),
      channels.map(({ keys }) => keys.merchantDownPrivateKey.text),
      channels.map(({ keys }) => keys.merchantUpPublicKey.fingerprint),
      channels.map(({ keys }) => keys.merchantUpPrivateKey.fingerprint),
      channels.map(({ keys }) => keys.merchantDownPublicKey.fingerprint),
      channels.map(({ keys }) => keys.merchantDownPrivateKey.fingerprint),
    ],
  );
}
