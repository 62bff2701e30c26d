import Cookies from 'js-cookie';

export const languages = ['en', 'zh', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

const COOKIE = 'language';
const DAYS = 365;

const known = (tag: string | undefined): Language | undefined =>
  languages.find((language) => language === tag?.toLowerCase().split('-')[0]);

/** The language to start with: the cookie's, else the first one of the browser's that the product speaks, else English. */
export function detectLanguage(): Language {
  return [Cookies.get(COOKIE), ...navigator.languages].map(known).find(Boolean) ?? 'en';
}

/** Keeps the language for the next visit. */
export function storeLanguage(language: Language): void {
  Cookies.set(COOKIE, language, { expires: DAYS, sameSite: 'lax' });
}
