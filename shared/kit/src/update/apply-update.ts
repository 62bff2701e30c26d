import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mergeFile } from './merge-file';
import type { Repository } from './repository';

/** A change of a team's code that follows a change of the host; the default export of a file in `modifications`. */
interface Modification {
  /** The subject of its commit. */
  title: string;
  /** Returns the changed text of a source file, or the same text. */
  change(text: string, path: string): string;
}

interface Update {
  /** The remote's folder. */
  folder: string;
  /** The kit's version before. */
  from: string;
  /** The kit's version now. */
  to: string;
  /** A folder with the template's files as the kit before would write them for this remote. */
  templateBefore: string;
  /** The same by the present kit. */
  templateNow: string;
  /** The folder of the present kit's modifications: `<version>-<what it does>.mjs`. */
  modifications: string;
}

const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const versionOf = (file: string) => file.split('-')[0]!;

const filesIn = (folder: string, pattern = /./) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && pattern.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Applies what the template has changed, keeping the team's own changes.
 *
 * @returns the files with conflicts, which carry Git's markers
 */
function applyTemplate({ folder, templateBefore, templateNow }: Update): string[] {
  const files = new Set([...filesIn(templateBefore), ...filesIn(templateNow)]);
  return [...files].filter((file) => {
    const [before, now, own] = [templateBefore, templateNow, folder].map((each) => textOf(`${each}/${file}`));
    // The team has deleted or renamed it.
    if (before === now || (own === null && before !== null)) return false;
    if (now === null) {
      if (own === before) rmSync(`${folder}/${file}`);
      return false;
    }
    const merged = mergeFile({ own: own ?? now!, before: before ?? '', now: now! });
    write(`${folder}/${file}`, merged.text);
    return merged.hasConflicts;
  });
}

/** Returns the modifications of the versions after `from`, the earliest first. */
async function modificationsSince({ modifications, from, to }: Update): Promise<Modification[]> {
  const due = filesIn(modifications, /\.mjs$/).filter(
    (file) => byVersion(versionOf(file), from) > 0 && byVersion(versionOf(file), to) <= 0,
  );
  const modules = due
    .sort(byVersion)
    .map(
      (file) => import(pathToFileURL(`${modifications}/${file}`).href) as Promise<{ default: Modification }>,
    );
  return (await Promise.all(modules)).map((module) => module.default);
}

/**
 * Applies the changes between two versions of the kit to a remote, each as a commit: packages, modifications of code, template.
 *
 * @returns sentences that tell the team what happened
 * @throws {Error} if the template conflicts with the team's changes; the files carry Git's markers and are not committed
 */
export async function applyUpdate(update: Update, repository: Repository): Promise<string[]> {
  const { folder, to } = update;
  const messages: string[] = [];
  const commit = (subject: string) => {
    if (repository.commitAll(subject)) messages.push(`Committed: ${subject}`);
  };
  commit(`Update @backoffice/kit to ${to}`);
  for (const { title, change } of await modificationsSince(update)) {
    for (const file of filesIn(`${folder}/src`, /\.tsx?$/)) {
      const text = readFileSync(`${folder}/src/${file}`, 'utf8');
      const changed = change(text, `src/${file}`);
      if (changed !== text) writeFileSync(`${folder}/src/${file}`, changed);
    }
    commit(title);
  }
  const conflicts = applyTemplate(update);
  if (conflicts.length > 0)
    throw new Error(
      `The template of ${to} and your changes conflict in ${conflicts.join(', ')}. Resolve and commit them.`,
    );
  commit(`Apply the changes of the template ${to}`);
  return messages.length > 0 ? messages : ['Nothing has changed.'];
}
