import { readFileSync } from 'node:fs';
import { kitFolder } from '../kit-folder.mjs';
import type { RemotePlace } from './write-remote';

interface PackageJson {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Returns what a remote in a repository of its own has besides the files of all remotes.
 *
 * @param kit the address from which npm installs the kit
 */
export function placeOutside(kit: string, bundler: string): RemotePlace {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(`${kitFolder}/package.json`, 'utf8'),
  ) as PackageJson;
  const commands = ['test', 'build', 'dev', 'ship', 'rollback', 'update'];
  return {
    parts: ['outside', bundler],
    fields: {
      scripts: Object.fromEntries(commands.map((name) => [name, `kit ${name}`])),
      dependencies: { react: dependencies.react! },
      devDependencies: {
        '@backoffice/kit': kit,
        eslint: peerDependencies.eslint!,
        'typescript-eslint': peerDependencies['typescript-eslint']!,
        ...(bundler === 'rspack' && { '@rspack/core': peerDependencies['@rspack/core']! }),
      },
    },
  };
}
