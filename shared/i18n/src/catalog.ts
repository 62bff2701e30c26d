import i18next from 'i18next';
import type { Language } from './language';

type Texts = Record<string, string>;
export type Loaders = Record<Language, () => Promise<{ default: Texts }>>;

const registered = new Map<string, Loaders>();
const inUse = new Set<string>();

/** Says where a namespace's texts are; nothing is fetched yet. */
export function registerNamespace(namespace: string, loaders: Loaders): void {
  registered.set(namespace, loaders);
}

async function load(namespace: string, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await registered.get(namespace)![language]();
  i18next.addResourceBundle(language, namespace, texts);
}

/** Loads a namespace in the current language, and from now on with each change of the language. */
export function takeNamespaceIntoUse(namespace: string): Promise<void> {
  inUse.add(namespace);
  return load(namespace, i18next.language as Language);
}

/** Loads every namespace in use, those that come into use meanwhile too. Rejects when one of them can't be had. */
export async function loadNamespacesInUse(language: Language): Promise<void> {
  let loaded: number;
  do {
    loaded = inUse.size;
    await Promise.all([...inUse].map((namespace) => load(namespace, language)));
  } while (inUse.size > loaded);
}
