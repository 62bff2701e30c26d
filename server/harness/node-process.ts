import { type ChildProcess, fork } from 'node:child_process';

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
  /** For Node itself. */
  execArgv?: string[];
  /** A file descriptor that takes what it prints; without one this process prints it, once it is ready. */
  log?: number;
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
  execArgv = [],
  log,
  onExit,
  signal,
}: ProcessOptions): Promise<RunningProcess> {
  const output = log ?? 'pipe';
  // A process group of its own: Ctrl-C reaches this process alone, which then stops the others in order.
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
