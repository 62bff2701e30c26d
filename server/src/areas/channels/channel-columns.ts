import {
  type Channel,
  type ChannelKeyField,
  channelKeyFields,
  type ChannelWeight,
} from '@backoffice/contract';
import { hashOf, type Keyring } from '../../platform/encryption/keyring';
import type { Snapshot } from '../../platform/write/audited-writes';
import { channelKeyColumns, channelKeyContext } from './channel-keys';

/** `weight`: what a share is computed from; `plain`: all but the private keys; `full`: all. */
export type ChannelSelection = 'weight' | 'plain' | 'full';

/** A channel as the repositories answer it; what `plain` leaves out is absent. */
export interface ChannelRow extends ChannelWeight {
  merchantName: string;
  merchantNo: string;
  merchantBalance: string;
  activeWeight: number;
  activeChannels: number;
  createdAt: string;
  updatedAt: string;
  upPublicKey: string;
  downPublicKey: string;
  upPrivateKeyEncrypted?: string;
  downPrivateKeyEncrypted?: string;
  upPublicFingerprint: Buffer | null;
  upPrivateFingerprint: Buffer | null;
  downPublicFingerprint: Buffer | null;
  downPrivateFingerprint: Buffer | null;
  merchantExpansion: string;
}

const weight = `c.id, c.merchant_id as "merchantId", c.merchant_channel as "merchantChannel",
  c.merchant_weight as "merchantWeight", c.status`;
const plain = `${weight}, m.merchant_name as "merchantName", c.merchant_no as "merchantNo",
  c.merchant_balance as "merchantBalance", active.weight as "activeWeight", active.channels as "activeChannels",
  c.created_at as "createdAt", c.updated_at as "updatedAt",
  d.up_public_key as "upPublicKey", d.down_public_key as "downPublicKey",
  d.up_public_fingerprint as "upPublicFingerprint", d.up_private_fingerprint as "upPrivateFingerprint",
  d.down_public_fingerprint as "downPublicFingerprint", d.down_private_fingerprint as "downPrivateFingerprint",
  d.expansion as "merchantExpansion"`;
const selections: Record<ChannelSelection, string> = {
  weight,
  plain,
  full: `${plain}, d.up_private_key_encrypted as "upPrivateKeyEncrypted",
    d.down_private_key_encrypted as "downPrivateKeyEncrypted"`,
};

/** The SELECT list over `channel c` and what `channelJoins` adds. */
export function channelColumns(selection: ChannelSelection): string {
  return selections[selection];
}

/** The tables beside `channel c`; the merchant's active channels are looked up by index for the rows at hand only. */
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

interface KeyInRow {
  /** As the database has it: private keys are encrypted. Undefined where the row comes without. */
  text: string | undefined;
  fingerprint: Buffer | null;
}

function keysOf(row: ChannelRow): Record<ChannelKeyField, KeyInRow> {
  return {
    merchantUpPublicKey: { text: row.upPublicKey, fingerprint: row.upPublicFingerprint },
    merchantUpPrivateKey: { text: row.upPrivateKeyEncrypted, fingerprint: row.upPrivateFingerprint },
    merchantDownPublicKey: { text: row.downPublicKey, fingerprint: row.downPublicFingerprint },
    merchantDownPrivateKey: { text: row.downPrivateKeyEncrypted, fingerprint: row.downPrivateFingerprint },
  };
}

function readable(text: string, field: ChannelKeyField, id: number, keyring: Keyring): string {
  return text && channelKeyColumns[field].isPrivate
    ? keyring.decrypt(text, channelKeyContext(field, id))
    : text;
}

/** What a share is computed from, alone. */
export function presentWeight(row: ChannelWeight): ChannelWeight {
  const { id, merchantId, merchantChannel, merchantWeight, status } = row;
  return { id, merchantId, merchantChannel, merchantWeight, status };
}

/** The channel as clients see it, its private keys readable where the row has them. */
export function presentChannel(row: ChannelRow, keyring: Keyring): Channel {
  const keys = keysOf(row);
  const texts: Partial<Record<ChannelKeyField, string>> = {};
  const keyFingerprints = {} as Channel['keyFingerprints'];
  for (const field of channelKeyFields) {
    const { text, fingerprint } = keys[field];
    if (text !== undefined) texts[field] = readable(text, field, row.id, keyring);
    keyFingerprints[field] = fingerprint?.toString('hex') ?? null;
  }
  return {
    ...presentWeight(row),
    merchantName: row.merchantName,
    merchantNo: row.merchantNo,
    merchantBalance: row.merchantBalance,
    activeWeight: row.activeWeight,
    activeChannels: row.activeChannels,
    ...texts,
    merchantUpPublicKey: row.upPublicKey,
    merchantDownPublicKey: row.downPublicKey,
    keyFingerprints,
    merchantExpansion: row.merchantExpansion,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** What a channel's history tells: all that is written of it, its keys as fingerprints. Only a text that is no key is read for it. */
export function channelSnapshot(row: ChannelRow, keyring: Keyring): Snapshot {
  const { id, merchantId, merchantNo, merchantChannel, merchantWeight, merchantExpansion, status } = row;
  const stored = keysOf(row);
  const markOf = (field: ChannelKeyField): string | null => {
    const { text, fingerprint } = stored[field];
    if (!text) return null;
    // A text that is no key is told from another one.
    return fingerprint?.toString('hex') ?? `? ${hashOf(readable(text, field, id, keyring)).toString('hex')}`;
  };
  const keys = Object.fromEntries(channelKeyFields.map((field) => [field, markOf(field)]));
  return { merchantId, merchantNo, merchantChannel, merchantWeight, status, ...keys, merchantExpansion };
}
