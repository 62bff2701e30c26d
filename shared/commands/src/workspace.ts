import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. Reasons for writing these commands as programs: docs/decisions/0030-tooling.md */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** The folders of the remotes, found by a pattern, so that new ones are included: `mfe-merchant`, … */
export const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(`${root}/${name}/package.json`),
);

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** In kB, brotli. */
  sizeBudgets?: Record<string, number>;
}

/** @param folder relative to the checkout, or absolute */
export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as PackageJson;
}

/** `@backoffice/ui` → `shared/ui`. */
export function sharedFolder(packageName: string): string {
  return packageName.replace('@backoffice/', 'shared/');
}
