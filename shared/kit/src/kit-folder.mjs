import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

function packageAround(folder) {
  return existsSync(`${folder}/package.json`) ? folder : packageAround(dirname(folder));
}

/** The folder of this package, with the template and the descriptions of hosts. */
export const kitFolder = packageAround(dirname(fileURLToPath(import.meta.url)));

const programs = ['src', 'dist'].map((name) => `${kitFolder}/${name}`).find((path) => existsSync(path));

/**
 * Returns the path of a file that is loaded by its path, compiled in the packed kit.
 *
 * @param {string} path relative to the sources
 */
export const kitFile = (path) => `${programs}/${path}`;
