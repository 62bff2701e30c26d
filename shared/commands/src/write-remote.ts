import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './workspace';

const TEMPLATE = `${root}/shared/commands/remote-template`;
const ENDING = '.template';

/** `risk-rules` → `Risk rules`. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/**
 * Writes a new remote: one page with its texts, tests, route and budget.
 *
 * @param name without `mfe-`
 * @param folder that must not exist yet
 * @returns paths of the files, inside the folder
 */
export function writeRemote(name: string, folder: string): string[] {
  mkdirSync(folder);
  const templates = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' });
  const files = templates
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
  for (const file of files) {
    const text = readFileSync(`${TEMPLATE}/${file}${ENDING}`, 'utf8');
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(
      `${folder}/${file}`,
      text.replaceAll('__name__', name).replaceAll('__Title__', titleOf(name)),
    );
  }
  return files.sort();
}
