import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { loadNamespacesInUse } from './define-messages';
import { isolated } from './isolated';
import { type Language, storeLanguage } from './language';

/**
 * Shows everything in another language: loads the texts in use first, so that nothing flickers, then switches, names the
 * language in `<html lang>` and keeps it for the next visit. Rejects, and changes nothing, when texts can't be had.
 */
export async function setLanguage(language: Language): Promise<void> {
  await loadNamespacesInUse(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  storeLanguage(language);
}

/** The interface's language; renders again when it changes. */
export function useLanguage(): Language {
  return useTranslation(undefined, { useSuspense: false }).i18n.language as Language;
}

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
    // React escapes what it shows; this is done to each value that a text names.
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
