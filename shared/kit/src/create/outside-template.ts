import { readFileSync } from 'node:fs';
import { kitFolder } from '../kit-folder.mjs';
import type { RemoteTemplate } from './write-remote';

/**
 * Returns what a remote in a repository of its own has besides the files of all remotes.
 *
 * @param kit the address from which npm installs the tools
 */
export function outsideTemplate(kit: string, bundler: string): RemoteTemplate {
  // Written when the kit is packed.
  const versions = JSON.parse(readFileSync(`${kitFolder}/versions.json`, 'utf8')) as Record<string, string>;
  const commands = ['test', 'build', 'dev', 'ship', 'rollback', 'update'];
  return {
    parts: ['outside', bundler],
    fields: {
      scripts: Object.fromEntries(commands.map((name) => [name, `kit ${name}`])),
      dependencies: { react: versions.react! },
      devDependencies: {
        '@backoffice/kit': kit,
        eslint: versions.eslint!,
        'typescript-eslint': versions['typescript-eslint']!,
        ...(bundler === 'rspack' && { '@rspack/core': versions['@rspack/core']! }),
      },
    },
  };
}
