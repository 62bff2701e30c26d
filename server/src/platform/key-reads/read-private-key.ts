import type { Keyring } from '../encryption/keyring';
import { privateKeysCounter } from '../observing/key-metrics';

/** A private key of a row; null, and counted, where it can't be decrypted: one bad row is one bad row. */
export function readPrivateKey(keyring: Keyring, sealed: string, context: string): string | null {
  try {
    return keyring.decrypt(sealed, context);
  } catch {
    privateKeysCounter.inc({ outcome: 'unreadable' });
    return null;
  }
}
