import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { floorRules } from './.dependency-floors.mjs';

const root = import.meta.dirname;
const folders = ['.', 'shared'].flatMap((room) =>
  readdirSync(`${root}/${room}`)
    .filter((name) => name !== 'node_modules' && existsSync(`${root}/${room}/${name}/package.json`))
    .map((name) => (room === '.' ? name : `${room}/${name}`)),
);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The files that packages export, by the `exports` of their package.json. */
const doors = folders.flatMap((folder) => {
  const { exports = {} } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
  return Object.values(exports).map((file) => escaped(`${folder}/${file.replace('./', '')}`));
});

// Patterns instead of names, so that a new package is covered at once.
const PACKAGE = '^((?:shared/)?[^/]+)/';
const REMOTE = '^(mfe-[^/]+)/';
const ODD_REMOTES = 'e2e/fixtures/odd-remotes/';
const NOT_PRODUCT =
  '\\.(test|fixture|e2e)\\.tsx?$|^(e2e|shared/testing)/|[^/]*\\.config\\.(mjs|ts)$|/(build|bench|harness|storm)[/.]';

// Files loaded by a path in a string: by webpack, by the measuring tool, by the build of the odd remotes.
const loadedByName = [
  '^shared/kit/src/(bundlers/(fresh-chunks|quill-markup|trusted-quill)|jest/jest-computed-style)\\.mjs$',
  '/scenario\\.mjs$',
  `^${ODD_REMOTES}`,
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need one another are one thing, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports it and it starts nothing.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.m?ts$', '\\.config\\.mjs$', '\\.test\\.tsx?$', ...loadedByName],
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'It does not exist, or its package does not export it.',
      severity: 'error',
      from: { pathNot: `^${ODD_REMOTES}` },
      // The build generates `virtual:` modules.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'through-the-door',
      comment: 'A package is used through the exports of its package.json, never by a file inside it.',
      severity: 'error',
      from: { path: PACKAGE },
      to: { path: `^(${folders.map(escaped).join('|')})/`, pathNot: ['^$1/', `^(${doors.join('|')})$`] },
    },
    {
      name: 'remotes-apart',
      comment: 'Remotes meet only by URL.',
      severity: 'error',
      from: { path: REMOTE },
      to: { path: REMOTE, pathNot: '^$1/' },
    },
    {
      name: 'remotes-below-shared',
      comment: 'A remote builds on shared packages only.',
      severity: 'error',
      from: { path: REMOTE },
      to: { path: '^(host|server|e2e)/' },
    },
    {
      name: 'host-knows-no-remote',
      comment: 'The server tells the host which remotes there are; its build knows none.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(mfe-[^/]+|server|e2e)/' },
    },
    {
      name: 'shared-knows-no-application',
      comment:
        'shared/* is below host, remotes and server; only the commands may start databases and processes and try settings.',
      severity: 'error',
      from: { path: '^shared/' },
      to: {
        path: '^(host|mfe-[^/]+|server|e2e)/',
        pathNot:
          '^server/(embedded-database/index|harness/(installed-server|node-process)|src/platform/settings/(settings|setting-meanings))\\.ts$',
      },
    },
    {
      name: 'only-commands-start-the-database',
      comment:
        'shared/* is below host, remotes and server; only the commands may start the embedded database.',
      severity: 'error',
      from: { path: '^shared/(?!commands/)' },
      to: { path: '^server/' },
    },
    {
      name: 'server-shares-the-contract',
      comment:
        'The server shares the contract with the browser, the certificate with gateways, and nothing else.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/[^/]+\\.mjs$' },
      to: { path: '^(shared|host|mfe-[^/]+|e2e)/', pathNot: '^shared/(contract|server-certificate)/' },
    },
    {
      name: 'contract-imports-zod',
      comment: 'The contract is what both ends agree on: schemas, and zod to write them.',
      severity: 'error',
      from: { path: '^shared/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/contract/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'features-apart',
      comment: 'What two features need moves up, into the area or into shared.',
      severity: 'error',
      from: { path: '^(.*/src/features/[^/]+)/' },
      to: { path: '/src/features/[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'tests-stay-behind',
      comment: 'The product does not import what is there for its tests.',
      severity: 'error',
      from: { pathNot: NOT_PRODUCT },
      to: { path: '\\.(test|fixture)\\.tsx?$|^shared/testing/' },
    },
    ...floorRules,
  ],
  options: {
    exclude: { path: '(^|/)(dist|\\.cache|\\.mf|\\.data|coverage|test-results)/|^shared/kit/hosts/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
