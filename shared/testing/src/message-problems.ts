import type { Language } from '@backoffice/i18n';

type Texts = Record<string, string>;

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;
const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const paramsOf = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map((match) => match[1]).sort();

/**
 * What is wrong with a package's four message files: a key that is not in all of them, a plural form that a language lacks or does
 * not have, a parameter that one lacks, an empty text. Each package has a test that expects none.
 */
export function messageProblems(files: Record<Language, Texts>): string[] {
  const keys = new Set(Object.values(files).flatMap((texts) => Object.keys(texts)));
  const problems: string[] = [];
  for (const key of keys) {
    const [, base = key, form] = FORM.exec(key) ?? [];
    for (const [language, texts] of Object.entries(files)) {
      const text = texts[key];
      if (form && !formsOf(language).includes(form)) {
        if (text !== undefined) problems.push(`${language} has no use for ${key}`);
        continue;
      }
      const params = paramsOf(text ?? '').join();
      const englishParams = paramsOf(files.en[form ? `${base}_other` : key] ?? '').join();
      if (text === undefined) problems.push(`${language} lacks ${key}`);
      else if (text.trim() === '') problems.push(`${language} has no text for ${key}`);
      else if (params !== englishParams) problems.push(`${language} has other parameters in ${key}`);
    }
  }
  return problems;
}
