import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { messageFileProblems } from '../messages/message-files';

/** The program of ESLint, which its package exports only within its package.json. */
const ESLINT = 'eslint/package.json';

const resolveKit = createRequire(import.meta.url).resolve;

/** Runs a program and prints what it prints. Returns whether it has succeeded. */
function run(folder: string, program: string, args: readonly string[]): boolean {
  return spawnSync(process.execPath, [program, ...args], { cwd: folder, stdio: 'inherit' }).status === 0;
}

/** Runs ESLint, if the remote has configured it. */
function isLintClean(folder: string): boolean {
  if (!existsSync(`${folder}/eslint.config.mjs`)) return true;
  const program = createRequire(`${folder}/package.json`)
    .resolve(ESLINT)
    .replace('package.json', 'bin/eslint.js');
  return run(folder, program, ['src', '--max-warnings', '0']);
}

/**
 * Checks the types, the messages and the lint rules of a remote, and runs its tests.
 *
 * @param folder the remote's folder
 * @param args options of Jest
 * @returns whether all of it has passed
 */
export function testRemote(folder: string, args: readonly string[]): boolean {
  const areTypesRight = run(folder, resolveKit('typescript/lib/tsc.js'), ['--noEmit']);
  const problems = messageFileProblems(folder);
  for (const problem of problems) console.error(problem);
  const isLinted = isLintClean(folder);
  const haveTestsPassed = run(folder, resolveKit('jest/bin/jest'), args);
  return isLinted && areTypesRight && problems.length === 0 && haveTestsPassed;
}
