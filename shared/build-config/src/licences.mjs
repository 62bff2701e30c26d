import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the folder of a package as Node.js finds it: in the nearest `node_modules` upwards. */
function folderOf(name, from) {
  for (let at = from; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  }
  return undefined;
}

/**
 * Lists the packages that the product ships: the dependencies of the host, the remotes and the server, and theirs. Optional ones
 * that are not installed here are left out.
 *
 * @param {string} root the workspace
 * @returns {{ name: string, version: string, licence: string }[]} by name and version
 */
export function shippedPackages(root) {
  const apps = readdirSync(root).filter((name) => /^(host|server|mfe-.*)$/.test(name));
  const waiting = apps.map((app) => join(root, app));
  const seen = new Set(waiting);
  const packages = new Map();
  for (const folder of waiting) {
    const { name, version, license, private: isOwn, dependencies, optionalDependencies } = read(folder);
    if (!isOwn)
      packages.set(`${name}@${version}`, { name, version, licence: license?.type ?? license ?? '–' });
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = folderOf(dependency, folder);
      if (!found || seen.has(found)) continue;
      seen.add(found);
      waiting.push(found);
    }
  }
  return [...packages.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
