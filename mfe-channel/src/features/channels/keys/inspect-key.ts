import { derTags, readDer, type DerElement } from './der';
import { algorithmName } from './key-algorithms';
import { readKeyBody } from './key-body';
import { insideSequence, readRsaPrivate, readRsaPublic } from './rsa-key';

export type KeyKind = 'public' | 'private';

export interface InspectedKey {
  kind: KeyKind;
  /** Algorithm and size: `RSA-2048`. */
  type: string;
  /** As it is stored: base64 on one line. */
  base64: string;
  /** Its public half as SubjectPublicKeyInfo, the same for both keys of a pair; null where the key does not tell it. */
  publicKey: Uint8Array | null;
}

type Facts = Omit<InspectedKey, 'base64'>;

/** The algorithm's name, of a sequence that names it. */
function algorithmOf({ tag, content }: DerElement): string | null {
  if (tag !== derTags.sequence) return null;
  const [algorithm, parameter] = readDer(content) ?? [];
  return algorithm?.tag === derTags.objectId ? algorithmName(algorithm.content, parameter?.content) : null;
}

/** SubjectPublicKeyInfo: the algorithm, and the key in a bit string. */
function readPublic(elements: readonly DerElement[], whole: Uint8Array): Facts | null {
  const [algorithm, key] = elements;
  if (!algorithm || key?.tag !== derTags.bitString || elements.length !== 2) return null;
  const type = algorithmOf(algorithm);
  if (type !== 'RSA') return type ? { kind: 'public', type, publicKey: whole } : null;
  const rsa = readRsaPublic(insideSequence(key.content.subarray(1)) ?? []);
  return rsa && { kind: 'public', type: `RSA-${rsa.bits}`, publicKey: rsa.publicKey };
}

/** PKCS #8: a version, the algorithm, and the key in an octet string. */
function readPrivate(elements: readonly DerElement[]): Facts | null {
  const [version, algorithm, key] = elements;
  if (version?.tag !== derTags.integer || !algorithm || key?.tag !== derTags.octetString) return null;
  const type = algorithmOf(algorithm);
  if (type !== 'RSA') return type ? { kind: 'private', type, publicKey: null } : null;
  const rsa = readRsaPrivate(insideSequence(key.content) ?? []);
  return rsa && { kind: 'private', type: `RSA-${rsa.bits}`, publicKey: rsa.publicKey };
}

/** PKCS #1: a key of RSA without a word about its algorithm. */
function readBareRsa(elements: readonly DerElement[]): Facts | null {
  const secret = readRsaPrivate(elements);
  if (secret) return { kind: 'private', type: `RSA-${secret.bits}`, publicKey: secret.publicKey };
  const open = readRsaPublic(elements);
  return open && { kind: 'public', type: `RSA-${open.bits}`, publicKey: open.publicKey };
}

/** What a pasted text is as a key: PEM or base64, SubjectPublicKeyInfo, PKCS #8 or PKCS #1. Null when it is none. */
export function inspectKey(text: string): InspectedKey | null {
  const body = readKeyBody(text);
  const elements = body && insideSequence(body.bytes);
  if (!body || !elements) return null;
  const facts = readPrivate(elements) ?? readPublic(elements, body.bytes) ?? readBareRsa(elements);
  return facts && { ...facts, base64: body.base64 };
}
