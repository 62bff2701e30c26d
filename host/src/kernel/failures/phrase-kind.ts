import type { ApiErrorKind } from '@backoffice/api-client';
import type { Language } from '@backoffice/i18n/language';
import en from './texts/en.json';
import es from './texts/es.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** The kinds of failures for which the server gives no reason. */
type PhrasedKind = keyof typeof en extends `failure.${infer Kind}` ? Kind : never;

/** All languages are bundled: the login page needs them before i18next is loaded. */
const phrases: Record<Language, Record<`failure.${PhrasedKind}`, string>> = { en, zh, es, ja };

/** The message for a kind of failure, in the page's language. Undefined for kinds whose message comes from the server. */
export function phraseOfKind(kind: PhrasedKind): string;
export function phraseOfKind(kind: ApiErrorKind): string | undefined;
export function phraseOfKind(kind: ApiErrorKind): string | undefined {
  const { lang } = document.documentElement;
  const texts: Partial<Record<string, string>> = phrases[lang in phrases ? (lang as Language) : 'en'];
  return texts[`failure.${kind}`];
}
