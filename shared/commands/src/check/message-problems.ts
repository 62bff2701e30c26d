import { bannedWordIn } from './banned-words';

/** Those of `@backoffice/i18n`, which is for the browser alone. */
export const languages = ['en', 'zh', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** Texts by key, as they stand in a message file. */
export type Texts = Record<string, string>;

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;
const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const paramsOf = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map((match) => match[1]).sort();

/** A sign of Latin width after a Chinese or Japanese one; the question mark is left out, as the specification writes it so. */
const HALF_WIDTH = /[\u3040-\u30ff\u4e00-\u9fff](?:[:,;!(]|\.{3})/;

/**
 * What is wrong with a package's four message files: a key that is not in all of them, a plural form that a language lacks or does
 * not have, a parameter that one lacks, an empty text, punctuation of another language, a banned word.
 */
export function messageProblems(files: Record<Language, Texts>): string[] {
  const keys = new Set(Object.values(files).flatMap((texts) => Object.keys(texts)));
  const plural = new Set([...keys].flatMap((key) => FORM.exec(key)?.[1] ?? []));
  const problems: string[] = [];
  for (const [language, texts] of Object.entries(files)) {
    const forms = [...plural].flatMap((base) => formsOf(language).map((form) => `${base}_${form}`));
    const wanted = new Set([...[...keys].filter((key) => !FORM.test(key)), ...forms]);
    for (const key of Object.keys(texts))
      if (!wanted.has(key)) problems.push(`${language} has no use for ${key}`);
    for (const key of wanted) {
      const problem = textProblem(texts[key], files.en[key.replace(FORM, '$1_other')]);
      if (problem) problems.push(`${language} ${problem} ${key}`);
      const banned = bannedWordIn(language as Language, texts[key] ?? '');
      if (banned) problems.push(`${language} has the banned word “${banned}” in ${key}`);
    }
  }
  return problems;
}

function textProblem(text: string | undefined, english: string | undefined): string | null {
  if (text === undefined) return 'lacks';
  if (text.trim() === '') return 'has no text for';
  if (paramsOf(text).join() !== paramsOf(english ?? '').join()) return 'has other parameters in';
  return HALF_WIDTH.test(text) ? 'has punctuation of half width in' : null;
}
