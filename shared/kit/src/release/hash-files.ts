import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'coverage']);
const RELEASE_LENGTH = 12;

/**
 * Hashes files and all files of folders, without tests and what is built. Builds of equal files are equal.
 *
 * @param root the folder of the paths
 * @param first what else the build depends on
 * @returns 12 hexadecimal digits, the name of a release
 */
export function hashFiles(root: string, paths: readonly string[], first: string): string {
  const hash = createHash('sha256').update(first);
  const add = (path: string) => {
    if (!statSync(`${root}/${path}`).isDirectory()) {
      hash.update(path).update(readFileSync(`${root}/${path}`));
      return;
    }
    for (const name of readdirSync(`${root}/${path}`).sort())
      if (!NOT_SOURCE.has(name) && !/\.test\.tsx?$/.test(name)) add(`${path}/${name}`);
  };
  for (const path of paths) add(path);
  return hash.digest('hex').slice(0, RELEASE_LENGTH);
}
