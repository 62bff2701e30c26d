import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningProcess, startProcess } from './node-process';

const READY_WITHIN_MS = 60_000;
const AGAIN_AFTER_MS = 100;
const PROBE = join(import.meta.dirname, 'probe.mjs');
const server = join(import.meta.dirname, '..');

/**
 * Builds the server's programs as they are released. @returns their folder, inside the server's, where their imports are resolved
 */
export function buildPrograms(name: string): string {
  const folder = join('.cache', name);
  execFileSync(process.execPath, [join(server, 'build.mjs'), folder]);
  return join(server, folder);
}

/**
 * Runs a built API in a process of its own, which can be stopped, paused and restarted.
 *
 * @param onEnded called if it ends by itself
 */
export function createApiProcess(options: {
  /** The folder of the built programs. */
  programs: string;
  env: NodeJS.ProcessEnv;
  /** Options for Node. */
  execArgv?: string[] | undefined;
  log: string;
  onEnded(how: string): void;
}) {
  const log = openSync(options.log, 'a');
  let running: RunningProcess | null = null;
  let isStopping = false;

  const attempt = () =>
    startProcess({
      name: 'The API',
      script: join(options.programs, 'main.js'),
      execArgv: ['--import', PROBE, ...(options.execArgv ?? [])],
      env: { PATH: process.env.PATH, API_PORT: '0', METRICS_PORT: '0', ...options.env },
      log,
      onExit(how) {
        running = null;
        if (!isStopping) options.onEnded(how);
      },
    });

  async function askProbe<T>(what: 'cpu' | 'memory'): Promise<T> {
    const { child } = running!;
    child.send({ ask: what });
    for (;;) {
      const [message] = (await once(child, 'message')) as [{ ask?: string; answer: T }];
      if (message.ask === what) return message.answer;
    }
  }

  return {
    /** The port; null while it does not listen. */
    port: () => running?.port ?? null,
    /** The process id; null while it does not run. */
    pid: () => running?.child.pid ?? null,
    /** Retries until it starts, because its database may be unavailable. */
    async start(): Promise<void> {
      isStopping = false;
      for (const until = Date.now() + READY_WITHIN_MS; ;) {
        try {
          running = await attempt();
          return;
        } catch (error) {
          if (Date.now() > until) throw error;
          await pause(AGAIN_AFTER_MS);
        }
      }
    },
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => running?.child.kill(signal),
    /** Shifts its clock by a number of ms; timers are not affected. A restarted process has the right time. */
    moveClock: (byMs: number) => running?.child.send({ ask: 'clock', value: byMs }),
    /** The processor time since its start, in ms. */
    cpuMs: () => askProbe<number>('cpu'),
    /** The memory after garbage collection, in bytes. */
    memory: () => askProbe<NodeJS.MemoryUsage>('memory'),
    /** Ends it, and waits until it has ended. */
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      isStopping = true;
      const child = running?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

export type ApiProcess = ReturnType<typeof createApiProcess>;
