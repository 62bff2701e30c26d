import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federatedModules } from './federated-modules.mjs';
import { exportsOf, importsOf } from './imports-of.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const hosts = fileURLToPath(new URL('./hosts', import.meta.url));
const federated = new Set(federatedModules.map(({ request }) => request));
const federatedPackages = new Set(federatedModules.map((module) => module.package ?? module.request));

const packageOf = (path) => JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
export const sharedFolder = (name) => resolve(root, name.replace('@backoffice/', 'shared/'));

/**
 * Returns the texts of a package's source files, without tests.
 *
 * @param {string} path the package's folder, absolute or relative to the checkout
 */
export function sourcesOf(path) {
  const folder = resolve(root, path, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}

/** Returns the folder and the folders of the shared packages that are bundled into its build. */
export function bundledWith(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const { dependencies = {} } = packageOf(path);
  const inside = Object.keys(dependencies).filter(
    (name) => name.startsWith('@backoffice/') && !federatedPackages.has(name),
  );
  return [path, ...inside.flatMap((name) => bundledWith(sharedFolder(name), seen))];
}

function grouped(imports) {
  const byRequest = {};
  for (const { request, name } of imports) (byRequest[request] ??= new Set()).add(name);
  return Object.fromEntries(
    Object.keys(byRequest)
      .sort()
      .map((request) => [request, [...byRequest[request]].sort()]),
  );
}

/**
 * Returns the names that a remote imports from the host, by the request text of the module.
 *
 * @param {string} path the remote's folder, absolute or relative to the checkout
 * @returns {Record<string, string[]>}
 */
export function usesOf(path) {
  const texts = bundledWith(resolve(root, path)).flatMap((folder) =>
    folder.endsWith('/shared/contract') ? [] : sourcesOf(folder),
  );
  const taken = texts.flatMap((text) => importsOf(text)).filter(({ request }) => federated.has(request));
  return grouped(taken.filter(({ name }) => name !== '*' && name !== 'default'));
}

/** Returns the text of the file that a request of a workspace package resolves to. */
function doorOf(request) {
  const [scope, name, ...path] = request.split('/');
  const folder = sharedFolder(`${scope}/${name}`);
  const { exports } = packageOf(folder);
  return readFileSync(`${folder}/${exports[path.length ? `./${path.join('/')}` : '.']}`, 'utf8');
}

/**
 * Returns the names that the host of this checkout provides to remotes, by request text. Libraries provided as a whole are left
 * out: their version determines their exports.
 *
 * @returns {Record<string, string[]>}
 */
export function hostExports() {
  const texts = ['host-modules', 'facades', 'form-step', 'react-i18next'].map((file) =>
    readFileSync(`${root}/host/src/remotes/${file}.ts`, 'utf8'),
  );
  const given = texts.flatMap((text) => importsOf(text)).filter(({ request }) => federated.has(request));
  const whole = new Set(given.filter(({ name }) => name === 'default').map(({ request }) => request));
  const listed = given
    .filter(({ request }) => !whole.has(request))
    .flatMap(({ request, name }) =>
      name === '*'
        ? exportsOf(doorOf(request)).map((each) => ({ request, name: each }))
        : [{ request, name }],
    );
  return grouped(listed);
}

/**
 * Returns the hosts that a remote has to run in: the host of this checkout and the described earlier versions of its host API.
 *
 * @returns {{ version: string, exports: Record<string, string[]> }[]}
 */
export function hostsToRunIn() {
  return [{ version: 'of this checkout', exports: hostExports() }, ...describedHosts()];
}

/** Returns the exports of each described version of the host API, the latest first. */
export function describedHosts() {
  return readdirSync(hosts)
    .filter((file) => file.endsWith('.json'))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((file) => ({
      version: file.replace('.json', ''),
      exports: JSON.parse(readFileSync(`${hosts}/${file}`, 'utf8')),
    }));
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
