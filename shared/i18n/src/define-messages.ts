import i18next from 'i18next';
import { isolated } from './isolated';
import { useSyncExternalStore } from 'react';
import type { Language } from './language';
import { shownTimeZone } from './time-zone';

type Texts = Record<string, string>;
type Loaders = Record<Language, () => Promise<{ default: Texts }>>;

/** The namespaces that have been loaded, and so are loaded with each change of the language. */
const inUse = new Map<string, Loaders>();

async function load(namespace: string, loaders: Loaders, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await loaders[language]();
  i18next.addResourceBundle(language, namespace, texts);
}

/** Loads every namespace in use, those that come into use meanwhile too. Rejects when one of them can't be had. */
export async function loadNamespacesInUse(language: Language): Promise<void> {
  let loaded: number;
  do {
    loaded = inUse.size;
    await Promise.all([...inUse].map(([namespace, loaders]) => load(namespace, loaders, language)));
  } while (inUse.size > loaded);
}

export type TextParams = Record<string, string | number>;
/** Written as a method, so that a list may hold the messages of several packages as `Messages<string>[]`. */
export type GetText<K extends string> = { get(key: K, params?: TextParams): string }['get'];

export interface Messages<K extends string> {
  /** Fetches the texts of the current language; awaited before anything that shows them. */
  load(): Promise<void>;
  /** The texts for a component, which renders again when the language or the time zone changes. */
  useText(): GetText<K>;
  /** A text outside of React: of the language at this moment. */
  text: GetText<K>;
}

const withParams = (text: string, params: TextParams) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => isolated(String(params[name] ?? whole)));

function onLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** What texts are shown by: times stand among them. */
const shownBy = () => `${i18next.language} ${shownTimeZone() ?? ''}`;

/** Texts are read where they lie: a page asks for hundreds of them at once, each of which i18next looks for from the top. */
function textsOf(namespace: string, language: string): GetText<string> {
  let texts: Texts | undefined;
  return (key, params) => {
    texts ??= i18next.getResourceBundle(language, namespace) as Texts | undefined;
    const text = texts?.[key];
    if (text === undefined) return i18next.t(key, { ...params, ns: namespace, lng: language });
    return params ? withParams(text, params) : text;
  };
}

/** Ends a key whose text depends on a `count`: i18next chooses by the language's own rules (`Intl.PluralRules`). */
type PluralForm = Intl.LDMLPluralRule;
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
/** Every language has the form `other`. */
type InEachLanguage<K extends string> = K extends `${infer Base}_${PluralForm}` ? `${Base}_other` : K;
type Loader<K extends string> = () => Promise<{ default: Record<K, string> }>;

/**
 * Declares the texts of a package, once, in its `messages.ts`.
 *
 * @param namespace the package's own name among all
 * @param loaders one flat JSON file a language; all have the same keys, `{{name}}` stands for a parameter. A text with a number of
 *   things has a key for each plural form, as `rows_one` and `rows_other`, and is asked for as `rows` with `count`.
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
    // A list reads texts in hundreds of components, for each of which `useTranslation` would keep a dozen values.
    useText: () => textsBy(useSyncExternalStore(onLanguage, shownBy)),
    text: (key, params) => textsBy(shownBy())(key, params),
  };
}
