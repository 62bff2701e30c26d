import { channelKeyFields, FOUND_MAX, type FoundChannel } from '@backoffice/contract';
import type pg from 'pg';
import { merchantsByName, merchantsByNumber } from '../merchants/merchants-by-name';
import { ComposedStatement, statement } from '../../platform/database/statement';
import { endOfPrefix, wholeNumber } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import { fingerprintRange } from '../../platform/encryption/fingerprint-range';
import type { CatchUpRange } from '../../platform/jobs/catch-up';
import { channelKeyColumns } from './channel-keys';

/** The number of best matching merchants whose channels are searched, because some have none. */
const MAX_MERCHANTS = 100;

/**
 * Finds the channels that match a text best: by id, by the beginning of the number, by a present or former key, or by merchant.
 */
export async function findChannelsBy(db: Queryable, query: string): Promise<FoundChannel[]> {
  const given = new ComposedStatement();
  const hits: string[] = [];
  const add = (by: FoundChannel['by'], text: string) =>
    hits.push(
      `select id, '${by}' as by, ${hits.length} as rank, row_number() over () as place from (${text}) hit`,
    );

  const id = wholeNumber(query);
  if (id !== null) add('id', `select id from channel where id = ${given.add(id, 'bigint')}`);
  const start = given.add(query, 'text');
  add(
    'number',
    `select id from channel where merchant_no >= ${start} and merchant_no < ${given.add(endOfPrefix(query), 'text')}
     order by merchant_no, merchant_channel, id limit ${FOUND_MAX}`,
  );
  const keys = fingerprintRange(query);
  if (keys) {
    const range = `between ${given.add(keys.from, 'bytea')} and ${given.add(keys.to, 'bytea')}`;
    for (const { fingerprint } of channelKeyFields.map((field) => channelKeyColumns[field]))
      add(
        'key',
        `select channel_id as id from channel_detail where ${fingerprint} ${range} order by ${fingerprint}, channel_id limit ${FOUND_MAX}`,
      );
    add(
      'former-key',
      `select channel_id as id from channel_former_key where fingerprint ${range} order by fingerprint, channel_id limit ${FOUND_MAX}`,
    );
  }
  const named = merchantsByName(query, MAX_MERCHANTS, given);
  for (const ids of [merchantsByNumber(query, MAX_MERCHANTS, given), named.ids].filter(
    (text) => text !== null,
  ))
    add(
      'merchant',
      `select of_merchant.id from (select id, row_number() over () as place from (${ids}) fits) m
       cross join lateral (select id from channel where merchant_id = m.id order by id limit ${FOUND_MAX}) of_merchant
       order by m.place, of_merchant.id limit ${FOUND_MAX}`,
    );
  return given.rows<FoundChannel>(
    db,
    `with ${named.parts.join(', ')}, hits as (select distinct on (id) * from (${hits.join(' union all ')}) hit order by id, rank)
     select c.id, c.merchant_id as "merchantId", m.merchant_name as "merchantName", c.merchant_no as "merchantNo",
       c.merchant_channel as "merchantChannel", c.merchant_weight as "merchantWeight", c.status, c.updated_at as "updatedAt",
       (select coalesce(sum(merchant_weight), 0) from channel where merchant_id = c.merchant_id and status = 'active') as "activeWeight",
       hits.by
     from hits join channel c on c.id = hits.id join merchant m on m.id = c.merchant_id
     order by hits.rank, hits.place limit ${FOUND_MAX}`,
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
