import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../workspace';

/** A remote of the checkout. */
interface Known {
  /** `mfe-merchant`, … */
  name: string;
  /** Paths of its pages. */
  routes: readonly string[];
  namespaces: readonly string[];
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;
/** The first segments of the host's own addresses. */
const TAKEN_BY_HOST = new Set(['assets', 'auth-redirect', 'login', 'mfe', 'redirect', 'team', 'test']);

/**
 * Returns the part of a new remote's name for its folder, address and texts: `billing` for `mfe-billing`.
 *
 * @param given with or without `mfe-`
 * @throws {Error} with one sentence if it is not a valid name or already in use
 */
export function newRemoteName(given: string | undefined, known: readonly Known[]): string {
  if (!given) throw new Error('Usage: pnpm create-remote <name>');
  const name = given.replace(/^mfe-/, '');
  if (!NAME.test(name) || name.length > LONGEST) {
    throw new Error(
      `${given} is not a valid remote name: use lower-case letters, digits and single dashes, at most ${LONGEST} characters.`,
    );
  }
  if (TAKEN_BY_HOST.has(name)) throw new Error(`${name} is reserved by the host: choose another name.`);
  const owner = known.find(
    (remote) =>
      remote.name === `mfe-${name}` ||
      remote.namespaces.includes(name) ||
      remote.routes.some((path) => path.startsWith(`/${name}/`)),
  );
  if (owner) throw new Error(`${name} is used by ${owner.name}: choose another name.`);
  return name;
}

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
 * @param folder must not exist
 * @returns the paths of the files inside the folder
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
