import {
  channelKeyFields,
  type ChannelKeyUsage,
  type ChannelMerchantsRequest,
  KEY_USAGE_MAX,
  type MerchantOption,
} from '@backoffice/contract';
import { statement } from '../../platform/database/statement';
import { channelKeyColumns } from './channel-keys';

/** Finds active merchants by ids or numbers. */
export const findNamedMerchants = statement<MerchantOption, Required<ChannelMerchantsRequest>>(
  'channel-named-merchants',
  `select id, merchant_name as "merchantName", merchant_no as "merchantNo"
   from (
     select id, merchant_name, merchant_no, status from merchant where id = any(:ids::bigint[])
     union
     select id, merchant_name, merchant_no, status from merchant where merchant_no = any(:numbers::text[])
   ) as named
   where status = 'active'
   order by id`,
).rows;

// Each index is read only up to the limit of the answer, even if many channels share a key.
const boxes = channelKeyFields
  .map((field) => {
    const { fingerprint } = channelKeyColumns[field];
    return `
      (select channel_id, '${field}' as key from channel_detail
       where ${fingerprint} = asked.fingerprint and channel_id is distinct from :exceptId
       order by channel_id limit ${KEY_USAGE_MAX})`;
  })
  .join(' union all ');

/** Finds the fields that contain a key with one of the fingerprints (hexadecimal), except those of the channel `exceptId`. */
export const findKeyUsage = statement<
  ChannelKeyUsage,
  { fingerprints: readonly string[]; exceptId: number | undefined }
>(
  'channel-key-usage',
  `with asked as (select distinct decode(text, 'hex') as fingerprint from unnest(:fingerprints::text[]) as text)
   select encode(asked.fingerprint, 'hex') as fingerprint, c.id as "channelId", c.merchant_id as "merchantId",
     m.merchant_name as "merchantName", c.merchant_channel as "merchantChannel", box.key
   from asked
   cross join lateral (${boxes}) as box
   join channel c on c.id = box.channel_id
   join merchant m on m.id = c.merchant_id
   order by c.id, box.key, asked.fingerprint
   limit ${KEY_USAGE_MAX}`,
).rows;
