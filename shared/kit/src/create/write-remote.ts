import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { kitFolder } from '../kit-folder.mjs';

/** A remote whose name and addresses are in use. */
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
const TAKEN_BY_HOST = new Set([
  'assets',
  'auth-redirect',
  'host',
  'kit',
  'login',
  'mfe',
  'redirect',
  'team',
  'test',
]);

/**
 * Returns the part of a new remote's name for its folder, address and texts: `billing` for `mfe-billing`.
 *
 * @param given with or without `mfe-`
 * @throws {Error} with one sentence if it is not a valid name or already in use
 */
export function newRemoteName(given: string, known: readonly Known[]): string {
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

const ENDING = '.template';

/** `risk-rules` → `Risk rules`. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** The parts of a new remote besides the files of all remotes. */
export interface RemoteTemplate {
  /** Folders of the template, such as `rspack`. */
  parts: readonly string[];
  /** Fields of its `package.json`. */
  fields: {
    scripts?: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
}

/** Returns the files of the template's folders by the path that they get. */
function templateFiles(parts: readonly string[]): Map<string, string> {
  return new Map(
    parts.flatMap((part) =>
      readdirSync(`${kitFolder}/template/${part}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ENDING))
        .map((file) => [file.slice(0, -ENDING.length), `${kitFolder}/template/${part}/${file}`] as const),
    ),
  );
}

/** Adds the fields of the template after the description. */
function packageText(text: string, fields: RemoteTemplate['fields']): string {
  const {
    name,
    version,
    private: isPrivate,
    type,
    sideEffects,
    description,
    ...own
  } = JSON.parse(text) as Record<string, unknown>;
  const head = { name, version, private: isPrivate, type, sideEffects, description };
  return `${JSON.stringify({ ...head, ...fields, ...own }, null, 2)}\n`;
}

/**
 * Writes a new remote: one page with its texts, tests, route and budget.
 *
 * @param name without `mfe-`
 * @param folder must not exist
 * @returns the paths of the files inside the folder
 */
export function writeRemote(name: string, folder: string, { parts, fields }: RemoteTemplate): string[] {
  mkdirSync(folder);
  const files = templateFiles(['remote', ...parts]);
  for (const [file, template] of files) {
    const text = readFileSync(template, 'utf8')
      .replaceAll('__name__', name)
      .replaceAll('__Title__', titleOf(name));
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, file === 'package.json' ? packageText(text, fields) : text);
  }
  return [...files.keys()].sort();
}
