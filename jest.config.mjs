import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { browserPreset, nodePreset } from './shared/kit/src/jest/jest-preset.mjs';

const packages = ['.', './shared', './host']
  .flatMap((room) => readdirSync(room).map((name) => `${room}/${name}`))
  .filter((path) => existsSync(`${path}/tsconfig.json`));

/** Packages whose tests run in Node.js; all others run in jsdom, which is slower. */
const underNode = [
  './host/gateway',
  './server',
  './shared/client',
  './shared/commands',
  './shared/contract',
  './shared/kit',
  './shared/server-certificate',
  './shared/spreadsheet',
];

/** Tests to skip because a program is not installed; `pnpm test` reports them. */
const leftOut = [
  ...[
    ['through-a-pooler', ['pgbouncer', '--version']],
    ['token-root-keys', ['softhsm2-util', '--version']],
    ['/storm/failover/', ['patroni', '--version']],
    ['/storm/failover/', ['haproxy', '-v']],
  ].flatMap(([tests, [program, ...args]]) => (spawnSync(program, args).status === 0 ? [] : [tests])),
  // Needs PostgreSQL of Debian's packages.
  ...(existsSync('/usr/lib/postgresql') ? [] : ['from-replicas']),
];

/** Tests of the manifests of Kubernetes, which Kustomize 5 renders. */
const hasKustomize = ['kubectl', `${import.meta.dirname}/.cache/kubectl`].some((program) => {
  const { stdout } = spawnSync(program, ['version', '--client', '--output=json'], { encoding: 'utf8' });
  return /"kustomizeVersion": "v([5-9]|\d\d)/.test(stdout ?? '');
});

/** Tests of the containers' gateway. */
const withoutNginx = spawnSync('nginx', ['-v']).status === 0 ? [] : ['/gateway/nginx/'];
// Inside the checkout, so that checkouts do not invalidate each other's cache.
const cacheDirectory = `${import.meta.dirname}/.cache/jest`;

/** Options of a package besides its preset. */
const own = {
  // `host/gateway` is a package of its own.
  './host': { roots: ['<rootDir>/src'] },
  './host/gateway': {
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/', ...withoutNginx],
  },
  './shared/commands': {
    testPathIgnorePatterns: [
      '/node_modules/',
      '/dist/',
      '/.cache/',
      ...(hasKustomize ? [] : ['/check/kubernetes']),
    ],
  },
  './server': {
    // `storm/archive` needs pgBackRest, and has a run of its own.
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/', '/storm/archive/', ...leftOut],
    globalSetup: `${import.meta.dirname}/server/src/testing/start-database-server.ts`,
    globalTeardown: `${import.meta.dirname}/server/src/testing/stop-database-server.ts`,
  },
};

// The end-to-end tests run by Playwright: `e2e/playwright.config.ts`.
const projects = packages
  .filter((path) => path !== './e2e')
  .map((path) => {
    const preset = underNode.includes(path) ? nodePreset : browserPreset;
    return preset({ displayName: basename(path), rootDir: path, cacheDirectory, ...own[path] });
  });

/** Each package is a project named by its folder: `jest --selectProjects mfe-merchant` runs one. */
export default {
  projects,
  testSequencer: `${import.meta.dirname}/shared/build-config/src/jest-sequencer.cjs`,
  // In ms. Jest reads it in this file only. Long, since tests run beside builds on small machines.
  testTimeout: 60_000,
  // Jest's default leaves one core free, which is half of two cores.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};
