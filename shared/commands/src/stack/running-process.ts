import { type ChildProcess, execFile, fork } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../workspace';
import { keepUp } from './keep-up';

export interface RunningProcess {
  name: string;
  /** The port that it listens on. */
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  name: string;
  script: string;
  args?: string[];
  env: NodeJS.ProcessEnv;
  /** Called when it ends without having been asked to; how: `code 1`, `SIGKILL`. */
  onExit?: (how: string) => void;
  /** Ends it while it is starting. */
  signal?: AbortSignal;
}

/**
 * Starts a Node process and waits until it says that it is ready. It ends by itself when this process is gone.
 *
 * @throws {Error} with what it printed when it ends before it is ready
 */
export function startProcess({
  name,
  script,
  args = [],
  env,
  onExit,
  signal,
}: ProcessOptions): Promise<RunningProcess> {
  // A process group of its own: Ctrl-C reaches this process alone, which then stops the others in order.
  const child = fork(script, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--enable-source-maps'],
    detached: true,
  });
  let printed = '';
  let ready = false;
  let stopping = false;
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (data: Buffer) => {
      if (ready) process.stderr.write(data);
      else printed += data.toString();
    });
  }
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `code ${code}`)),
  );
  signal?.addEventListener('abort', () => ready || child.kill('SIGTERM'), { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (!message.ready || ready) return;
      ready = true;
      resolve({ name, port: message.port ?? 0, child, stop });
    });
    void ended.then((how) => {
      if (!ready) reject(new Error(printed.trim() || `${name} ended with ${how}.`));
      else if (!stopping) onExit?.(how);
    });
  });

  async function stop(): Promise<void> {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  }
}

/**
 * The same, kept running: it is started again on its port whenever it ends without having been asked to.
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
