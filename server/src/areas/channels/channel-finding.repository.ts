import { channelKeyFields, FOUND_MAX, type FoundChannel } from '@backoffice/contract';
import type pg from 'pg';
import { Hits } from '../finding/hits';
import { merchantsByName, merchantsByNumber } from '../merchants/merchants-by-name';
import { statement } from '../../platform/database/statement';
import { endOfPrefix } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import type { CatchUpRange } from '../../platform/jobs/catch-up';
import { channelKeyColumns } from './channel-keys';

/** The number of best matching merchants whose channels are searched, because some have none. */
const MAX_MERCHANTS = 100;

const keyColumns = [
  ...channelKeyFields.map((field) => ({
    by: 'key' as const,
    table: 'channel_detail',
    fingerprint: channelKeyColumns[field].fingerprint,
  })),
  { by: 'former-key' as const, table: 'channel_former_key', fingerprint: 'fingerprint' },
].map((column) => ({ ...column, id: 'channel_id' }));

/** Finds the first channels of merchants, in the order of the merchants. */
const channelsOf = (merchantIds: string) =>
  `select of_merchant.id from (select id, row_number() over () as place from (${merchantIds}) fits) m
   cross join lateral (select id from channel where merchant_id = m.id order by id limit ${FOUND_MAX}) of_merchant
   order by m.place, of_merchant.id limit ${FOUND_MAX}`;

/**
 * Finds the channels that match a text best: by id, by the beginning of the number, by a present or former key, or by merchant.
 */
export function findChannelsBy(db: Queryable, query: string): Promise<FoundChannel[]> {
  const hits = new Hits();
  const { given } = hits;
  hits.addId(query, 'channel');
  hits.add('number', {
    ids: `select id from channel
      where merchant_no >= ${given.add(query, 'text')} and merchant_no < ${given.add(endOfPrefix(query), 'text')}
      order by merchant_no, merchant_channel, id limit ${FOUND_MAX}`,
  });
  hits.addKeys(query, keyColumns);
  const numbered = merchantsByNumber(query, MAX_MERCHANTS, given);
  if (numbered) hits.add('merchant', { ids: channelsOf(numbered) });
  const { ids, parts } = merchantsByName(query, MAX_MERCHANTS, given);
  hits.add('merchant', { ids: channelsOf(ids), parts });
  return hits.rows(
    db,
    `select c.id, c.merchant_id as "merchantId", m.merchant_name as "merchantName", c.merchant_no as "merchantNo",
       c.merchant_channel as "merchantChannel", c.merchant_weight as "merchantWeight", c.status, c.updated_at as "updatedAt",
       (select coalesce(sum(merchant_weight), 0) from channel where merchant_id = c.merchant_id and status = 'active') as "activeWeight",
       jsonb_build_object('en', t.name, 'zh', coalesce(nullif(t.name_zh, ''), t.name),
         'es', coalesce(nullif(t.name_es, ''), t.name), 'ja', coalesce(nullif(t.name_ja, ''), t.name)) as type,
       hits.by
     from hits join channel c on c.id = hits.id join merchant m on m.id = c.merchant_id
       join channel_type t on t.code = c.merchant_channel`,
  );
}

/** The number of audit entries read at a time. */
const STEP = 1_000;

const copy = statement<{ last: number | null }, { after: number; until: number; limit: number }>(
  'channel-former-keys-of-history',
  `with entry as materialized (
     select * from audit_entry where id > :after and id <= :until order by id limit :limit
   ),
   former as (
     insert into channel_former_key (fingerprint, channel_id)
     select distinct decode(change ->> 'from', 'hex'), channel.id
     from entry
     cross join lateral jsonb_array_elements(entry.changes) change
     join channel on channel.id = entry.subject_id
     where entry.subject = 'channel' and change ->> 'field' ~ 'Key$' and change ->> 'from' ~ '^[0-9a-f]{64}$'
     order by 1, 2
     on conflict do nothing
   )
   select max(id) as last from entry`,
);

/** Records the former keys of channels that were changed before this table existed, from the audit log. */
export async function noteFormerKeys(
  transaction: pg.ClientBase,
  { doneUntil, until }: CatchUpRange,
): Promise<number> {
  if (until === null) return doneUntil;
  const { last } = await copy.one(transaction, { after: doneUntil, until, limit: STEP });
  return last ?? until;
}
