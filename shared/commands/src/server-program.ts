import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './workspace';

/**
 * Runs a command of the server's command line to its end.
 *
 * @returns what it printed
 * @throws {Error} with what it printed when it fails
 */
export async function runServerCommand(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [`${root}/server/dist/cli.js`, ...args], {
      env,
    });
    return stdout;
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new Error(stderr?.trim() || stdout?.trim() || String(error), { cause: error });
  }
}
