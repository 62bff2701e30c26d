import { type ChannelKeyField, channelKeyFields, type MerchantStatus } from '@backoffice/contract';
import type pg from 'pg';
import type { Queryable } from '../../platform/database/transaction';
import { isoTimestamps } from '../../platform/database/iso-timestamps';
import { isUnchangedSince, nextVersion } from '../../platform/database/row-version';
import type { CreateKey } from '../../platform/idempotency/create-key';
import { claimCreateKey, claimValues } from '../../platform/idempotency/create-keys.repository';
import { channelKeyColumns } from './channel-key-columns';
import { channelColumns, channelJoins, type ChannelRow } from './channel-row';
import type { StoredKeys } from './stored-keys';

export interface NewChannel {
  id: number;
  merchantId: number;
  merchantNo: string;
  merchantChannel: string;
  merchantWeight: number;
  status: MerchantStatus;
  merchantExpansion: string;
  keys: StoredKeys;
}

/** What is left out stays as it is, and so do the keys that have no text. */
export interface ChannelChange {
  id: number;
  merchantNo: string;
  merchantWeight: number;
  status: MerchantStatus;
  merchantExpansion?: string | undefined;
  keys: StoredKeys;
  /** Change it only if it was last changed then. */
  updatedAt?: Date | undefined;
}

function keyValues(keys: StoredKeys): unknown[] {
  return channelKeyFields.flatMap((field) => [keys[field].text, keys[field].fingerprint]);
}

function keyAssignments(first: number): string {
  const assignment = (field: ChannelKeyField, index: number) => {
    const { text, fingerprint } = channelKeyColumns[field];
    const given = `$${first + index * 2}::text`;
    return `${text} = coalesce(${given}, ${text}),
      ${fingerprint} = case when ${given} is null then ${fingerprint} else $${first + index * 2 + 1}::bytea end`;
  };
  return channelKeyFields.map(assignment).join(', ');
}

const keyColumnList = channelKeyFields
  .map((field) => `${channelKeyColumns[field].text}, ${channelKeyColumns[field].fingerprint}`)
  .join(', ');

/** Until the transaction ends, nobody else changes the channel. */
export async function lockChannel(transaction: pg.ClientBase, id: number): Promise<void> {
  await transaction.query({
    name: 'channel-lock',
    text: 'select from channel where id = $1 for update',
    values: [id],
  });
}

export async function findChannel(db: Queryable, id: number): Promise<ChannelRow | null> {
  const { rows } = await db.query<ChannelRow>({
    name: 'channel-by-id',
    types: isoTimestamps,
    text: `select ${channelColumns('full')} from channel c ${channelJoins('full')} where c.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Ids are taken before the rows are written, because an encrypted key contains its channel's. */
export async function takeChannelIds(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('channel', 'id')) as id from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Whether merchant and code can be given to a new channel; null where there is no such merchant. */
export async function findChannelParts(
  pool: pg.Pool,
  merchantId: number,
  code: string,
): Promise<{ merchantStatus: MerchantStatus | null; isCodeKnown: boolean }> {
  const { rows } = await pool.query<{ merchantStatus: MerchantStatus | null; isCodeKnown: boolean }>({
    name: 'channel-parts',
    text: `
      select (select status from merchant where id = $1) as "merchantStatus",
        exists (select from channel_type where code = $2) as "isCodeKnown"`,
    values: [merchantId, code],
  });
  return rows[0] ?? { merchantStatus: null, isCodeKnown: false };
}

/**
 * Writes the channel, and its create key in the same statement.
 *
 * @returns false when a create with that key was there first; nothing was written then
 */
export async function insertChannel(
  db: Queryable,
  channel: NewChannel,
  createKey: CreateKey | null,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: createKey ? 'channel-insert-once' : 'channel-insert',
    text: `
      with ${createKey ? `${claimCreateKey('channel', '$1', 16)},` : ''} created as (
        insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
        select $1::bigint, $2, $3, $4, $5, $6 ${createKey ? 'from claimed' : ''}
        returning id
      )
      insert into channel_detail (channel_id, expansion, ${keyColumnList})
      select id, $7, coalesce($8, ''), $9::bytea, coalesce($10, ''), $11::bytea,
        coalesce($12, ''), $13::bytea, coalesce($14, ''), $15::bytea
      from created`,
    values: [
      channel.id,
      channel.merchantId,
      channel.merchantNo,
      channel.merchantChannel,
      channel.merchantWeight,
      channel.status,
      channel.merchantExpansion,
      ...keyValues(channel.keys),
      ...(createKey ? claimValues(createKey) : []),
    ],
  });
  return rowCount === 1;
}

/** @returns false when there is no such channel, or it was changed since `updatedAt`; nothing was written then */
export async function updateChannel(db: Queryable, change: ChannelChange): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'channel-update',
    text: `
      with changed as (
        update channel
        set merchant_no = $2, merchant_weight = $3, status = $4, updated_at = ${nextVersion}
        where id = $1 and ${isUnchangedSince('$6')}
        returning id
      )
      update channel_detail
      set expansion = coalesce($5, expansion), ${keyAssignments(7)}
      from changed where channel_id = changed.id`,
    values: [
      change.id,
      change.merchantNo,
      change.merchantWeight,
      change.status,
      change.merchantExpansion,
      change.updatedAt?.getTime(),
      ...keyValues(change.keys),
    ],
  });
  return rowCount === 1;
}

/** @returns false when there is no such channel, or it was changed since `updatedAt`; nothing was deleted then */
export async function deleteChannel(db: Queryable, id: number, updatedAt?: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'channel-delete',
    text: `delete from channel where id = $1 and ${isUnchangedSince('$2')}`,
    values: [id, updatedAt?.getTime()],
  });
  return rowCount === 1;
}
