import { createKeyring, type Keyring } from '../../platform/encryption/keyring';
import { parseKeys } from '../../platform/settings/settings';

/** Of a command that can do without: null where KEY_ENCRYPTION_KEY is not set. */
export function keyringOf(env: NodeJS.ProcessEnv): Keyring | null {
  const { keyEncryptionKey, formerKeyEncryptionKeys } = parseKeys(env);
  return keyEncryptionKey ? createKeyring(keyEncryptionKey, formerKeyEncryptionKeys) : null;
}
