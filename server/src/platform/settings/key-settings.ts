import * as z from 'zod/mini';
import { type RootToken, rootTokenFields, rootTokenOf } from './root-token-settings';
import { checkedText, isKey, listOf } from './setting-kinds';

/** The value of KEY_ENCRYPTION_KEY in an installation that never had one. */
const NONE = 'none';
const MAKE = '(make one with: openssl rand -base64 32)';

/** The settings of the keys that encrypt secrets at rest. */
export const keyFields = {
  ROOT_KEY: z._default(
    listOf(isKey, `ROOT_KEY must be keys of 32 bytes in base64 ${MAKE}, the current one first.`),
    [],
  ),
  ...rootTokenFields,
  KEY_ENCRYPTION_KEY: z.optional(
    checkedText(
      (text) => text === NONE || isKey(text),
      `KEY_ENCRYPTION_KEY must be 32 bytes in base64 ${MAKE}, or none.`,
    ),
  ),
  FORMER_KEY_ENCRYPTION_KEYS: z._default(
    listOf(isKey, 'FORMER_KEY_ENCRYPTION_KEYS must be keys of 32 bytes in base64, separated by commas.'),
    [],
  ),
};

/** The sentence for an installation without any key. */
export const KEY_MISSING = `ROOT_KEY_FILE is missing: the path of a file with 32 bytes in base64 that protect all secrets at rest ${MAKE}.`;

/** The keys that encrypt secrets at rest. */
export interface KeySettings {
  /** The root keys, 32 bytes in base64 each: the current one, then former ones that data keys may still be wrapped by. */
  rootKeys: readonly string[];
  /** Root keys in a token; those of `rootKeys` are former ones then. */
  rootToken: RootToken | null;
  /** 32 bytes in base64; encrypts secrets until the installation has data keys. */
  keyEncryptionKey: string | undefined;
  /** Earlier keys that stored values may still be encrypted with. */
  formerKeyEncryptionKeys: readonly string[];
}

/** @throws SettingsError when the settings of a token are incomplete */
export function keysOf(values: Partial<z.output<z.ZodMiniObject<typeof keyFields>>>): KeySettings {
  const { KEY_ENCRYPTION_KEY: key } = values;
  return {
    rootKeys: values.ROOT_KEY ?? [],
    rootToken: rootTokenOf(values),
    keyEncryptionKey: key === NONE ? undefined : key,
    formerKeyEncryptionKeys: values.FORMER_KEY_ENCRYPTION_KEYS ?? [],
  };
}

/** Returns true when there is a root key. */
export const hasRoot = ({ rootKeys, rootToken }: KeySettings): boolean =>
  rootKeys.length > 0 || rootToken !== null;

/** Returns true when secrets can be encrypted. */
export const canEncrypt = (keys: KeySettings): boolean =>
  hasRoot(keys) || keys.keyEncryptionKey !== undefined;
