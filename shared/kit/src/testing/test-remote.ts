import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { messageFileProblems } from '../messages/message-files';

const require = createRequire(import.meta.url);

/** Runs a program of one of the kit's dependencies and prints what it prints. Returns whether it has succeeded. */
function run(folder: string, program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [require.resolve(program), ...args], {
    cwd: folder,
    stdio: 'inherit',
  });
  return status === 0;
}

/**
 * Checks the types and the messages of a remote, and runs its tests.
 *
 * @param folder the remote's folder
 * @param args options of Jest
 * @returns whether all of it has passed
 */
export function testRemote(folder: string, args: readonly string[]): boolean {
  const areTypesRight = run(folder, 'typescript/lib/tsc.js', ['--noEmit']);
  const problems = messageFileProblems(folder);
  for (const problem of problems) console.error(problem);
  const haveTestsPassed = run(folder, 'jest/bin/jest', args);
  return areTypesRight && problems.length === 0 && haveTestsPassed;
}
