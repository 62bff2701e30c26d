import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { kitFile } from '../kit-folder.mjs';
import { addReleaseFacts, releaseSource } from './release-facts';
import { releaseOverBudget } from './size-budgets';

export interface RemoteBuildOptions {
  mode: 'production' | 'development';
  /** The version of the lent package, if the remote contains it. */
  lent?: string | undefined;
}

/**
 * Runs the bundler that is configured in a folder, in a process of its own.
 *
 * @throws {Error} with the bundler's message
 */
export async function runBundler(
  folder: string,
  release: string,
  { mode, lent }: RemoteBuildOptions,
): Promise<void> {
  const script = kitFile('bundlers/run-bundler.mjs');
  const build = JSON.stringify({ production: mode === 'production', release, lent });
  try {
    await promisify(execFile)(process.execPath, [script, folder, build], { maxBuffer: Infinity });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`Could not build ${basename(folder)}.\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Builds the remote in a folder into `dist/<release>`, with the facts that the registry reads.
 *
 * @returns the folder of the built files
 * @throws {Error} with the bundler's message, or with the exceeded size budgets
 */
export async function buildRemote(
  folder: string,
  release: string,
  options: RemoteBuildOptions,
): Promise<string> {
  await runBundler(folder, release, options);
  const built = `${folder}/dist/${release}`;
  addReleaseFacts(built, releaseSource(folder));
  const problems = options.mode === 'production' ? releaseOverBudget(folder, release) : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return built;
}
