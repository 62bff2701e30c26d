import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../encryption/keyring';

/**
 * Creates the check of the directory's bearer token against the tokens of the settings. It takes as long for each wrong token.
 * Without tokens it accepts none.
 */
export function directoryTokens(tokens: readonly string[]): (token: string) => boolean {
  const hashes = tokens.map(hashOf);
  return (token) => {
    const hash = hashOf(token);
    // All are compared: `some` would end with the first match.
    return hashes.map((known) => timingSafeEqual(known, hash)).includes(true);
  };
}
