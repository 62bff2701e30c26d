import { derTags, readDer, writeDer, type DerElement } from './der';

const RSA_ALGORITHM = Uint8Array.from([
  0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
]);

export interface RsaNumbers {
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

/** A public key of RSA by itself (PKCS #1): modulus and exponent. */
export function readRsaPublic(elements: readonly DerElement[]): RsaNumbers | null {
  const [modulus, exponent] = elements;
  if (!modulus || !exponent || elements.length !== 2 || !areIntegers(elements)) return null;
  return numbersOf(modulus, exponent);
}

/** A private key of RSA by itself (PKCS #1): version, modulus, exponent and six secrets. */
export function readRsaPrivate(elements: readonly DerElement[]): RsaNumbers | null {
  const [, modulus, exponent] = elements;
  if (!modulus || !exponent || elements.length < 9 || !areIntegers(elements.slice(0, 9))) return null;
  return numbersOf(modulus, exponent);
}

/** The elements inside of a sequence that is all there is. */
export function insideSequence(bytes: Uint8Array): DerElement[] | null {
  const [outer, ...rest] = readDer(bytes) ?? [];
  return outer?.tag === derTags.sequence && rest.length === 0 ? readDer(outer.content) : null;
}
