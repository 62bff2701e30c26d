import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseFacts } from '@backoffice/contract';

/** The checkout's folder. Why the commands are programs of our own: docs/decisions/0030-tooling.md */
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
  /** Of those pages that bring their own node of the route tree, by path. */
  menu?: ReleaseFacts['menu'];
  /** kB, brotli. */
  sizeBudgets?: Record<string, number>;
}

/** @param folder in the checkout, or an absolute one */
export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as PackageJson;
}

/** `@backoffice/ui` → `shared/ui`. */
export function sharedFolder(packageName: string): string {
  return packageName.replace('@backoffice/', 'shared/');
}
