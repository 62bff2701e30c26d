import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@backoffice/commands/workspace';
import { expect, test as base } from 'playwright/test';

interface Started {
  command: readonly string[];
  child: ChildProcess;
  /** The complete output so far. */
  output: () => string;
  /** The addresses of app and API, once they are printed. */
  ready: Promise<{ app: string; api: string }>;
  ended: Promise<number | null>;
}

type Start = (env: NodeJS.ProcessEnv, command?: readonly string[]) => Started;

// Without the runner's process, so that signals reach the program itself.
const PROGRAM = [process.execPath, '--import', 'tsx', 'shared/commands/src/start.ts'];
// The command as typed; if pnpm runs the tests, by the same pnpm.
const { npm_execpath: runner = '' } = process.env;
const TYPED = runner.includes('pnpm') ? [process.execPath, runner, 'start'] : ['corepack', 'pnpm', 'start'];

interface Product {
  /** The product over the folder shared by these tests; started by this command if it is not running. */
  running: (command?: readonly string[]) => Promise<Started>;
  /** Starts another process over the same folder. */
  start: Start;
}

// Runs `pnpm start` on ports of its own. A start takes seconds, and twice as long with an empty folder, so tests share a running
// product.
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-start-'));
      await chmod(dataDir, 0o711);
      const started: Started[] = [];
      const start: Start = (env, command = PROGRAM) => {
        const ports = { HOST_PORT: '0', API_PORT: '0' };
        const one = startProduct(command, { ...ports, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env });
        started.push(one);
        return one;
      };
      let current: Started | undefined;
      await use({
        start,
        async running(command = PROGRAM) {
          if (current?.command !== command || hasEnded(current.child)) {
            if (current) await stop(current);
            current = start({}, command);
          }
          await current.ready;
          return current;
        },
      });
      for (const one of started) await stop(one);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// The first test starts the product, on a machine that is busy with other tests.
test.describe.configure({ timeout: 180_000 });

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

function startProduct(command: readonly string[], env: NodeJS.ProcessEnv): Started {
  const [program, ...args] = command;
  const { DATABASE_URL: _own, ...inherited } = process.env;
  // A process group of its own: a terminal interrupts the whole group.
  const child = spawn(program!, args, { cwd: root, env: { ...inherited, ...env }, detached: true });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<{ app: string; api: string }>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const found = /ready at (\S+) \(its API at (\S+)\)/.exec(output);
      if (found) resolve({ app: found[1]!, api: found[2]! });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(output)));
  });
  // Prevents an unhandled rejection for starts that are expected to fail.
  ready.catch(() => {});
  return { command, child, output: () => output, ready, ended };
}

async function signIn(api: string): Promise<string> {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: '111111' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function call<T>(api: string, token: string, method: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: T }).data;
}

test('a second start over one data folder prints an error', async ({ product }) => {
  await product.running();
  const { ended, output } = product.start({});
  expect(await ended).toBe(1);
  expect(output()).toContain('is already served by another process');
});

test('a killed start restarts with all acknowledged writes', async ({ product }) => {
  const first = await product.running();
  const { api } = await first.ready;
  const merchantName = `Made before the kill of ${first.child.pid}`;
  const made = await call<{ id: number }>(api, await signIn(api), 'PUT', '/merchant/create', {
    merchantName,
    status: 'active',
  });
  first.child.kill('SIGKILL');
  await first.ended;

  const again = await (await product.running(TYPED)).ready;
  const token = await signIn(again.api);
  const list = await call<{ items: { id: number }[] }>(again.api, token, 'POST', '/merchant/list', {
    merchantName,
  });
  expect(list.items.map(({ id }) => id)).toEqual([made.id]);
});

test('it serves the app and its API, and stops cleanly by Ctrl-C', async ({ product }) => {
  const { child, ready, ended, output } = await product.running(TYPED);
  const { app, api } = await ready;
  expect((await fetch(app)).status).toBe(200);
  expect((await fetch(`${api}/health/ready`)).status).toBe(200);
  process.kill(-child.pid!, 'SIGINT');
  expect(await ended).toBe(0);
  expect(output()).not.toContain('ELIFECYCLE');
  await expect(fetch(`${api}/health/live`)).rejects.toThrow();
  await expect(fetch(app)).rejects.toThrow();
});

test('a port in use prints one sentence with the setting', async ({ product }) => {
  const occupant = createServer();
  await new Promise<void>((done) => occupant.listen(0, '127.0.0.1', done));
  const { port } = occupant.address() as { port: number };
  const { ended, output } = product.start({ HOST_PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output()).toContain(
    `Port ${port} is in use: stop what listens there, or set HOST_PORT to another port.`,
  );
  occupant.close();
});

test('settings that are wrong are listed', async ({ product }) => {
  const { ended, output } = product.start({ HOST_PORT: 'eighty', API_PORT: '70000' });
  expect(await ended).toBe(1);
  expect(output()).toContain('HOST_PORT must be a number from 0 to 65535.');
  expect(output()).toContain('API_PORT must be a number from 0 to 65535.');
});

test('a data folder that is not writable prints one sentence', async ({ product }) => {
  const { ended, output } = product.start({ DATA_DIR: '/dev/null/data' });
  expect(await ended).toBe(1);
  expect(output()).toContain('/dev/null/data');
  expect(output()).not.toContain('    at ');
});
