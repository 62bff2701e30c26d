import { type ChildProcess, execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database';

jest.setTimeout(30_000);

const room = join(import.meta.dirname, '..');

let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  execFileSync(process.execPath, [join(room, 'build.mjs'), '--tests']);
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

function run(program: string, args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions = 'pipe') {
  const child = spawn(process.execPath, [join(room, '.cache/programs', program), ...args], {
    env: { PATH: process.env.PATH, ...env },
    cwd: room,
    stdio,
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (part) => (output.out += part));
  child.stderr?.on('data', (part) => (output.err += part));
  const exit = once(child, 'exit').then(([code]) => code as number);
  return { child, output, exit };
}

const serverSettings = () => ({
  DATABASE_URL: database.url,
  API_PORT: '0',
  METRICS_PORT: '0',
  DEMO_DATA: 'on',
  KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
});

test('says on stdout when it is ready, and ends well on SIGTERM', async () => {
  const { child, output, exit } = run('main.js', [], serverSettings());
  await once(child.stdout!, 'data');
  expect(output.out).toMatch(/^\{"ready":true,"port":\d+\}\n$/);
  const { port } = JSON.parse(output.out) as { port: number };
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('tells its parent when it is ready, and ends when that one is gone', async () => {
  const { child, exit } = run('main.js', [], serverSettings(), ['ignore', 'pipe', 'pipe', 'ipc']);
  const [message] = (await once(child, 'message')) as [unknown];
  expect(message).toEqual({ ready: true, port: expect.any(Number) });
  child.disconnect();
  expect(await exit).toBe(0);
});

test('lists everything that is wrong with the settings, and ends with 1', async () => {
  const { output, exit } = run('main.js', [], { API_PORT: 'http', DEMO_DATA: 'perhaps' });
  expect(await exit).toBe(1);
  expect(
    output.err
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['DATABASE_URL', 'API_PORT', 'DEMO_DATA', 'KEY_ENCRYPTION_KEY']);
  expect(output.out).toBe('');
});

test('a database that can not be reached is one line, and ends with 1', async () => {
  const { output, exit } = run('main.js', [], {
    ...serverSettings(),
    DATABASE_URL: 'postgresql://x:S3CRET@localhost:1/x',
  });
  expect(await exit).toBe(1);
  expect(output.err).toContain('ECONNREFUSED');
  expect(output.err).not.toContain('S3CRET');
  expect(output.err.trim().split('\n')).toHaveLength(1);
});

test.each([
  [['migrate'], 0, /up to date/],
  [['publish-remote', 'mfe-merchant', '1'], 0, /^Live: mfe-merchant 1\./],
  [['seed', '--merchants', '3'], 0, /^Added 3 merchants\./],
  [['seed', '--merchants', '2', '--channels', '2'], 0, /^Added 2 merchants\. Added 2 channels\./],
  [['seed', '--merchants', 'many'], 1, /Say how many/],
  [['seed', '--channels', '0'], 1, /Say how many/],
  [['seed'], 1, /Say how many/],
  [['seed', '--nonsense'], 1, /nonsense/],
  [['constructor'], 1, /^Usage:/],
  [[], 1, /^Usage:/],
])('cli %j ends with %d', async (args, code, text) => {
  const { output, exit } = run('cli.js', args, serverSettings());
  expect(await exit).toBe(code);
  expect(code === 0 ? output.out : output.err).toMatch(text);
});

// A browser gives up after that.
const PATIENCE_MS = 5_000;

interface Timed {
  status: number;
  ms: number;
  retryAfterMs: number;
}

async function timed(url: string, init: RequestInit = {}): Promise<Timed> {
  const start = performance.now();
  const { status, headers } = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const retryAfterMs = Number(headers.get('retry-after') ?? 0) * 1000;
  return { status, ms: performance.now() - start, retryAfterMs };
}

const median = (answers: Timed[]) => answers.map(({ ms }) => ms).sort((a, b) => a - b)[answers.length >> 1]!;

test('a hundred sign-ins at once: all get in, none waits past the patience of a browser, other calls go on', async () => {
  const { child, output } = run('main.js', [], serverSettings());
  await once(child.stdout!, 'data');
  const { port } = JSON.parse(output.out) as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: '111111' }),
  };
  const signIns: Timed[] = [];
  async function signIn(): Promise<void> {
    const answer = await timed(`${origin}/auth/login`, login);
    signIns.push(answer);
    if (answer.status !== 429) return;
    // Who would have to wait too long is told when to come back.
    await new Promise((resolve) => setTimeout(resolve, answer.retryAfterMs));
    await signIn();
  }
  const others: Timed[] = [];
  let isOver = false;
  async function callOthers(): Promise<void> {
    while (!isOver) {
      others.push(await timed(`${origin}/auth/providers`));
      // As people do, and not as quickly as a program can.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const calling = callOthers();
  await Promise.all(Array.from({ length: 100 }, signIn)).finally(() => (isOver = true));
  await calling;
  expect(signIns.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(new Set(signIns.map(({ status }) => status))).not.toContain(500);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  expect(median(others)).toBeLessThan(median(signIns) / 4);
}, 60_000);
