import type { Language } from '@backoffice/i18n/language';

/** Each language by its own name, so that nobody needs to read another one to find theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  ja: '日本語',
};
