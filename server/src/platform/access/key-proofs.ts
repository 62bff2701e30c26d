import { type CryptoKey, importJWK, type JWTHeaderParameters, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { hashOf } from '../encryption/keyring';

/** The longest difference in seconds between the time of a proof and the server's. */
const SKEW_SECONDS = 60;
const PROOF_MAX = 2_048;
/** The imported keys of open sessions. */
const KEYS = { max: 10_000 };
/** Used proofs, each for as long as its time is accepted; of more than so many, the oldest are forgotten earlier. */
const USED = { max: 100_000, ttl: 2 * SKEW_SECONDS * 1_000 };

const coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
// Strict, so that a private key is refused.
const publicKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

const claimed = z.object({
  htm: z.string(),
  htu: z.string(),
  iat: z.int(),
  jti: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  ath: z.optional(z.string()),
});

/** The call that a proof must name. */
interface ProvedCall {
  method: string;
  /** Without its query. */
  path: string;
  /** Null at a sign-in. */
  token: string | null;
}

/** A proof that is signed by its key and names its call. */
interface KeyProof {
  /** Identifies the key (RFC 7638). */
  thumbprint: string;
  /** Identifies the proof, by its key. */
  id: string;
  key: CryptoKey;
}

/** Gateways may write a path with other escapes than the page. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Checks the proofs of session keys (RFC 9449): docs/decisions/0105. */
export class KeyProofs {
  // Created with the first proof, because an LRUCache allocates all its memory at once.
  private known: { keys: LRUCache<string, CryptoKey>; used: LRUCache<string, true> } | undefined;

  /** @returns null for a proof that is missing, malformed, forged, of another call or time, or used already */
  async check(proof: unknown, { method, path, token }: ProvedCall): Promise<KeyProof | null> {
    if (typeof proof !== 'string' || proof.length > PROOF_MAX) return null;
    let signer: Pick<KeyProof, 'thumbprint' | 'key'> | undefined;
    const keyOf = async (header: JWTHeaderParameters) => {
      signer = await this.signerOf(header);
      return signer.key;
    };
    try {
      const { payload } = await jwtVerify(proof, keyOf, { algorithms: ['ES256'], typ: 'dpop+jwt' });
      const { htm, htu, iat, jti, ath } = z.parse(claimed, payload);
      const id = `${signer!.thumbprint} ${jti}`;
      const isOfCall = htm === method && unescaped(htu) === unescaped(path);
      const isOfToken = token === null || ath === hashOf(token).toString('base64url');
      const isOfNow = Math.abs(Date.now() / 1_000 - iat) <= SKEW_SECONDS;
      return isOfCall && isOfToken && isOfNow && !this.known?.used.has(id) ? { ...signer!, id } : null;
    } catch {
      // Strangers may send anything.
      return null;
    }
  }

  /** Uses up the proof of a session's call. @returns false when another call has done so since it was checked */
  use({ thumbprint, id, key }: KeyProof): boolean {
    this.known ??= { keys: new LRUCache(KEYS), used: new LRUCache(USED) };
    const { keys, used } = this.known;
    if (used.has(id)) return false;
    used.set(id, true);
    keys.set(thumbprint, key);
    return true;
  }

  private async signerOf({ jwk }: JWTHeaderParameters): Promise<Pick<KeyProof, 'thumbprint' | 'key'>> {
    const { crv, kty, x, y } = z.parse(publicKey, jwk);
    const thumbprint = hashOf(JSON.stringify({ crv, kty, x, y })).toString('base64url');
    const known = this.known?.keys.get(thumbprint);
    if (known) return { thumbprint, key: known };
    // Refuses coordinates that are not on the curve.
    const key = await importJWK({ crv, kty, x, y }, 'ES256');
    if (key instanceof Uint8Array) throw new TypeError('The key is symmetric.');
    return { thumbprint, key };
  }
}
