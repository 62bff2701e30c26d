import { channelKeyFields, type Channel, type ChannelKeyField } from '@backoffice/contract';
import { inspectKey, type KeyKind } from './inspect-key';

export type PairName = 'up' | 'down';

interface KeyBoxRules {
  kind: KeyKind;
  pair: PairName;
  /** The box of the other key of the pair. */
  partner: ChannelKeyField;
}

/** The kind of key in each box of the form, and the box with the other half. */
export const keyBoxes: Record<ChannelKeyField, KeyBoxRules> = {
  merchantUpPublicKey: { kind: 'public', pair: 'up', partner: 'merchantUpPrivateKey' },
  merchantUpPrivateKey: { kind: 'private', pair: 'up', partner: 'merchantUpPublicKey' },
  merchantDownPublicKey: { kind: 'public', pair: 'down', partner: 'merchantDownPrivateKey' },
  merchantDownPrivateKey: { kind: 'private', pair: 'down', partner: 'merchantDownPublicKey' },
};

type Keys = Partial<Record<ChannelKeyField, unknown>>;
type StoredKeys = Pick<Channel, ChannelKeyField>;

const typedIn = (box: ChannelKeyField, typed: Keys): string => {
  const text = typed[box];
  return typeof text === 'string' ? text.trim() : '';
};

/**
 * True for the box that has to report that its key and its partner's do not belong together. A box left blank keeps the
 * stored key. When both were typed, the later box reports it; when a key does not contain its public half, neither does.
 */
export function isMismatched(box: ChannelKeyField, typed: Keys, stored: StoredKeys | undefined): boolean {
  const { partner } = keyBoxes[box];
  const own = typedIn(box, typed);
  const other = typedIn(partner, typed);
  const isLater = channelKeyFields.indexOf(box) > channelKeyFields.indexOf(partner);
  if (!own || (other && !isLater)) return false;
  const halves = [own, other || (stored?.[partner] ?? '')].map((text) => inspectKey(text)?.publicKey);
  const [one, another] = halves;
  return Boolean(one && another && one.join() !== another.join());
}

interface KeyPair {
  /** SubjectPublicKeyInfo, base64 on one line. */
  publicKey: string;
  /** PKCS #8, base64 on one line. */
  privateKey: string;
}

const RSA_2048: RsaHashedKeyGenParams = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
};

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Generates a key pair of RSA-2048 without blocking the page. Rejects on a page without https. */
export async function generateKeyPair(): Promise<KeyPair> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey(RSA_2048, true, ['sign', 'verify']);
  const [publicKey, privateKey] = await Promise.all([
    subtle.exportKey('spki', pair.publicKey),
    subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { publicKey: base64(publicKey), privateKey: base64(privateKey) };
}
