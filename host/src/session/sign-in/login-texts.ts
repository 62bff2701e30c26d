import type { Language } from '@backoffice/i18n/language';
import en from './texts/en.json';
import es from './texts/es.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

export type LoginTexts = Record<keyof typeof en, string>;

/** The texts of the login page. All four languages are bundled: they are short, and i18next belongs to the next chunk. */
export const loginTexts: Record<Language, LoginTexts> = { en, zh, es, ja };
