import { existsSync } from 'node:fs';
import { kitFolder } from '../kit-folder.mjs';
import { hashFiles } from './hash-files';

const INPUTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.mjs',
  'rspack.config.mjs',
];

/**
 * Returns the name of the release that a build of a remote makes: a hash of its sources, its lock file and the kit.
 *
 * @param folder the remote's folder
 */
export function releaseName(folder: string): string {
  const inputs = INPUTS.filter((name) => existsSync(`${folder}/${name}`));
  const kit = hashFiles(
    kitFolder,
    ['bundlers', 'parts'].map((name) => `dist/${name}`),
    '',
  );
  return hashFiles(folder, ['src', ...inputs], `${process.version} ${kit}`);
}
