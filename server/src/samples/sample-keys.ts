import { createPrivateKey, createPublicKey, generatePrime } from 'node:crypto';
import { promisify } from 'node:util';
import { keyFingerprint } from '../platform/encryption/key-fingerprint';

/** The number of generated primes; each two of them give a key: 780 different ones. */
const PRIMES = 40;
const PRIME_BITS = 1024;

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
  const d = inverse(EXPONENT, (p - 1n) * (q - 1n));
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

const prime = promisify<number, { bigint: true }, bigint>(generatePrime);

async function createKeyPairs(): Promise<(index: number) => SampleKeyPair> {
  const primes = await Promise.all(Array.from({ length: PRIMES }, () => prime(PRIME_BITS, { bigint: true })));
  const pairs = primes.flatMap((first, index) =>
    primes.slice(index + 1).map((second) => [first, second] as const),
  );
  const known = new Map<number, SampleKeyPair>();
  return (index) => {
    const place = ((index % pairs.length) + pairs.length) % pairs.length;
    const pair = known.get(place) ?? composed(...pairs[place]!);
    known.set(place, pair);
    return pair;
  };
}

let pairOf: ReturnType<typeof createKeyPairs> | undefined;

/**
 * Returns the key pair of a sample by its index; negative indexes count from the end. The pairs are valid RSA keys that share
 * primes, because generating one for each sample takes longer than all the rest: they protect nothing.
 */
export function sampleKeyPairs(): ReturnType<typeof createKeyPairs> {
  return (pairOf ??= createKeyPairs());
}
