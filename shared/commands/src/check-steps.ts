import { existsSync, readdirSync } from 'node:fs';
import { remotes, root } from './workspace';

export interface CheckStep {
  name: string;
  /** A program of the workspace with its arguments; run in the checkout's folder. */
  command: [program: string, ...args: string[]];
}

const isFolder = (path: string) => existsSync(`${root}/${path}`);

/** Folders with a `tsconfig.json`, found anew each time, so that a new package is checked the day it appears. */
function typedFolders(): string[] {
  const rooms = ['.', 'host', 'shared'].filter(isFolder);
  return rooms
    .flatMap((room) =>
      readdirSync(`${root}/${room}`).map((name) => (room === '.' ? name : `${room}/${name}`)),
    )
    .filter((folder) => isFolder(`${folder}/tsconfig.json`));
}

function typesOf(folder: string): CheckStep {
  const buildInfo = `.cache/tsc/${folder.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    name: `types: ${folder}`,
    command: ['tsc', '--noEmit', '-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo],
  };
}

/** In parts: one process that knows the types of everything outgrows the memory that Node.js takes by itself. */
function lintSteps(): CheckStep[] {
  const parts: [name: string, folders: string[]][] = [
    ['shared', ['shared']],
    ['remotes', remotes],
    ['host', ['host']],
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
      `.cache/eslint/${name}/`,
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
    ...typedFolders().map(typesOf),
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
