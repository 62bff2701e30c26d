import { fileURLToPath } from 'node:url';

// Packages that ship only ES modules and so must be compiled for Jest, in pnpm's folder names.
const esModules = [
  'jotai',
  'ky',
  'i18next',
  'react-i18next',
  '@fluentui[+/]react-icons',
  '@tanstack[+/]',
  'js-cookie',
  'axe-core',
  'content-disposition',
  'cookie',
  'openid-client',
  'oauth4webapi',
  'jose',
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'react-quill-new',
  'quill',
  'quill-delta',
  'parchment',
  'lodash-es',
].join('|');

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  // Tests run beside builds on small machines.
  testTimeout: 20_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  transform: { '\\.[jt]s$': swc(false), '\\.mjs$': swc(false), '\\.tsx$': swc(true) },
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
    testEnvironment: fileURLToPath(new URL('./jest-browser-environment.mjs', import.meta.url)),
    setupFilesAfterEnv: [fileURLToPath(new URL('./jest-browser-setup.mjs', import.meta.url))],
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
