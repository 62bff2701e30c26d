import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { packageJson, root } from './workspace';

const STORE = `${root}/node_modules/.pnpm/`;

/** `…/.pnpm/pg@8.23.1/node_modules/pg` → `pg@8.23.1`. */
function placeOf(installed: string): string {
  const path = realpathSync(installed);
  if (!path.startsWith(STORE)) throw new Error(`${installed} is not installed by pnpm.`);
  return path.slice(STORE.length).split('/', 1)[0]!;
}

/** What a package finds beside itself: its dependencies, as links. */
function linksIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name.startsWith('@') && !lstatSync(path).isSymbolicLink()) return linksIn(path);
    return lstatSync(path).isSymbolicLink() && existsSync(path) ? [path] : [];
  });
}

/**
 * Copies what a folder's program needs to run: its dependencies with theirs, without what serves to build it. `pnpm deploy` would
 * do it as well, but leaves the workspace in a state that the next command takes for a reason to install anew.
 *
 * @param target becomes the `node_modules`
 */
export function copyInstalled(folder: string, target: string): void {
  const names = Object.keys(packageJson(folder).dependencies ?? {}).filter(
    (name) => !/^@backoffice\//.test(name),
  );
  const wanted = names.map((name) => [name, placeOf(`${root}/${folder}/node_modules/${name}`)] as const);
  const places = new Set<string>();
  const queue = wanted.map(([, place]) => place);
  for (let place = queue.pop(); place; place = queue.pop()) {
    if (places.has(place)) continue;
    places.add(place);
    queue.push(...linksIn(`${STORE}${place}/node_modules`).map(placeOf));
  }
  for (const place of places)
    cpSync(`${STORE}${place}/node_modules`, `${target}/.pnpm/${place}/node_modules`, {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const [name, place] of wanted) {
    const link = `${target}/${name}`;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), `${target}/.pnpm/${place}/node_modules/${name}`), link);
  }
}
