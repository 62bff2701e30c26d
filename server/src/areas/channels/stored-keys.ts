import { type ChannelKeyField, channelKeyFields } from '@backoffice/contract';
import type { Keyring } from '../../platform/encryption/keyring';
import { HttpError } from '../../platform/http/http-error';
import { channelKeyColumns, channelKeyPlace } from './channel-key-columns';
import { isPrivateKey, keyFingerprint } from '../../platform/encryption/key-fingerprint';

/** A key as the database has it; text and fingerprint are null where none was given. */
interface StoredKey {
  text: string | null;
  fingerprint: Buffer | null;
}

export type StoredKeys = Record<ChannelKeyField, StoredKey>;
export type GivenKeys = Partial<Record<ChannelKeyField, string | undefined>>;

/** @throws HttpError 400 when a private key stands in a box for a public one, where everyone could read it */
export function refuseMisplacedKeys(given: GivenKeys): void {
  const errors = channelKeyFields
    .filter((field) => !channelKeyColumns[field].isPrivate && isPrivateKey(given[field] ?? ''))
    .map((path) => ({ path, message: 'This is a private key; its place is the private box' }));
  if (errors.length === 0) return;
  const named = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new HttpError(400, named, { errors });
}

export function storedKeys(given: GivenKeys, channelId: number, keyring: Keyring): StoredKeys {
  const stored = (field: ChannelKeyField): StoredKey => {
    const text = given[field];
    if (!text) return { text: null, fingerprint: null };
    const { isPrivate } = channelKeyColumns[field];
    return {
      text: isPrivate ? keyring.encrypt(text, channelKeyPlace(field, channelId)) : text,
      fingerprint: keyFingerprint(text),
    };
  };
  return {
    merchantUpPublicKey: stored('merchantUpPublicKey'),
    merchantUpPrivateKey: stored('merchantUpPrivateKey'),
    merchantDownPublicKey: stored('merchantDownPublicKey'),
    merchantDownPrivateKey: stored('merchantDownPrivateKey'),
  };
}
