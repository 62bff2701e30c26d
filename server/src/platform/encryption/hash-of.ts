import { createHash } from 'node:crypto';

/**
 * The SHA-256 of a text, for tables that must recognise it and not hold it: tokens, keys and names that were typed. Too quick for
 * passwords, which `PasswordHasher` hashes.
 */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
