import { LRUCache } from 'lru-cache';
import { hashOf } from '../encryption/keyring';

/** Tokens and keys are random: what nobody has is nobody's a second later, too. */
const UNKNOWN = { max: 10_000, ttl: 1_000 };

const keyOf = (secret: string) => hashOf(secret).toString('base64');

/** The same search for the owner of a token or key, which asks once a second for one that nobody has. Only its hash is kept. */
export function rememberUnknown<Owner>(
  find: (secret: string) => Promise<Owner | null>,
): (secret: string) => Promise<Owner | null> {
  // It takes room for all at once: with the first unknown one.
  let unknown: LRUCache<string, true> | undefined;
  return async (secret) => {
    if (unknown?.size && unknown.has(keyOf(secret))) return null;
    const owner = await find(secret);
    if (!owner) (unknown ??= new LRUCache(UNKNOWN)).set(keyOf(secret), true);
    return owner;
  };
}
