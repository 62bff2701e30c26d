import * as z from 'zod/mini';
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
export type KeySettings = ReturnType<typeof keysOf>;

export function keysOf(values: Partial<z.output<z.ZodMiniObject<typeof keyFields>>>) {
  const { KEY_ENCRYPTION_KEY: key } = values;
  return {
    /** The root keys, 32 bytes in base64 each: the current one, then former ones that data keys may still be wrapped by. */
    rootKeys: values.ROOT_KEY ?? [],
    /** 32 bytes in base64; encrypts secrets until the installation has data keys. */
    keyEncryptionKey: key === NONE ? undefined : key,
    /** Earlier keys that stored values may still be encrypted with. */
    formerKeyEncryptionKeys: values.FORMER_KEY_ENCRYPTION_KEYS ?? [],
  };
}

/** Returns true when secrets can be encrypted. */
export const canEncrypt = ({ rootKeys, keyEncryptionKey }: KeySettings): boolean =>
  rootKeys.length > 0 || keyEncryptionKey !== undefined;
