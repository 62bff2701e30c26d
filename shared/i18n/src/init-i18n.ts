import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';

/**
 * Makes the texts ready to be shown in `language`. Called once, by the host, before the first `messages.load()`.
 *
 * @param onMissingKey told of a key without a text, which is a mistake in the program; by default the console is
 */
export async function initI18n(
  language: Language,
  onMissingKey: (key: string) => void = (key) => console.error(`No text for ${key}`),
): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
    parseMissingKeyHandler: (key) => {
      onMissingKey(key);
      return key;
    },
  });
  document.documentElement.lang = language;
}
