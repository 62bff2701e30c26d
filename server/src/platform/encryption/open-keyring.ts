import type { Queryable } from '../database/transaction';
import type { KeySettings } from '../settings/key-settings';
import { DataKeys } from './data-keys';
import { createKeyring, type Keyring } from './keyring';
import { fileRootKey } from './root-keys';

/** Opens the root keys of the settings: the current one, then former ones. Null when there is none. */
export function rootsOf({ rootKeys }: KeySettings) {
  if (rootKeys.length === 0) return null;
  const roots = rootKeys.map(fileRootKey);
  return async () => roots;
}

/** Creates the keyring of the settings over the data keys in `db`. */
export function openKeyring(settings: KeySettings, db: Queryable): Keyring {
  const { keyEncryptionKey, formerKeyEncryptionKeys } = settings;
  return createKeyring(keyEncryptionKey, formerKeyEncryptionKeys, new DataKeys(db, rootsOf(settings)));
}
