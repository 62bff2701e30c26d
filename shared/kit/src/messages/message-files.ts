import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { languages, messageProblems, type Language, type Texts } from './message-problems';

function textsOf(folder: string): Record<Language, Texts> {
  const files = languages.map((language) => {
    const texts: unknown = JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
    return [language, texts] as const;
  });
  return Object.fromEntries(files) as Record<Language, Texts>;
}

/**
 * Returns the problems of all message files of a package.
 *
 * @param folder the package's folder; its message files are in folders with an `en.json`
 */
export function messageFileProblems(folder: string): string[] {
  return readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'en.json')
    .map((path) => `src/${dirname(path)}`)
    .flatMap((path) => messageProblems(textsOf(`${folder}/${path}`)).map((problem) => `${path}: ${problem}`));
}
