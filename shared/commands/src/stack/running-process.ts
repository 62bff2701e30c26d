import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ProcessOptions, type RunningProcess, startProcess } from 'server/node-process';
import { root } from '../workspace';
import { keepUp } from './keep-up';

export { type RunningProcess, startProcess };

/**
 * Starts a Node process and keeps it running: it is started again on its port whenever it ends without having been asked to.
 *
 * @param portSetting names its port in the environment
 * @throws {Error} with what it printed when it ends at first before it is ready
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
