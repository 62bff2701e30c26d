import * as z from 'zod/mini';
import { checkedText, listOf } from './setting-kinds';
import { SettingsError } from './read-settings';

const isText = (text: string) => text.length > 0;

/** The settings of root keys in a PKCS#11 token. */
export const rootTokenFields = {
  ROOT_KEY_PKCS11_MODULE: z.optional(
    checkedText(
      (path) => path.startsWith('/'),
      'ROOT_KEY_PKCS11_MODULE must be the path of a PKCS#11 library, such as /usr/lib/softhsm/libsofthsm2.so.',
    ),
  ),
  ROOT_KEY_PKCS11_TOKEN: z.optional(checkedText(isText, 'ROOT_KEY_PKCS11_TOKEN must be a label.')),
  ROOT_KEY_PKCS11_LABEL: z._default(
    listOf(isText, 'ROOT_KEY_PKCS11_LABEL must be labels of keys, separated by commas.'),
    [],
  ),
  ROOT_KEY_PKCS11_PIN: z.optional(checkedText(isText, 'ROOT_KEY_PKCS11_PIN must be a PIN.')),
};

/** Root keys in a PKCS#11 token. */
export interface RootToken {
  /** The path of the token's library. */
  module: string;
  /** The label of the token. */
  token: string;
  /** The labels of the keys: the current one, then former ones. */
  labels: readonly string[];
  pin: string;
}

/** @throws SettingsError when only some of the settings are there */
export function rootTokenOf(
  values: Partial<z.output<z.ZodMiniObject<typeof rootTokenFields>>>,
): RootToken | null {
  const { ROOT_KEY_PKCS11_MODULE: module, ROOT_KEY_PKCS11_TOKEN: token } = values;
  const { ROOT_KEY_PKCS11_LABEL: labels = [], ROOT_KEY_PKCS11_PIN: pin } = values;
  if (module && token && pin && labels.length > 0) return { module, token, labels, pin };
  if (!module && !token && !pin && labels.length === 0) return null;
  throw new SettingsError([
    'ROOT_KEY_PKCS11_MODULE, _TOKEN, _LABEL and _PIN_FILE belong together: set all of them or none.',
  ]);
}
