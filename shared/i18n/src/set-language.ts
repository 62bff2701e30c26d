import i18next from 'i18next';
import { loadNamespacesInUse } from './catalog';
import { storeLanguage, type Language } from './language';

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
