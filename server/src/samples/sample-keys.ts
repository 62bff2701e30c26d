import { createECDH, createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { keyFingerprint } from '../platform/encryption/key-fingerprint';
import encodedPrimes from './sample-primes.json';

export interface SampleKeyPair {
  /** PKCS #8 and SPKI, base64. */
  privateKey: string;
  publicKey: string;
  fingerprint: Buffer | null;
}

function encoded(value: bigint): string {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
}

/** Returns the inverse of `value` modulo `modulus`, by Euclid's extended algorithm. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, value % modulus];
  let [factor, nextFactor] = [0n, 1n];
  while (next !== 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [factor, nextFactor] = [nextFactor, factor - times * nextFactor];
  }
  return factor < 0n ? factor + modulus : factor;
}

const EXPONENT = 65_537n;

/** Composes an RSA key of two primes. */
function composed(first: bigint, second: bigint): SampleKeyPair {
  const [p, q] = first > second ? [first, second] : [second, first];
  const order = (p - 1n) * (q - 1n);
  // The inverse of the exponent modulo the order, by a division that is quicker than Euclid's algorithm.
  const d = (order * (EXPONENT - inverse(order % EXPONENT, EXPONENT)) + 1n) / EXPONENT;
  const parts = { n: p * q, e: EXPONENT, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) };
  const jwk = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, encoded(value)]));
  const parsed = createPrivateKey({ key: { kty: 'RSA', ...jwk }, format: 'jwk' });
  const publicKey = createPublicKey(parsed).export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    privateKey: parsed.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey,
    fingerprint: keyFingerprint(publicKey),
  };
}

const primes = encodedPrimes.map((text) => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`));
const pairs = primes.flatMap((first, index) =>
  primes.slice(index + 1).map((second) => [first, second] as const),
);
const known = new Map<number, SampleKeyPair>();

/**
 * Returns the key pair of a sample by its index, one of 780. The pairs are valid RSA keys of primes that
 * are public, because generating a key for each sample takes longer than all the rest: they protect nothing.
 */
export function sampleKeyPair(index: number): SampleKeyPair {
  const pairIndex = index % pairs.length;
  const pair = known.get(pairIndex) ?? composed(...pairs[pairIndex]!);
  known.set(pairIndex, pair);
  return pair;
}

// PKCS #8 around the RFC 5915 key and its point, and SubjectPublicKeyInfo before the point (P-256).
const CURVE_PRIVATE = Buffer.from(
  '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420',
  'hex',
);
const CURVE_POINT = Buffer.from('a144034200', 'hex');
const CURVE_PUBLIC = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');

/** Returns the EC P-256 key pair of a sample. It is derived from its name, so that it is the same at every run and protects nothing. */
export function sampleCurveKeyPair(name: string): SampleKeyPair {
  const curve = createECDH('prime256v1');
  const secret = createHash('sha256').update(name).digest();
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const publicKey = Buffer.concat([CURVE_PUBLIC, point]);
  return {
    privateKey: Buffer.concat([CURVE_PRIVATE, secret, CURVE_POINT, point]).toString('base64'),
    publicKey: publicKey.toString('base64'),
    fingerprint: createHash('sha256').update(publicKey).digest(),
  };
}
