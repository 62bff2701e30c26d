import { bannedWordIn } from './banned-words';

/** The languages of `@backoffice/i18n`, which only works in a browser. */
export const languages = ['en', 'zh', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The texts of a message file by key. */
export type Texts = Record<string, string>;

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;
const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const paramsOf = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map((match) => match[1]).sort();

/**
 * Half-width punctuation after a Chinese or Japanese character. The question mark is allowed, because the specification uses it.
 */
const HALF_WIDTH = /[\u3040-\u30ff\u4e00-\u9fff](?:[:,;!(]|\.{3})/;

/**
 * The problems of a package's four message files: keys that are not in all of them, missing or extra plural forms, missing
 * parameters, empty texts, punctuation of another language, and banned words.
 */
export function messageProblems(files: Record<Language, Texts>): string[] {
  const keys = new Set(Object.values(files).flatMap((texts) => Object.keys(texts)));
  const plural = new Set([...keys].flatMap((key) => FORM.exec(key)?.[1] ?? []));
  const problems: string[] = [];
  for (const [language, texts] of Object.entries(files)) {
    const forms = [...plural].flatMap((base) => formsOf(language).map((form) => `${base}_${form}`));
    const wanted = new Set([...[...keys].filter((key) => !FORM.test(key)), ...forms]);
    for (const key of Object.keys(texts))
      if (!wanted.has(key)) problems.push(`${language} has the unknown key ${key}`);
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
