import { type ChildProcess, fork } from 'node:child_process';

export interface RunningProcess {
  name: string;
  /** The port on which it listens. */
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  name: string;
  script: string;
  args?: string[];
  env: NodeJS.ProcessEnv;
  /** Options for Node. */
  execArgv?: string[];
  /** A file descriptor for its output; without one this process prints it, once the child is ready. */
  log?: number;
  /** Called if it ends by itself; how: `code 1`, `SIGKILL`. */
  onExit?: (how: string) => void;
  /** Ends it while it is starting. */
  signal?: AbortSignal;
}

/**
 * Starts a Node process and waits until it reports ready. It ends by itself when this process ends.
 *
 * @throws {Error} with its output if it ends before it is ready
 */
export function startProcess({
  name,
  script,
  args = [],
  env,
  execArgv = [],
  log,
  onExit,
  signal,
}: ProcessOptions): Promise<RunningProcess> {
  const output = log ?? 'pipe';
  // A process group of its own: Ctrl-C reaches only this process, which then stops the others in order.
  const child = fork(script, args, {
    env,
    stdio: ['ignore', output, output, 'ipc'],
    execArgv: ['--enable-source-maps', ...execArgv],
    detached: true,
  });
  let printed = '';
  let ready = false;
  let stopping = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
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
