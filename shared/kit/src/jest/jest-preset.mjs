import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federatedModules } from '../host-modules/federated-modules.mjs';
import { packedModules } from '../host-modules/host-contract.mjs';
import { kitFile, kitFolder } from '../kit-folder.mjs';

// Packages that ship ES modules only and have to be compiled for Jest, by pnpm's folder names.
const esModules = [
  // The packed kit.
  '@backoffice[+/]kit',
  'jotai',
  'ky',
  'i18next',
  'react-i18next',
  '@fluentui[+/]react-icons',
  '@fluentui[+/]react-components',
  '@tanstack[+/]',
  'js-cookie',
  's3mini',
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
  // Loads Node.js's own modules by `import()`, which Jest does not run in CommonJS.
  '@opentelemetry[+/]otlp-exporter-base',
].join('|');

const swc = ({ jsx = false, lazy = false }) => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', lazy },
  },
];

/** Returns the folder of a package as Node.js finds it. */
function installedFolder(name, from) {
  const folder = `${from}/node_modules/${name}`;
  return existsSync(folder) ? realpathSync(folder) : installedFolder(name, dirname(from));
}

/** Returns what stands for the host's modules in tests: the packed modules, with the kit's own copies of the libraries. */
function hostModules() {
  const own = packedModules();
  if (Object.keys(own).length === 0) return {};
  const libraries = federatedModules.filter(({ request }) => !own[request]);
  return Object.fromEntries([
    ...Object.entries(own).map(([request, file]) => [`^${request}$`, file]),
    // By folder: Jest then takes the file for `require`, as it does for the remote's own imports.
    ...libraries.map(({ request, package: name = request }) => [
      `^${request}$`,
      request.replace(name, installedFolder(name, kitFolder)),
    ]),
  ]);
}

const base = {
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
    cacheDirectory: `${project.rootDir}/.cache/jest`,
    ...project,
    testEnvironment: kitFile('jest/jest-browser-environment.mjs'),
    // Each export of these two indexes is loaded on first use; all 9,000 icons cost each test file a second.
    moduleNameMapper: {
      '^@fluentui/react-components$': fileURLToPath(import.meta.resolve('@fluentui/react-components')),
      '^@fluentui/react-icons$': kitFile('jest/jest-fluent-icons.cjs'),
      ...hostModules(),
    },
    setupFilesAfterEnv: [kitFile('jest/jest-browser-setup.mjs'), kitFile('jest/jest-computed-style.mjs')],
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
