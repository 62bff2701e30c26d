import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Folders of the remotes, by pattern, so that a new one is covered the day it appears: `mfe-merchant`, … */
export const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(`${root}/${name}/package.json`),
);

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  /** Of a remote: the exposed module of each of its pages, by path. */
  routes?: Record<string, string>;
  /** kB, brotli. */
  sizeBudgets?: Record<string, number>;
}

export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as PackageJson;
}

/** `@backoffice/ui` → `shared/ui`. */
export function sharedFolder(packageName: string): string {
  return packageName.replace('@backoffice/', 'shared/');
}
