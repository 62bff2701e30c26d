import { LRUCache } from 'lru-cache';
import { hashOf } from '../encryption/keyring';

/** Tokens and keys are random, so that an unknown one stays unknown during this time. */
const UNKNOWN = { max: 10_000, ttl: 1_000 };

const keyOf = (secret: string) => hashOf(secret).toString('base64');

/**
 * Wraps the search for the owner of a token or key: an unknown secret is looked up once a second at most. Only hashes are kept.
 */
export function rememberUnknown<Owner>(
  find: (secret: string) => Promise<Owner | null>,
): (secret: string) => Promise<Owner | null> {
  // Created with the first unknown secret, because an LRUCache allocates all its memory at once.
  let unknown: LRUCache<string, true> | undefined;
  return async (secret) => {
    if (unknown?.size && unknown.has(keyOf(secret))) return null;
    const owner = await find(secret);
    if (!owner) (unknown ??= new LRUCache(UNKNOWN)).set(keyOf(secret), true);
    return owner;
  };
}
