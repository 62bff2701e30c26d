import { bundledWith } from '@backoffice/kit/host-contract';
import { lentPackage } from '@backoffice/kit/federated-modules';
import { configurationHash } from '@backoffice/kit/webpack-base';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const lent = fileURLToPath(new URL(`../../${lentPackage.replace('@backoffice/', '')}`, import.meta.url));

/** The folders of configuration besides the kit's. */
export const presets = [fileURLToPath(new URL('./', import.meta.url))];

/**
 * Returns the version of the package that the host lends to remotes, a hash of all that its build reads: equal version, equal code.
 *
 * @param {boolean} production
 */
export function lentVersion(production) {
  const hash = createHash('sha256').update(`${configurationHash(lent, presets)} ${production}`);
  for (const folder of bundledWith(lent)) {
    const files = readdirSync(`${folder}/src`, { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => `${file.parentPath}/${file.name}`);
    for (const path of paths.sort()) if (!/\.test\.tsx?$/.test(path)) hash.update(readFileSync(path));
  }
  return `1.0.0-${hash.digest('hex').slice(0, 12)}`;
}
