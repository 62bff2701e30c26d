import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ProcessOptions, type RunningProcess, startProcess } from 'server/node-process';
import { root } from '../workspace';
import { keepUp } from './keep-up';

export { type RunningProcess, startProcess };

/**
 * Starts a Node process and keeps it running: restarts it on its port whenever it ends by itself.
 *
 * @param portSetting the environment variable of its port
 * @throws {Error} with its output if it ends before it is first ready
 */
export async function keepRunning(
  program: Omit<ProcessOptions, 'onExit' | 'signal'>,
  portSetting: string,
  say: (sentence: string) => void,
): Promise<RunningProcess> {
  const { name } = program;
  const { onEnded, stop } = keepUp({
    name,
    say,
    async revive(signal) {
      const env = { ...program.env, [portSetting]: String(running.port) };
      running = await startProcess({ ...program, env, signal, onExit: onEnded });
    },
  });
  let running = await startProcess({ ...program, onExit: onEnded });
  return {
    name,
    port: running.port,
    get child() {
      return running.child;
    },
    async stop() {
      await stop();
      await running.stop();
    },
  };
}

/**
 * Runs a command of the server's command line.
 *
 * @returns its output
 * @throws {Error} with its output if it fails
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
