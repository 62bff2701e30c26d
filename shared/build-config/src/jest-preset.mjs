import { fileURLToPath } from 'node:url';

// Packages that ship ES modules only and have to be compiled for Jest, by pnpm's folder names.
const esModules = [
  'jotai',
  'ky',
  'i18next',
  'react-i18next',
  '@fluentui[+/]react-icons',
  '@fluentui[+/]react-components',
  '@tanstack[+/]',
  'js-cookie',
  '@noble[+/]hashes',
  'd3-array',
  'internmap',
  'axe-core',
  'openid-client',
  'oauth4webapi',
  'jose',
  'react-quill-new',
  'quill',
  'quill-delta',
  'parchment',
  'lodash-es',
].join('|');

const swc = ({ jsx = false, lazy = false }) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', lazy },
  },
];

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

const base = {
  // Inside the checkout, so that checkouts do not invalidate each other's cache.
  cacheDirectory: pathOf('../../../.cache/jest'),
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  transform: {
    // See `moduleNameMapper`.
    '/@fluentui/react-components/lib/index\\.js$': swc({ lazy: true }),
    '\\.m?[jt]s$': swc({}),
    '\\.tsx$': swc({ jsx: true }),
  },
  transformIgnorePatterns: [
    `/node_modules/(?!\\.pnpm|${esModules})`,
    `/node_modules/\\.pnpm/(?!(${esModules}))`,
  ],
};

/**
 * A Jest project that runs in jsdom with the platform's own fetch family.
 *
 * @param {{ displayName: string, rootDir: string }} project
 */
export function browserPreset(project) {
  return {
    ...base,
    ...project,
    testEnvironment: pathOf('./jest-browser-environment.mjs'),
    // Each export of these two indexes is loaded on first use; all 9,000 icons cost each test file a second.
    moduleNameMapper: {
      '^@fluentui/react-components$': pathOf(import.meta.resolve('@fluentui/react-components')),
      '^@fluentui/react-icons$': pathOf('./jest-fluent-icons.cjs'),
    },
    setupFilesAfterEnv: [pathOf('./jest-browser-setup.mjs'), pathOf('./jest-computed-style.mjs')],
  };
}

/**
 * A Jest project that runs in Node.
 *
 * @param {{ displayName: string, rootDir: string }} project further Jest options of the project may be added
 */
export function nodePreset(project) {
  return { ...base, ...project, testEnvironment: 'node' };
}
