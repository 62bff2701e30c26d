import { readFileSync } from 'node:fs';

/**
 * The version of a direct dependency as it is laid out, read from its folder: not every package lets its own
 * `package.json` be imported.
 *
 * @param {string} context folder of the package that depends on it
 * @param {string} dependency
 */
export function installedVersion(context, dependency) {
  return JSON.parse(readFileSync(`${context}/node_modules/${dependency}/package.json`, 'utf8')).version;
}
