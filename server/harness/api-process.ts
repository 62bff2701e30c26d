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

/** Builds the server's programs as they are shipped. @returns their folder, in the server's own, where they find what they import */
export function buildPrograms(name: string): string {
  const folder = join('.cache', name);
  execFileSync(process.execPath, [join(server, 'build.mjs'), folder]);
  return join(server, folder);
}

/**
 * Runs a built API in a process of its own, which can be ended, paused and started again.
 *
 * @param onEnded called when it ends without being told to
 */
export function createApiProcess(options: {
  /** The folder of the built programs. */
  programs: string;
  env: NodeJS.ProcessEnv;
  /** For Node itself. */
  execArgv?: string[] | undefined;
  log: string;
  onEnded(how: string): void;
}) {
  const log = openSync(options.log, 'a');
  let running: RunningProcess | null = null;
  let isToldToEnd = false;

  const attempt = () =>
    startProcess({
      name: 'The API',
      script: join(options.programs, 'main.js'),
      execArgv: ['--import', PROBE, ...(options.execArgv ?? [])],
      env: { PATH: process.env.PATH, API_PORT: '0', METRICS_PORT: '0', ...options.env },
      log,
      onExit(how) {
        running = null;
        if (!isToldToEnd) options.onEnded(how);
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
    /** Null while nobody listens. */
    port: () => running?.port ?? null,
    /** Null while it does not run. */
    pid: () => running?.child.pid ?? null,
    /** As often as it takes: its database may be away. */
    async start(): Promise<void> {
      isToldToEnd = false;
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
    /** Sets its clock wrong, while timers go on. A process that is started again has the right time. */
    moveClock: (byMs: number) => running?.child.send({ ask: 'clock', value: byMs }),
    /** Processor time since it started, in milliseconds. */
    cpuMs: () => askProbe<number>('cpu'),
    /** Without garbage, in bytes. */
    memory: () => askProbe<NodeJS.MemoryUsage>('memory'),
    /** Ends it, and waits until it has ended. */
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      isToldToEnd = true;
      const child = running?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

export type ApiProcess = ReturnType<typeof createApiProcess>;
