import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { remotes, root } from './workspace';

export interface CheckStep {
  name: string;
  /** A program's path below `node_modules`, with its arguments; run in the checkout's folder. */
  command: [program: string, ...args: string[]];
  /** Added to the environment. */
  env?: NodeJS.ProcessEnv;
}

const isFolder = (path: string) => existsSync(`${root}/${path}`);

/** Folders with a `tsconfig.json`, found anew each time, so that a new one is checked the day it appears. */
function typedFolders(): string[] {
  const rooms = ['.', 'host', 'shared'];
  return rooms
    .flatMap((room) =>
      readdirSync(`${root}/${room}`).map((name) => (room === '.' ? name : `${room}/${name}`)),
    )
    .filter((folder) => isFolder(`${folder}/tsconfig.json`));
}

/** The packages of the browser know each other's types: one program for all of them costs a fifth of one each. */
const BROWSER = 'tsconfig.browser.json';

function isCheckedAlone(folder: string): boolean {
  const { exclude } = readJson(BROWSER) as { exclude: string[] };
  const settings = readJson(`${folder}/tsconfig.json`) as { extends: string };
  return exclude.includes(folder) || !settings.extends.endsWith('/browser');
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));

/** By the compiler in machine code, which needs a quarter of the time: `docs/decisions/0036-the-test-run.md`. */
function typeStep(name: string, project: string): CheckStep {
  return { name: `types: ${name}`, command: ['typescript-native/bin/tsc', '--noEmit', '-p', project] };
}

// The packages of the browser are one program: what knows its types outgrows the memory that Node.js takes by itself.
const LINT_MEMORY_MB = 6144;

/** In two parts: a process that knows the types of everything would leave the other core idle. */
function lintSteps(): CheckStep[] {
  const inBrowser = ['host', 'shared', ...remotes];
  const lint = (name: string, ...what: string[]): CheckStep => ({
    name: `lint: ${name}`,
    command: [
      '.bin/eslint',
      ...what,
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      `.cache/eslint/${name.replaceAll(' ', '-')}/`,
    ],
    env: { NODE_OPTIONS: `--max-old-space-size=${LINT_MEMORY_MB}` },
  });
  return [
    lint('browser packages', ...inBrowser),
    lint('others', '.', ...inBrowser.flatMap((folder) => ['--ignore-pattern', `${folder}/`])),
  ];
}

/** What `pnpm check` runs, the slowest first. */
export function checkSteps(): CheckStep[] {
  const cruised = ['host', ...remotes, 'server', 'shared', 'e2e'];
  const pages = [
    ['features map', 'shared/commands/src/check-features.ts'],
    ['page of permissions', 'shared/commands/src/check-permissions.ts'],
  ] as const;
  return [
    ...lintSteps(),
    typeStep('browser packages', BROWSER),
    ...typedFolders()
      .filter(isCheckedAlone)
      .map((folder) => typeStep(folder, folder)),
    {
      name: 'formatting',
      command: [
        '.bin/prettier',
        '--check',
        '.',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '--log-level',
        'warn',
      ],
    },
    {
      name: 'dependency rules',
      command: ['.bin/depcruise', '--config', '.dependency-cruiser.mjs', ...cruised],
    },
    {
      name: 'unused files, exports and dependencies',
      command: ['.bin/knip', '--no-progress'],
    },
    ...pages.map(([name, program]): CheckStep => ({ name, command: ['.bin/tsx', program] })),
  ];
}
