import { derTags, insideSequence, readDer, writeDer, type DerElement } from '@backoffice/contract/der';

export type KeyKind = 'public' | 'private';

export interface InspectedKey {
  kind: KeyKind;
  /** Algorithm and size: `RSA-2048`. */
  type: string;
  /** The stored form: base64 on one line. */
  base64: string;
  /** The public half as SubjectPublicKeyInfo, equal for both keys of a pair; null where the key does not contain it. */
  publicKey: Uint8Array | null;
}

type KeyDetails = Omit<InspectedKey, 'base64'>;

interface KeyBody {
  /** The key on one line, without PEM header and footer. */
  base64: string;
  bytes: Uint8Array;
}

const ARMOUR = /^-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes a pasted key: PEM or base64, in one or more lines. Null when it is neither. */
function readKeyBody(text: string): KeyBody | null {
  const [, , armoured] = ARMOUR.exec(text.trim()) ?? [];
  const base64 = (armoured ?? text).replace(/\s+/g, '');
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return null;
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  // A list decodes eighty keys before it is shown; a loop takes a tenth of the time of `Uint8Array.from`.
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return { base64, bytes };
}

/** Object identifiers of algorithms and curves in DER, in hexadecimal. */
const RSA = '2a864886f70d010101';
const EC = '2a8648ce3d0201';

const curves: Record<string, string> = {
  '2a8648ce3d030107': 'EC P-256',
  '2b81040022': 'EC P-384',
  '2b81040023': 'EC P-521',
  '2b8104000a': 'EC secp256k1',
  '2a811ccf5501822d': 'SM2',
};
const others: Record<string, string> = {
  '2b6570': 'Ed25519',
  '2b6571': 'Ed448',
  '2b656e': 'X25519',
  '2a864886f70d01010a': 'RSA-PSS',
};

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the name of a key's algorithm and curve, for RSA without the size; null for other algorithms. */
function algorithmName(algorithm: Uint8Array, parameter: Uint8Array | undefined): string | null {
  const id = hex(algorithm);
  if (id === RSA) return 'RSA';
  if (id === EC) return curves[hex(parameter ?? new Uint8Array())] ?? 'EC';
  return others[id] ?? null;
}

const RSA_ALGORITHM = Uint8Array.from([
  0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
]);

interface RsaNumbers {
  bits: number;
  /** The public half as SubjectPublicKeyInfo. */
  publicKey: Uint8Array;
}

function bitsOf(integer: Uint8Array): number {
  const from = integer.findIndex((byte) => byte !== 0);
  if (from === -1) return 0;
  return (integer.length - from - 1) * 8 + (32 - Math.clz32(integer[from]!));
}

function numbersOf(modulus: DerElement, exponent: DerElement): RsaNumbers {
  const pair = writeDer(derTags.sequence, modulus.whole, exponent.whole);
  const bits = writeDer(derTags.bitString, Uint8Array.of(0), pair);
  return { bits: bitsOf(modulus.content), publicKey: writeDer(derTags.sequence, RSA_ALGORITHM, bits) };
}

const areIntegers = (elements: readonly DerElement[]) => elements.every(({ tag }) => tag === derTags.integer);

/** Reads an RSA public key of PKCS #1: modulus and exponent. */
function readRsaPublic(elements: readonly DerElement[]): RsaNumbers | null {
  const [modulus, exponent] = elements;
  if (!modulus || !exponent || elements.length !== 2 || !areIntegers(elements)) return null;
  return numbersOf(modulus, exponent);
}

/** Reads an RSA private key of PKCS #1: version, modulus, exponent and six secrets. */
function readRsaPrivate(elements: readonly DerElement[]): RsaNumbers | null {
  const [, modulus, exponent] = elements;
  if (!modulus || !exponent || elements.length < 9 || !areIntegers(elements.slice(0, 9))) return null;
  return numbersOf(modulus, exponent);
}

/** Reads the algorithm from the DER sequence that identifies it. */
function algorithmOf({ tag, content }: DerElement): string | null {
  if (tag !== derTags.sequence) return null;
  const [algorithm, parameter] = readDer(content) ?? [];
  return algorithm?.tag === derTags.objectId ? algorithmName(algorithm.content, parameter?.content) : null;
}

/** Reads SubjectPublicKeyInfo: the algorithm, and the key in a bit string. */
function readPublic(elements: readonly DerElement[], whole: Uint8Array): KeyDetails | null {
  const [algorithm, key] = elements;
  if (!algorithm || key?.tag !== derTags.bitString || elements.length !== 2) return null;
  const type = algorithmOf(algorithm);
  if (type !== 'RSA') return type ? { kind: 'public', type, publicKey: whole } : null;
  const rsa = readRsaPublic(insideSequence(key.content.subarray(1)) ?? []);
  return rsa && { kind: 'public', type: `RSA-${rsa.bits}`, publicKey: rsa.publicKey };
}

/** Reads PKCS #8: a version, the algorithm, and the key in an octet string. */
function readPrivate(elements: readonly DerElement[]): KeyDetails | null {
  const [version, algorithm, key] = elements;
  if (version?.tag !== derTags.integer || !algorithm || key?.tag !== derTags.octetString) return null;
  const type = algorithmOf(algorithm);
  if (type !== 'RSA') return type ? { kind: 'private', type, publicKey: null } : null;
  const rsa = readRsaPrivate(insideSequence(key.content) ?? []);
  return rsa && { kind: 'private', type: `RSA-${rsa.bits}`, publicKey: rsa.publicKey };
}

/** Reads PKCS #1: an RSA key that does not name its algorithm. */
function readBareRsa(elements: readonly DerElement[]): KeyDetails | null {
  const secret = readRsaPrivate(elements);
  if (secret) return { kind: 'private', type: `RSA-${secret.bits}`, publicKey: secret.publicKey };
  const open = readRsaPublic(elements);
  return open && { kind: 'public', type: `RSA-${open.bits}`, publicKey: open.publicKey };
}

/** Reads a pasted key: PEM or base64, SubjectPublicKeyInfo, PKCS #8 or PKCS #1. Null when the text is not a key. */
export function inspectKey(text: string): InspectedKey | null {
  const body = readKeyBody(text);
  const elements = body && insideSequence(body.bytes);
  if (!body || !elements) return null;
  const details = readPrivate(elements) ?? readPublic(elements, body.bytes) ?? readBareRsa(elements);
  return details && { ...details, base64: body.base64 };
}
