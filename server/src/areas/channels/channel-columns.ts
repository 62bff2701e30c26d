import { type Channel, type ChannelKeyField, channelKeyFields, type KeyState } from '@backoffice/contract';
import { fittingTexts, MIN_FITTING_ROWS } from '../../platform/database/fitting-texts';
import { hashOf, type Opener } from '../../platform/encryption/keyring';
import { type KeyAccess, readPrivateKey } from '../../platform/key-reads/key-reads';
import type { Snapshot } from '../../platform/write/audited-writes';
import {
  byKeyField,
  channelKeyColumns,
  channelKeyContext,
  type KeyFingerprints,
  type KeyTails,
  type PrivateKeyField,
  privateKeyFields,
  privateKeyTails,
} from './channel-keys';

/**
 * `weight`: the columns that traffic shares are computed from; `plain`: all but the private keys; `masked`: their last characters
 * instead; `full`: all.
 */
export type ChannelSelection = 'weight' | 'plain' | 'masked' | 'full';

/** A channel of the repositories, with encrypted private keys; columns that `plain` omits are absent. */
export type ChannelRow = Omit<Channel, 'keyFingerprints'> & KeyFingerprints & Partial<KeyTails>;

const keyTexts = (fields: readonly ChannelKeyField[]) =>
  fields.map((field) => `, d.${channelKeyColumns[field].text} as "${field}"`).join('');
const keyFingerprints = channelKeyFields
  .map((field) => `, d.${channelKeyColumns[field].fingerprint} as "${field}Fingerprint"`)
  .join('');
/** The last characters of private keys: null without a key, empty where an earlier release has changed the keys since. */
const keyTails = privateKeyFields
  .map(
    (field) => `, case when d.${channelKeyColumns[field].text} <> '' then coalesce(
      case when d.tails_at is not distinct from c.keys_changed_at then d.${privateKeyTails[field]} end, ''
    ) end as "${field}Tail"`,
  )
  .join('');
const isPrivate = (field: ChannelKeyField) => channelKeyColumns[field].isPrivate;

const weight = `c.id, c.merchant_id as "merchantId", c.merchant_no as "merchantNo",
  c.merchant_channel as "merchantChannel", c.merchant_weight as "merchantWeight", c.status`;
const publicKeyFields = channelKeyFields.filter((field) => !isPrivate(field));
const texts = `d.expansion as "merchantExpansion"${keyTexts(publicKeyFields)}`;
const shortenedTexts = fittingTexts({
  merchantExpansion: 'd.expansion',
  ...Object.fromEntries(publicKeyFields.map((field) => [field, `d.${channelKeyColumns[field].text}`])),
});
const plain = (longTexts: string) => `${weight}, m.merchant_name as "merchantName",
  c.merchant_balance as "merchantBalance", active.weight as "activeWeight", active.channels as "activeChannels",
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.keys_changed_at as "keysChangedAt",
  c.former_key_until as "formerKeyUntil", ${longTexts}${keyFingerprints}`;

const columnsWith = (longTexts: string): Record<ChannelSelection, string> => ({
  weight,
  plain: plain(longTexts),
  masked: plain(longTexts) + keyTails,
  full: plain(longTexts) + keyTails + keyTexts(privateKeyFields),
});
const [whole, fitting] = [columnsWith(texts), columnsWith(shortenedTexts)];

/** Returns the SELECT list over `channel c` and the joins of `channelJoins`; long texts of many rows may be shortened. */
export const channelColumns = (selection: ChannelSelection, rows: number): string =>
  (rows > MIN_FITTING_ROWS ? fitting : whole)[selection];

/** Returns the joins to `channel c`; the merchant's active channels are looked up by index for the selected rows only. */
export function channelJoins(selection: ChannelSelection): string {
  if (selection === 'weight') return '';
  return `
    left join channel_detail d on d.channel_id = c.id
    left join merchant m on m.id = c.merchant_id
    left join lateral (
      select coalesce(sum(merchant_weight), 0) as weight, count(*) as channels
      from channel sibling where sibling.merchant_id = c.merchant_id and sibling.status = 'active'
    ) active on true`;
}

/** Returns true when a request adds or exchanges a key of the channel; an empty one keeps the former. */
export function hasOtherKeys(
  row: ChannelRow,
  given: Partial<Record<ChannelKeyField, string | undefined>>,
  opener: Opener,
): boolean {
  return channelKeyFields.some((field) => given[field] && given[field] !== readable(row, field, opener));
}

function readable(row: ChannelRow, field: ChannelKeyField, opener: Opener): string | null | undefined {
  const text = row[field];
  return text && isPrivate(field) ? readPrivateKey(opener, text, channelKeyContext(field, row.id)) : text;
}

/** Returns the private keys that a row has. */
export function privateKeysIn(row: ChannelRow): PrivateKeyField[] {
  return privateKeyFields.filter((field) => row[field]);
}

const fingerprintOf = (row: ChannelRow, field: ChannelKeyField) =>
  row[`${field}Fingerprint`]?.toString('hex') ?? null;

/**
 * Converts a channel for clients: with its private keys if granted, otherwise with the reason why they are missing. Masked keys
 * are represented by their last characters, and not decrypted.
 *
 * @param access the access to private keys for this answer
 */
export function presentChannel(row: ChannelRow, opener: Opener, access: KeyAccess): Channel {
  if (access === 'masked') return presentMasked(row);
  const states: Partial<Record<ChannelKeyField, KeyState>> = {};
  const keys: Partial<Record<ChannelKeyField, string>> = {};
  for (const field of privateKeysIn(row)) {
    // Undefined values are omitted from the answer.
    keys[field] = (access === 'granted' && readable(row, field, opener)) || undefined;
    if (!keys[field]) states[field] = access === 'granted' ? 'unreadable' : access;
  }
  return {
    ...row,
    ...keys,
    ...(Object.keys(states).length > 0 && { privateKeyStates: states }),
    keyFingerprints: byKeyField((field) => fingerprintOf(row, field)),
  };
}

function presentMasked({
  merchantUpPrivateKey: _up,
  merchantDownPrivateKey: _down,
  ...row
}: ChannelRow): Channel {
  const states: Partial<Record<ChannelKeyField, KeyState>> = {};
  const tails: Partial<Record<ChannelKeyField, string>> = {};
  for (const field of privateKeyFields) {
    const tail = row[`${field}Tail`];
    // Undefined in a selection without tails, null without a key.
    if (typeof tail !== 'string') continue;
    states[field] = 'masked';
    tails[field] = tail;
  }
  return {
    ...row,
    ...(Object.keys(states).length > 0 && { privateKeyStates: states, privateKeyTails: tails }),
    keyFingerprints: byKeyField((field) => fingerprintOf(row, field)),
  };
}

/**
 * The history of a channel contains all written fields, with keys as fingerprints. A text that is not a key is represented by a
 * hash of it as stored.
 */
export function channelSnapshot(row: ChannelRow): Snapshot {
  const { merchantId, merchantNo, merchantChannel, merchantWeight, merchantExpansion, status } = row;
  const keys = byKeyField((field) => {
    if (!row[field]) return null;
    return fingerprintOf(row, field) ?? `? ${hashOf(row[field]).toString('hex')}`;
  });
  return { merchantId, merchantNo, merchantChannel, merchantWeight, status, ...keys, merchantExpansion };
}
