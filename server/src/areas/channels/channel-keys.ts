import { type ChannelKeyField, channelKeyFields, failureReason } from '@backoffice/contract';
import type { ChannelSide } from '@backoffice/contract/key-pair-values';
import type { Sealer } from '../../platform/encryption/keyring';
import { refusedFields } from '../../platform/http/http-error';
import type { SealedColumn } from '../../platform/encryption/sealed-columns.repository';
import { isPrivateKey, keyFingerprint } from '../../platform/encryption/key-fingerprint';
import { keyTail } from '../../platform/encryption/key-tail';

const publicKeyOf = (side: 'up' | 'down') => ({
  text: `${side}_public_key`,
  fingerprint: `${side}_public_fingerprint`,
  isPrivate: false,
});
const privateKeyOf = (side: 'up' | 'down') => ({
  text: `${side}_private_key_encrypted`,
  fingerprint: `${side}_private_fingerprint`,
  isPrivate: true,
  tail: `${side}_private_tail`,
});

/** The columns of each key in `channel_detail`. */
export const channelKeyColumns = {
  merchantUpPublicKey: publicKeyOf('up'),
  merchantUpPrivateKey: privateKeyOf('up'),
  merchantDownPublicKey: publicKeyOf('down'),
  merchantDownPrivateKey: privateKeyOf('down'),
} satisfies Record<ChannelKeyField, object>;

/** The fields of private keys, with the columns of their last characters. */
export const privateKeyTails = {
  merchantUpPrivateKey: channelKeyColumns.merchantUpPrivateKey.tail,
  merchantDownPrivateKey: channelKeyColumns.merchantDownPrivateKey.tail,
};
export type PrivateKeyField = keyof typeof privateKeyTails;
export const privateKeyFields = Object.keys(privateKeyTails) as PrivateKeyField[];

/** The fields of each side's pair, and the names of its other pairs in the history of the channel. */
export const channelPairs = {
  up: {
    publicKey: 'merchantUpPublicKey',
    privateKey: 'merchantUpPrivateKey',
    next: 'nextUpKey',
    former: 'formerUpKeys',
  },
  down: {
    publicKey: 'merchantDownPublicKey',
    privateKey: 'merchantDownPrivateKey',
    next: 'nextDownKey',
    former: 'formerDownKeys',
  },
} as const satisfies Record<ChannelSide, object>;

/** Returns the side of a private key. */
export const sideOf = (field: PrivateKeyField): ChannelSide =>
  field === channelPairs.up.privateKey ? 'up' : 'down';

/** Returns the associated data that binds an encrypted key to its channel and field. */
export function channelKeyContext(field: ChannelKeyField, channelId: number): string {
  return `channel_detail.${channelKeyColumns[field].text}:${channelId}`;
}

/** Null for a missing key, and for a text that is not a key. */
export type KeyFingerprints = Record<`${ChannelKeyField}Fingerprint`, Buffer | null>;
export type KeyTails = Record<`${PrivateKeyField}Tail`, string | null>;
/** Keys as stored; texts and tails are null when none was given. */
export type StoredKeys = Record<`${ChannelKeyField}Text`, string | null> & KeyFingerprints & KeyTails;

type GivenKeys = Partial<Record<ChannelKeyField, string | undefined>>;

/** Computes one value for each key of a channel. */
export function byKeyField<T>(valueOf: (field: ChannelKeyField) => T) {
  const values = channelKeyFields.map((field) => [field, valueOf(field)]);
  return Object.fromEntries(values) as Record<ChannelKeyField, T>;
}

/** @throws HttpError 400 when the field of a public key contains a private one, which everyone could read */
export function refuseMisplacedKeys(given: GivenKeys): void {
  const errors = channelKeyFields
    .filter((field) => !channelKeyColumns[field].isPrivate && isPrivateKey(given[field] ?? ''))
    .map((path) => ({ path, ...failureReason('private-key-misplaced') }));
  if (errors.length > 0) throw refusedFields(400, ...errors);
}

/** Returns the number of private keys among the given ones, each of which is encrypted. */
export const privateKeysGiven = (given: GivenKeys): number =>
  channelKeyFields.filter((field) => given[field] && channelKeyColumns[field].isPrivate).length;

/** @param sealer made for the private keys among the given ones */
export function storedKeys(given: GivenKeys, channelId: number, sealer: Sealer): StoredKeys {
  const values = channelKeyFields.flatMap((field) => {
    const text = given[field] || null;
    const isSealed = text && channelKeyColumns[field].isPrivate;
    return [
      [`${field}Text`, isSealed ? sealer.encrypt(text, channelKeyContext(field, channelId)) : text],
      [`${field}Fingerprint`, text && keyFingerprint(text)],
      ...(channelKeyColumns[field].isPrivate ? [[`${field}Tail`, text && keyTail(text)]] : []),
    ];
  });
  return Object.fromEntries(values) as StoredKeys;
}

/** The columns of private keys, for a change of the key that encrypts them. */
export const sealedChannelColumns: readonly SealedColumn[] = channelKeyFields
  .filter((field) => channelKeyColumns[field].isPrivate)
  .map((field) => ({
    table: 'channel_detail',
    id: 'channel_id',
    column: channelKeyColumns[field].text,
    contextOf: (id) => channelKeyContext(field, id),
  }));
