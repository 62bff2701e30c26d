import { type ChannelKeyUsage, channelKeyFields, KEY_USAGE_MAX } from '@backoffice/contract';
import type pg from 'pg';
import { channelKeyColumns } from './channel-key-columns';

// However many channels share a key, each index is read as far as the answer goes.
const boxes = channelKeyFields
  .map((field) => {
    const { fingerprint } = channelKeyColumns[field];
    return `
      (select channel_id, '${field}' as key from channel_detail
       where ${fingerprint} = asked.fingerprint and channel_id is distinct from $2
       order by channel_id limit ${KEY_USAGE_MAX})`;
  })
  .join(' union all ');

/** The boxes that hold a key with one of the fingerprints (hexadecimal), those of the channel `exceptId` left out. */
export async function findKeyUsage(
  pool: pg.Pool,
  fingerprints: readonly string[],
  exceptId: number | undefined,
): Promise<ChannelKeyUsage[]> {
  const { rows } = await pool.query<ChannelKeyUsage>({
    name: 'channel-key-usage',
    text: `
      with asked as (select distinct decode(text, 'hex') as fingerprint from unnest($1::text[]) as text)
      select encode(asked.fingerprint, 'hex') as fingerprint, c.id as "channelId", c.merchant_id as "merchantId",
        m.merchant_name as "merchantName", c.merchant_channel as "merchantChannel", box.key
      from asked
      cross join lateral (${boxes}) as box
      join channel c on c.id = box.channel_id
      join merchant m on m.id = c.merchant_id
      order by c.id, box.key, asked.fingerprint
      limit ${KEY_USAGE_MAX}`,
    values: [fingerprints, exceptId],
  });
  return rows;
}
