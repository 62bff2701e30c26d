import type { Language } from '@backoffice/i18n/language';
import en from './texts/en.json';
import es from './texts/es.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type StepTexts = Record<keyof typeof en, string>;

/** The texts of the second step, in all languages, because the login page works without i18next. */
export const stepTexts: Record<Language, StepTexts> = { en, zh, es, ja };
