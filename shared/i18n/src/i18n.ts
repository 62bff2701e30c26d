import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { loadNamespacesInUse } from './define-messages';
import { isolated } from './isolated';
import { type Language, storeLanguage } from './language';

/**
 * Switches the language: loads the texts in use first, so that nothing flickers, then sets `<html lang>`, shows them and stores the
 * language for the next visit. Rejects and changes nothing when texts cannot be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  await loadNamespacesInUse(language);
  // First, because lists and times are formatted by it while the change renders.
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
  storeLanguage(language);
}

/** Returns the interface's language; the component renders again when it changes. */
export function useLanguage(): Language {
  return useTranslation(undefined, { useSuspense: false }).i18n.language as Language;
}

/**
 * Initialises i18next in `language`. Called once, by the host, before the first `messages.load()`.
 *
 * @param onMissingKey called for a key without a text, which is a programming error; by default it is logged to the console
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
    // React escapes texts by itself; `escape` isolates each inserted value instead.
    interpolation: { escapeValue: true, escape: isolated },
    react: { useSuspense: false },
    returnNull: false,
    parseMissingKeyHandler: (key) => {
      onMissingKey(key);
      return key;
    },
  });
  document.documentElement.lang = language;
}
