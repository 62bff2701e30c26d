import type { Channel, ChannelKeyField, ChannelWeight } from '@backoffice/contract';
import type { Keyring } from '../../platform/encryption/keyring';
import { channelKeyPlace } from './channel-key-columns';
import type { ChannelRow, ChannelWeightRow } from './channel-row';

const hex = (fingerprint: Buffer | null): string | null => fingerprint?.toString('hex') ?? null;

/** What a share is computed from, alone. */
export function presentWeight(row: ChannelWeightRow): ChannelWeight {
  const { id, merchantId, merchantChannel, merchantWeight, status } = row;
  return { id, merchantId, merchantChannel, merchantWeight, status };
}

/** The channel as clients see it, its private keys readable where the row has them. */
export function presentChannel(row: ChannelRow, keyring: Keyring): Channel {
  const open = (sealed: string, field: ChannelKeyField) =>
    sealed && keyring.decrypt(sealed, channelKeyPlace(field, row.id));
  const { upPrivateKeyEncrypted: up, downPrivateKeyEncrypted: down } = row;
  return {
    ...presentWeight(row),
    merchantName: row.merchantName,
    merchantNo: row.merchantNo,
    merchantBalance: row.merchantBalance,
    activeWeight: row.activeWeight,
    activeChannels: row.activeChannels,
    merchantUpPublicKey: row.upPublicKey,
    ...(up !== undefined && { merchantUpPrivateKey: open(up, 'merchantUpPrivateKey') }),
    merchantDownPublicKey: row.downPublicKey,
    ...(down !== undefined && { merchantDownPrivateKey: open(down, 'merchantDownPrivateKey') }),
    keyFingerprints: {
      merchantUpPublicKey: hex(row.upPublicFingerprint),
      merchantUpPrivateKey: hex(row.upPrivateFingerprint),
      merchantDownPublicKey: hex(row.downPublicFingerprint),
      merchantDownPrivateKey: hex(row.downPrivateFingerprint),
    },
    merchantExpansion: row.expansion,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
