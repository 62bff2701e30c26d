import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { browserPreset, nodePreset } from './shared/build-config/src/jest-preset.mjs';

const packages = ['.', './shared', './host']
  .flatMap((room) => readdirSync(room).map((name) => `${room}/${name}`))
  .filter((path) => existsSync(`${path}/tsconfig.json`));

/** What jsdom would only slow down; all others run in it. */
const underNode = [
  './host/gateway',
  './server',
  './shared/commands',
  './shared/contract',
  './shared/spreadsheet',
];

/** Tests that need programs; `pnpm test` says so where there are none. */
const leftOut = [
  ...[
    ['through-a-pooler', ['pgbouncer', '--version']],
    ['/storm/failover/', ['patroni', '--version']],
    ['/storm/failover/', ['haproxy', '-v']],
  ].flatMap(([tests, [program, ...args]]) => (spawnSync(program, args).status === 0 ? [] : [tests])),
  // Where there is none, Debian's packages of PostgreSQL.
  ...(existsSync('/usr/lib/postgresql') ? [] : ['from-replicas']),
];

/** What a package needs besides its preset. */
const own = {
  // `host/gateway` is a package of its own.
  './host': { roots: ['<rootDir>/src'] },
  './server': {
    // `storm/archive` needs pgBackRest, and has a run of its own.
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/', '/storm/archive/', ...leftOut],
    globalSetup: `${import.meta.dirname}/server/src/testing/start-database-server.ts`,
    globalTeardown: `${import.meta.dirname}/server/src/testing/stop-database-server.ts`,
  },
};

// The end-to-end tests have a runner of their own: `e2e/playwright.config.ts`.
const projects = packages
  .filter((path) => path !== './e2e')
  .map((path) => {
    const preset = underNode.includes(path) ? nodePreset : browserPreset;
    return preset({ displayName: basename(path), rootDir: path, ...own[path] });
  });

/** Every package is a project, by the name of its folder: `jest --selectProjects mfe-merchant` runs one. */
export default {
  projects,
  testSequencer: `${import.meta.dirname}/shared/build-config/src/jest-sequencer.cjs`,
  // Jest reads it here alone. Tests run beside builds on small machines.
  testTimeout: 20_000,
  // Jest leaves one core to others; of two that is half.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};
