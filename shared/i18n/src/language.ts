import Cookies from 'js-cookie';

export const languages = ['en', 'zh', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

const COOKIE = 'language';
const DAYS = 365;

const known = (tag: string | undefined): Language | undefined =>
  languages.find((language) => language === tag?.toLowerCase().split('-')[0]);

/** Returns the first language: the cookie's, else the first supported one of the browser's, else English. */
export function detectLanguage(): Language {
  return [Cookies.get(COOKIE), ...navigator.languages].map(known).find(Boolean) ?? 'en';
}

/** Stores the language in the cookie for the next visit. */
export function storeLanguage(language: Language): void {
  Cookies.set(COOKIE, language, { expires: DAYS, sameSite: 'lax' });
}
