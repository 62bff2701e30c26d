import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federatedModules } from './federated-modules.mjs';
import { exportsOf, importsOf } from './imports-of.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const hosts = fileURLToPath(new URL('./hosts', import.meta.url));
const federated = new Set(federatedModules.map(({ request }) => request));
const federatedPackages = new Set(federatedModules.map((module) => module.package ?? module.request));

const packageOf = (place) => JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
export const sharedFolder = (name) => resolve(root, name.replace('@backoffice/', 'shared/'));

/**
 * The texts of a package's source files, without its tests.
 *
 * @param {string} place the package's folder, in the checkout unless it is absolute
 */
export function sourcesOf(place) {
  const folder = resolve(root, place, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}

/** The folder, and those of the shared packages that become part of its build. */
export function bundledWith(place, seen = new Set()) {
  if (seen.has(place)) return [];
  seen.add(place);
  const { dependencies = {} } = packageOf(place);
  const inside = Object.keys(dependencies).filter(
    (name) => name.startsWith('@backoffice/') && !federatedPackages.has(name),
  );
  return [place, ...inside.flatMap((name) => bundledWith(sharedFolder(name), seen))];
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
 * What a remote takes from the host, by the request text of the module.
 *
 * @param {string} place the remote's folder, in the checkout unless it is absolute
 * @returns {Record<string, string[]>}
 */
export function usesOf(place) {
  const texts = bundledWith(resolve(root, place)).flatMap((folder) =>
    folder.endsWith('/shared/contract') ? [] : sourcesOf(folder),
  );
  const taken = texts.flatMap((text) => importsOf(text)).filter(({ request }) => federated.has(request));
  return grouped(taken.filter(({ name }) => name !== '*' && name !== 'default'));
}

/** The file behind the door of one of this workspace's packages. */
function doorOf(request) {
  const [scope, name, ...path] = request.split('/');
  const place = sharedFolder(`${scope}/${name}`);
  const { exports } = packageOf(place);
  return readFileSync(`${place}/${exports[path.length ? `./${path.join('/')}` : '.']}`, 'utf8');
}

/**
 * What the host of this checkout gives to remotes, by request text. A library that is given whole is not listed: its version says
 * what is in it.
 *
 * @returns {Record<string, string[]>}
 */
export function hostExports() {
  const texts = ['host-modules', 'facades', 'form-step'].map((file) =>
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
 * The hosts that a remote has to run in: the one of this checkout, and the described versions of its host API before it.
 *
 * @returns {{ version: string, exports: Record<string, string[]> }[]}
 */
export function hostsToRunIn() {
  return [{ version: 'of this checkout', exports: hostExports() }, ...describedHosts()];
}

/** What each version of the host API promised, the latest first. */
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
 * @returns {string[]} `<module> <name>` of all that is used and not given
 */
export function missingIn(uses, exports) {
  return Object.entries(uses).flatMap(([request, names]) => {
    const given = exports[request];
    return given ? names.filter((name) => !given.includes(name)).map((name) => `${request} ${name}`) : [];
  });
}
