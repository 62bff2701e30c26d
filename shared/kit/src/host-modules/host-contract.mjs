import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { kitFolder } from '../kit-folder.mjs';
import { namesIn } from './described-names.mjs';
import { federatedModules } from './federated-modules.mjs';
import { hostExports } from './host-exports.mjs';
import { groupImports, importsOf } from './imports-of.mjs';

const hosts = `${kitFolder}/hosts`;
const ENDING = '.d.ts';
/** In the packed kit, the versions and exports of the host that serves it. */
const ownHost = `${kitFolder}/host.json`;
const federated = new Set(federatedModules.map(({ request }) => request));
const federatedPackages = new Set(federatedModules.map((module) => module.package ?? module.request));

/**
 * Returns the texts of a package's source files, without tests.
 *
 * @param {string} folder the package's folder
 */
export function sourcesOf(folder) {
  return readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/src/${file}`, 'utf8'));
}

/** Returns the folder and the folders of the `@backoffice` packages that are bundled into its build. */
export function bundledWith(folder, seen = new Set()) {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const inside = Object.keys(dependencies).filter(
    (name) => name.startsWith('@backoffice/') && !federatedPackages.has(name),
  );
  return [
    folder,
    ...inside.flatMap((name) => bundledWith(realpathSync(`${folder}/node_modules/${name}`), seen)),
  ];
}

/**
 * Returns the names that a remote imports from the host, by the request text of the module.
 *
 * @param {string} folder the remote's folder
 * @returns {Record<string, string[]>}
 */
export function usesOf(folder) {
  const texts = bundledWith(resolve(folder)).flatMap((each) =>
    each.endsWith('/shared/contract') ? [] : sourcesOf(each),
  );
  const taken = texts.flatMap((text) => importsOf(text)).filter(({ request }) => federated.has(request));
  return groupImports(taken.filter(({ name }) => name !== '*' && name !== 'default'));
}

/**
 * Returns the hosts that a remote has to run in: the present one and the described earlier versions of its host API.
 *
 * @returns {{ version: string, exports: Record<string, string[]> }[]}
 */
export function hostsToRunIn() {
  const exports = existsSync(ownHost) ? JSON.parse(readFileSync(ownHost, 'utf8')).exports : hostExports();
  return [{ version: 'of today', exports }, ...describedHosts()];
}

/** Returns the declarations and the exports of each described version of the host API, the latest first. */
export function describedHosts() {
  return readdirSync(hosts)
    .filter((file) => file.endsWith(ENDING))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((file) => {
      const description = readFileSync(`${hosts}/${file}`, 'utf8');
      return { version: file.replace(ENDING, ''), description, exports: namesIn(description) };
    });
}

/**
 * @returns {string[]} `<module> <name>` for each name that is used but not provided
 */
export function missingIn(uses, exports) {
  return Object.entries(uses).flatMap(([request, names]) => {
    const given = exports[request];
    return given ? names.filter((name) => !given.includes(name)).map((name) => `${request} ${name}`) : [];
  });
}

/** In the packed kit, the file of each own module by request. */
const modules = `${kitFolder}/modules/modules.json`;

/**
 * Returns the compiled file of each `@backoffice` module; nothing inside the repository, where they are packages.
 *
 * @returns {Record<string, string>}
 */
export function packedModules() {
  if (!existsSync(modules)) return {};
  const files = Object.entries(JSON.parse(readFileSync(modules, 'utf8')));
  return Object.fromEntries(files.map(([request, file]) => [request, `${kitFolder}/modules/${file}`]));
}

/**
 * Returns the version of each module of the host: of the packed kit's host, else the installed ones.
 *
 * @returns {Record<string, string>}
 */
export function hostVersions() {
  if (existsSync(ownHost)) return JSON.parse(readFileSync(ownHost, 'utf8')).modules;
  return Object.fromEntries(
    federatedModules.map(({ request, package: name = request }) => [
      request,
      JSON.parse(readFileSync(`${kitFolder}/node_modules/${name}/package.json`, 'utf8')).version,
    ]),
  );
}
