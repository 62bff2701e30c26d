import type { Queryable } from '../database/transaction';
import { hasRoot, type KeySettings } from '../settings/key-settings';
import { DataKeys } from './data-keys';
import type { RootToken } from '../settings/root-token-settings';
import { createKeyring, type Keyring } from './keyring';
import { fileRootKey, type RootKey } from './root-keys';

/** Opens the root keys of the settings: the current one, then former ones. Null when there is none. */
export function rootsOf(settings: KeySettings): (() => Promise<readonly RootKey[]>) | null {
  const { rootKeys, rootToken } = settings;
  if (!hasRoot(settings)) return null;
  const fileRoots = rootKeys.map(fileRootKey);
  if (!rootToken) return async () => fileRoots;
  let opened: Promise<readonly RootKey[]> | null = null;
  return async () => {
    opened ??= openToken(rootToken).then((tokenRoots) => [...tokenRoots, ...fileRoots]);
    // A failure is not kept.
    return opened.catch((error: unknown) => {
      opened = null;
      throw error;
    });
  };
}

async function openToken(rootToken: RootToken): Promise<RootKey[]> {
  // Loaded only here, with its binary.
  const { tokenRootKeys } = await import('./token-root-keys');
  return tokenRootKeys(rootToken);
}

/** Creates the keyring of the settings over the data keys in `db`. */
export function openKeyring(settings: KeySettings, db: Queryable): Keyring {
  const { keyEncryptionKey, formerKeyEncryptionKeys } = settings;
  return createKeyring(keyEncryptionKey, formerKeyEncryptionKeys, new DataKeys(db, rootsOf(settings)));
}
