import { execFileSync, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BENCH_KEYS_PER_HOUR } from './bare-driver';

export interface TimedServer {
  port: number;
  pid: number;
  /** Processor time that it has used since it started, in ms, and in MB the memory that it needs now, and what it holds of the machine's. */
  usage(): Promise<{ cpuMs: number; memoryMb: number; residentMb: number }>;
  stop(): void;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The server as it is built to be shipped, in a process of its own. */
export async function startTimedServer(
  databaseUrl: string,
  key: string,
  execArgv: readonly string[] = [],
): Promise<TimedServer> {
  execFileSync(process.execPath, [path('../build.mjs'), '--bench'], { stdio: 'inherit' });
  const child = fork(path('../dist/bench/timed-server.js'), {
    execArgv: ['--expose-gc', ...execArgv],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      KEY_ENCRYPTION_KEY: key,
      DEMO_DATA: 'on',
      PRIVATE_KEYS_PER_HOUR: String(BENCH_KEYS_PER_HOUR),
      LOG_LEVEL: 'silent',
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it was ready.`)),
    );
  });
  const usage = () =>
    new Promise<Awaited<ReturnType<TimedServer['usage']>>>((resolve) => {
      child.once('message', resolve);
      child.send('usage');
    });
  return { port, pid: child.pid!, usage, stop: () => child.disconnect() };
}
