import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { remotes, root } from './workspace';

export interface CheckStep {
  name: string;
  /** A program of the workspace with its arguments; run in the checkout's folder. */
  command: [program: string, ...args: string[]];
}

const isFolder = (path: string) => existsSync(`${root}/${path}`);

/** Folders with a `tsconfig.json`, found anew each time, so that a new one is checked the day it appears. */
function typedFolders(): string[] {
  const rooms = ['.', 'host', 'shared'].filter(isFolder);
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

function typeStep(name: string, project: string): CheckStep {
  const buildInfo = `.cache/tsc/${name.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    name: `types: ${name}`,
    command: ['tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo],
  };
}

/** In parts: one process that knows the types of everything outgrows the memory that Node.js takes by itself. */
function lintSteps(): CheckStep[] {
  const parts: [name: string, folders: string[]][] = [
    ['shared', ['shared']],
    ['host and remotes', ['host', ...remotes]],
  ];
  const lint = (name: string, ...what: string[]): CheckStep => ({
    name: `lint: ${name}`,
    command: [
      'eslint',
      ...what,
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      `.cache/eslint/${name.replaceAll(' ', '-')}/`,
    ],
  });
  const others = parts.flatMap(([, folders]) =>
    folders.flatMap((folder) => ['--ignore-pattern', `${folder}/`]),
  );
  return [...parts.map(([name, folders]) => lint(name, ...folders)), lint('others', '.', ...others)];
}

/** What `pnpm check` runs, the slowest first. */
export function checkSteps(): CheckStep[] {
  const cruised = ['host', ...remotes, 'server', 'shared', 'e2e'].filter(isFolder);
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
        'prettier',
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
      command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...cruised],
    },
    {
      name: 'unused files, exports and dependencies',
      command: ['knip', '--no-progress'],
    },
    ...pages
      .filter(([, program]) => isFolder(program))
      .map(([name, program]): CheckStep => ({ name, command: ['tsx', program] })),
  ];
}
