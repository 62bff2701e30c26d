import type { RemoteTemplate } from '@backoffice/kit/write-remote';

const names = (version: string, packages: readonly string[]) =>
  Object.fromEntries(packages.map((name) => [name, version]));

/** The template of a remote of this repository, with a container and packages of the workspace. */
export const inside: RemoteTemplate = {
  parts: ['inside', 'webpack'],
  fields: {
    dependencies: {
      ...names('workspace:*', ['@backoffice/i18n', '@backoffice/ui']),
      ...names('catalog:', ['react']),
    },
    devDependencies: {
      ...names('workspace:*', ['@backoffice/kit', '@backoffice/testing']),
      ...names('catalog:', [
        '@testing-library/dom',
        '@testing-library/react',
        '@types/jest',
        '@types/react',
        '@types/react-dom',
        'typescript',
      ]),
    },
  },
};
