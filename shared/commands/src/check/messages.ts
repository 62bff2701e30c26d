import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { remotes, root } from '../workspace';
import { languages, messageProblems, type Language, type Texts } from './message-problems';

/** All folders with a message file per language, listed at each run, so that new ones are included. */
function messageFolders(): string[] {
  const packages = ['host', ...remotes, ...readdirSync(`${root}/shared`).map((name) => `shared/${name}`)];
  return packages.flatMap((folder) =>
    readdirSync(`${root}/${folder}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'en.json')
      .map((path) => `${folder}/src/${dirname(path)}`),
  );
}

function textsOf(folder: string): Record<Language, Texts> {
  const files = languages.map((language) => {
    const texts: unknown = JSON.parse(readFileSync(`${root}/${folder}/${language}.json`, 'utf8'));
    return [language, texts] as const;
  });
  return Object.fromEntries(files) as Record<Language, Texts>;
}

const problems = messageFolders().flatMap((folder) =>
  messageProblems(textsOf(folder)).map((problem) => `${folder}: ${problem}`),
);
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
