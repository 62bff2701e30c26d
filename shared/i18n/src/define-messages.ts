import i18next from 'i18next';
import { isolated } from './isolated';
import { useSyncExternalStore } from 'react';
import type { Language } from './language';
import { shownTimeZone } from './time-zone';

type Texts = Record<string, string>;
type Loaders = Record<Language, () => Promise<{ default: Texts }>>;

/** The namespaces that have been loaded; each change of the language loads them again. */
const inUse = new Map<string, Loaders>();

async function load(namespace: string, loaders: Loaders, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await loaders[language]();
  i18next.addResourceBundle(language, namespace, texts);
}

/** Loads every namespace in use, including those that come into use while loading. Rejects when one cannot be loaded. */
export async function loadNamespacesInUse(language: Language): Promise<void> {
  let loaded: number;
  do {
    loaded = inUse.size;
    await Promise.all([...inUse].map(([namespace, loaders]) => load(namespace, loaders, language)));
  } while (inUse.size > loaded);
}

export type TextParams = Record<string, string | number>;
/** Written as a method, so that messages of several packages fit into a `Messages<string>[]`. */
export type GetText<K extends string> = { get(key: K, params?: TextParams): string }['get'];

export interface Messages<K extends string> {
  /** Fetches the texts of the current language; awaited before a component shows them. */
  load(): Promise<void>;
  /** Returns the texts for a component, which renders again when the language or the time zone changes. */
  useText(): GetText<K>;
  /** Returns a text in the current language, for use outside of React. */
  text: GetText<K>;
}

const withParams = (text: string, params: TextParams) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => isolated(String(params[name] ?? whole)));

/** Calls a listener after each change of the language or the time zone, before components render again. Returns its end. */
export function onLanguageChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** The key of the shown texts: the language and, since texts contain times, the time zone. */
const shownBy = () => `${i18next.language} ${shownTimeZone() ?? ''}`;

/** Reads texts from the resource bundle itself: a page reads hundreds at once, and i18next resolves each key anew. */
function textsOf(namespace: string, language: string): GetText<string> {
  let texts: Texts | undefined;
  return (key, params) => {
    texts ??= i18next.getResourceBundle(language, namespace) as Texts | undefined;
    const text = texts?.[key];
    if (text === undefined) return i18next.t(key, { ...params, ns: namespace, lng: language });
    return params ? withParams(text, params) : text;
  };
}

/** The suffix of keys that depend on a `count`; i18next chooses it by the language's rules (`Intl.PluralRules`). */
type PluralForm = Intl.LDMLPluralRule;
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
/** Every language has the form `other`. */
type InEachLanguage<K extends string> = K extends `${infer Base}_${PluralForm}` ? `${Base}_other` : K;
type Loader<K extends string> = () => Promise<{ default: Record<K, string> }>;

/**
 * Declares the texts of a package; called once, in its `messages.ts`.
 *
 * @param namespace the package's unique name
 * @param loaders one flat JSON file for each language, all with the same keys; `{{name}}` stands for a parameter. A text with a
 *   count has a key for each plural form, such as `rows_one` and `rows_other`, and is read as `rows` with `count`.
 */
export function defineMessages<K extends string>(
  namespace: string,
  loaders: Record<Language, Loader<InEachLanguage<K>>> & { en: Loader<K> },
): Messages<WithoutForm<K>> {
  let held: { by: string; get: GetText<WithoutForm<K>> } | null = null;
  const textsBy = (by: string): GetText<WithoutForm<K>> => {
    if (held?.by !== by) held = { by, get: textsOf(namespace, i18next.language) };
    return held.get;
  };
  return {
    load: () => {
      inUse.set(namespace, loaders);
      return load(namespace, loaders, i18next.language as Language);
    },
    // Not `useTranslation`, which keeps a dozen values for each of the hundreds of components of a list.
    useText: () => textsBy(useSyncExternalStore(onLanguageChange, shownBy)),
    text: (key, params) => textsBy(shownBy())(key, params),
  };
}
