import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { remotes, root } from '../workspace';
import { promtool } from './promtool';

interface CheckStep {
  name: string;
  /** The path of a program below `node_modules`, and its arguments; run in the checkout's folder. */
  command: [program: string, ...args: string[]];
}

const isFolder = (path: string) => existsSync(`${root}/${path}`);

/** Folders with a `tsconfig.json`, listed at each run, so that new ones are included. */
function typedFolders(): string[] {
  const rooms = ['.', 'host', 'shared'];
  return rooms
    .flatMap((room) =>
      readdirSync(`${root}/${room}`).map((name) => (room === '.' ? name : `${room}/${name}`)),
    )
    .filter((folder) => isFolder(`${folder}/tsconfig.json`));
}

/** The browser packages use each other's types: one program for all costs a fifth of separate ones. */
const BROWSER = 'tsconfig.browser.json';

function isCheckedAlone(folder: string): boolean {
  const { exclude } = readJson(BROWSER) as { exclude: string[] };
  const settings = readJson(`${folder}/tsconfig.json`) as { extends: string };
  return exclude.includes(folder) || !settings.extends.endsWith('/browser');
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));

/** A step that runs the native compiler, which needs a quarter of the time: `docs/decisions/0030-tooling.md`. */
function typeStep(name: string, project: string): CheckStep {
  return { name: `types: ${name}`, command: ['typescript-native/bin/tsc', '--noEmit', '-p', project] };
}

/** The steps of `pnpm check`, the slowest first. */
function checkSteps(): CheckStep[] {
  const cruised = ['host', ...remotes, 'server', 'shared', 'e2e'];
  const own = [
    ['features map', 'features'],
    ['messages in four languages', 'messages'],
    ['page of permissions', 'permissions'],
    ['page of settings', 'settings'],
    [promtool ? 'alert rules' : 'alert rules left out: no promtool', 'alert-rules'],
    ['shape of the host for remotes', 'host-shape'],
    ['Node.js of the installed packages', 'node-floor'],
    ['sizes of source files', 'source-sizes'],
    ['age of the locked packages', 'package-ages'],
  ] as const;
  return [
    {
      name: 'lint',
      command: ['.bin/eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'],
    },
    { name: 'lint that knows types', command: ['.bin/oxlint'] },
    typeStep('browser packages', BROWSER),
    ...typedFolders()
      .filter(isCheckedAlone)
      .map((folder) => typeStep(folder, folder)),
    { name: 'formatting', command: ['.bin/oxfmt', '--check', '.'] },
    {
      name: 'dependency rules',
      command: ['.bin/depcruise', '--config', '.dependency-cruiser.mjs', ...cruised],
    },
    {
      name: 'unused files, exports and dependencies',
      command: ['.bin/knip', '--no-progress'],
    },
    ...own.map(([name, program]): CheckStep => ({
      name,
      command: ['.bin/tsx', `shared/commands/src/check/${program}.ts`],
    })),
  ];
}

/** Runs all checks, two at once: the machines that run them have two cores. */
export async function runChecks(): Promise<{ passed: number; failures: string[] }> {
  const steps = checkSteps();
  const result = { passed: 0, failures: [] as string[] };
  const work = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) {
      if (await isPassing(step)) result.passed += 1;
      else result.failures.push(step.name);
    }
  };
  await Promise.all([work(), work()]);
  return result;
}

/** Runs a step and prints one line; its output only if it fails, or tells that something was not checked. */
async function isPassing({ name, command }: CheckStep): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  const report = code === 0 ? (output.match(/^Not .*$/gm) ?? []).join('\n') : output.trim();
  if (report) console.log(`${report}\n`);
  return code === 0;
}

function run([program, ...args]: CheckStep['command']): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(`${root}/node_modules/${program}`, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
