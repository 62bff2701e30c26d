import {
  type channelCreateRequest,
  type ChannelKeyField,
  channelKeyFields,
  type MerchantStatus,
} from '@backoffice/contract';
import type * as z from 'zod/mini';
import { nextVersion } from '../../platform/database/new-rows';
import { rowsById } from '../../platform/database/rows-by-id';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { channelColumns, channelJoins, type ChannelRow, type ChannelSelection } from './channel-columns';
import { channelKeyColumns, privateKeyFields, privateKeyTails, type StoredKeys } from './channel-keys';

type NewChannel = Omit<z.output<typeof channelCreateRequest>, ChannelKeyField> & StoredKeys & { id: number };

/** Omitted fields, and keys without a text, are not changed. */
type ChannelChange = Pick<NewChannel, 'id' | 'merchantNo' | 'merchantWeight' | 'status'> &
  StoredKeys & { merchantExpansion: string | undefined };

const selectIn = (selection: ChannelSelection, rows: number) =>
  `select ${channelColumns(selection, rows)} from channel c ${channelJoins(selection)}`;

/** The channels by their ids; many of them with the last characters of their private keys. */
export const channelsById = rowsById<ChannelRow>('channel', 'channel', {
  one: selectIn('full', 1),
  many: selectIn('masked', Infinity),
  id: 'c.id',
});

interface ChannelParts {
  /** Null when there is no such merchant. */
  merchantStatus: MerchantStatus | null;
  isCodeKnown: boolean;
}

/** Returns whether a new channel may have this merchant and code. */
export const findChannelParts = statement<ChannelParts, { merchantId: number; code: string }>(
  'channel-parts',
  `select (select status from merchant where id = :merchantId) as "merchantStatus",
     exists (select from channel_type where code = :code) as "isCodeKnown"`,
).one;

const keyColumnList = channelKeyFields
  .map((field) => `${channelKeyColumns[field].text}, ${channelKeyColumns[field].fingerprint}`)
  .join(', ');
const keyValueList = channelKeyFields
  .map((field) => `coalesce(:${field}Text, ''), :${field}Fingerprint::bytea`)
  .join(', ');
const keyAssignments = channelKeyFields
  .map((field) => {
    const { text, fingerprint } = channelKeyColumns[field];
    return `${text} = coalesce(:${field}Text::text, ${text}),
      ${fingerprint} = case when :${field}Text::text is null then ${fingerprint} else :${field}Fingerprint::bytea end`;
  })
  .join(', ');

const tailColumnList = privateKeyFields.map((field) => privateKeyTails[field]).join(', ');
const tailValueList = privateKeyFields.map((field) => `:${field}Tail`).join(', ');

const anyKeySent = channelKeyFields.map((field) => `:${field}Text::text is not null`).join(' or ');
// A text that is not a key has no fingerprint, and counts as changed.
const anyKeyChanged = channelKeyFields
  .map(
    (field) =>
      `:${field}Text::text is not null and (:${field}Fingerprint::bytea is null
        or :${field}Fingerprint::bytea is distinct from before.${channelKeyColumns[field].fingerprint})`,
  )
  .join(' or ');

// The tail of a key that an earlier release has changed since is forgotten with the next change of keys.
const tailAssignments = privateKeyFields
  .map((field) => {
    const tail = privateKeyTails[field];
    return `${tail} = case when :${field}Text::text is not null then :${field}Tail::text
      when not (${anyKeySent}) or tails_at is not distinct from changed.former_keys_changed_at then ${tail} end`;
  })
  .join(', ');

const insert = statement<never, NewChannel>(
  'channel-insert',
  `with created as (
     insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status, keys_changed_at)
     values (:id, :merchantId, :merchantNo, :merchantChannel, :merchantWeight, :status, case when ${anyKeySent} then now() end)
     returning id, keys_changed_at
   )
   insert into channel_detail (channel_id, expansion, tails_at, ${keyColumnList}, ${tailColumnList})
   select id, :merchantExpansion, keys_changed_at, ${keyValueList}, ${tailValueList} from created`,
);

/** @returns the written channel */
export function insertChannel(db: Queryable, channel: NewChannel): Promise<ChannelRow> {
  return channelsById.after(insert.run(db, channel), db, channel.id);
}

const update = statement<never, ChannelChange>(
  'channel-update',
  `with former as (select keys_changed_at from channel where id = :id),
   changed as (
     update channel
     set merchant_no = :merchantNo, merchant_weight = :merchantWeight, status = :status, updated_at = ${nextVersion},
       keys_changed_at = case when ${anyKeyChanged} then now() else keys_changed_at end
     from channel_detail before
     where channel.id = :id and before.channel_id = channel.id
     returning channel.id, channel.keys_changed_at, (select keys_changed_at from former) as former_keys_changed_at
   )
   update channel_detail
   set expansion = coalesce(:merchantExpansion, expansion), ${keyAssignments}, ${tailAssignments},
     tails_at = case when ${anyKeySent} then changed.keys_changed_at else tails_at end
   from changed where channel_id = changed.id`,
);

/** @returns the channel after the change */
export function updateChannel(db: Queryable, change: ChannelChange): Promise<ChannelRow> {
  return channelsById.after(update.run(db, change), db, change.id);
}
