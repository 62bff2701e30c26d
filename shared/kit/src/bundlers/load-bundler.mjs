import { existsSync } from 'node:fs';

/**
 * Loads the bundler whose configuration is in a package's folder.
 *
 * @param {string} folder
 * @param {object} build passed to the configuration
 * @returns a compiler of webpack or Rspack
 */
export async function loadBundler(folder, build) {
  // From any other folder the federation plug-in silently leaves `shared` in the manifest empty.
  process.chdir(folder);
  const isRspack = existsSync(`${folder}/rspack.config.mjs`);
  const bundler = isRspack ? (await import('@rspack/core')).rspack : (await import('webpack')).default;
  const { default: configure } = await import(`${folder}/${isRspack ? 'rspack' : 'webpack'}.config.mjs`);
  return bundler(configure(build));
}
