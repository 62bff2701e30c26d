import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const AGAIN_AFTER_MS = 100;
const MOVED_CLOCK = join(import.meta.dirname, 'moved-clock.mjs');

/**
 * An API as it is shipped, in a process of its own, which the storm ends and starts again.
 *
 * @param onEnded called when it ends without being told to
 */
export function createApiProcess(options: {
  script: string;
  env: NodeJS.ProcessEnv;
  log: string;
  onEnded(how: string): void;
}) {
  const log = openSync(options.log, 'a');
  let child: ChildProcess | null = null;
  let port: number | null = null;
  let isToldToEnd = false;
  // Holds how wrong its clock is.
  const clockFile = `${options.log}.clock`;
  writeFileSync(clockFile, '0');

  async function attempt(): Promise<void> {
    const started = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', MOVED_CLOCK, options.script],
      {
        env: {
          PATH: process.env.PATH,
          API_PORT: '0',
          METRICS_PORT: '0',
          ...options.env,
          CLOCK_FILE: clockFile,
        },
        stdio: ['ignore', 'pipe', log],
      },
    );
    child = started;
    const ready = new Promise<number>((resolve, reject) => {
      let said = '';
      started.stdout?.on('data', (part) => {
        said += String(part);
        if (said.includes('\n')) resolve((JSON.parse(said) as { port: number }).port);
      });
      started.once('exit', (code) => reject(new Error(`The API ended with ${code} before it was ready.`)));
    });
    port = await ready;
    started.once('exit', (code, signal) => {
      port = null;
      if (!isToldToEnd) options.onEnded(`${code ?? signal}`);
    });
  }

  return {
    /** Null while nobody listens. */
    port: () => port,
    /** Null while it does not run. */
    pid: () => (port === null ? null : (child?.pid ?? null)),
    /** As often as it takes: its database may be away. */
    async start(): Promise<void> {
      isToldToEnd = false;
      for (const until = Date.now() + READY_WITHIN_MS; ;) {
        try {
          await attempt();
          return;
        } catch (error) {
          if (Date.now() > until) throw error;
          await pause(AGAIN_AFTER_MS);
        }
      }
    },
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => child?.kill(signal),
    /** Has its clock go wrong, and timers go on. */
    moveClock(byMs: number): void {
      writeFileSync(clockFile, String(byMs));
      child?.kill('SIGUSR2');
    },
    /** Ends it, and waits until it has ended. */
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      isToldToEnd = true;
      const ending = child;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill(signal);
      await ended;
    },
  };
}
