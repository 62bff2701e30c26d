import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database';
import { buildPrograms } from '../harness/api-process';
import { makeScratchFolder } from '../harness/scratch-folder';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database';

const room = join(import.meta.dirname, '..');

let programs: string;
let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  programs = buildPrograms('programs');
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

function run(program: string, args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions = 'pipe') {
  const child = spawn(process.execPath, [join(programs, program), ...args], {
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

// Prints how many modules of OpenTelemetry the process has loaded when it ends, without its API, which prom-client loads.
const PROBE = `import { createRequire } from 'node:module';
  const { cache } = createRequire('${room}/');
  process.on('exit', () => console.log('loaded', Object.keys(cache).filter((path) => /opentelemetry.(?!api.)/.test(path.split('node_modules').at(-1))).length));`;

test.each([
  ['none without a collector', {}, /^loaded 0$/m],
  ['some with one', { OTLP_ENDPOINT: 'http://127.0.0.1:1' }, /^loaded [1-9]/m],
])('loads modules of OpenTelemetry: %s', async (_how, env, loaded) => {
  const { child, output, exit } = run('main.js', [], {
    ...serverSettings(),
    ...env,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(PROBE)}`,
  });
  await once(child.stdout!, 'data');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output.out).toMatch(loaded);
});

test('tells its parent when it is ready, and ends when that one is gone', async () => {
  const { child, exit } = run('main.js', [], serverSettings(), ['ignore', 'pipe', 'pipe', 'ipc']);
  const [message] = (await once(child, 'message')) as [unknown];
  expect(message).toEqual({ ready: true, port: expect.any(Number) });
  child.disconnect();
  expect(await exit).toBe(0);
});

test('ends when its parent is gone and nobody reads its log any more', async () => {
  const { child, exit } = run('main.js', [], serverSettings(), ['ignore', 'pipe', 'pipe', 'ipc']);
  await once(child, 'message');
  child.stdout!.destroy();
  child.stderr!.destroy();
  child.disconnect();
  expect(await exit).toBe(0);
});

test('ends on SIGTERM while its log waits in a pipe that nobody empties', async () => {
  const { child, output, exit } = run('main.js', [], serverSettings());
  await once(child.stdout!, 'data');
  child.stderr!.pause();
  const { port } = JSON.parse(output.out) as { port: number };
  const call = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ status }) => status);
  // Each leaves a line: more than a pipe holds.
  for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 50 }, call));
  expect(await call()).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('is killed in the middle of a change of many: the next one goes on, no row twice and none lost', async () => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const count = async (sql: string) => Number((await client.query<{ count: string }>(sql)).rows[0]!.count);
  const startApi = async () => {
    const { child } = run('main.js', [], serverSettings());
    const [part] = (await once(child.stdout!, 'data')) as [Buffer];
    return { child, port: (JSON.parse(String(part)) as { port: number }).port };
  };
  const first = await startApi();
  const call = async <T>(path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${first.port}${path}`, request);
    return ((await answer.json()) as { data: T }).data;
  };
  await client.query(
    `with added as (
       insert into merchant (merchant_name, name_folded, merchant_no, status)
       select 'Bulk', 'bulk', 'B' || n, 'active' from generate_series(1, 300) as n returning id
     )
     insert into merchant_detail (merchant_id, private_key_encrypted) select id, '' from added`,
  );
  const { token } = await call<{ token: string }>('/auth/login', { username: 'admin', password: '111111' });
  const request = { command: { status: 'inactive' }, filter: { merchantName: 'Bulk' } };
  const { id } = await call<{ id: number }>('/merchant/bulk/preview', request, token);
  await call('/merchant/bulk/start', { id }, token);
  const changed = () => count(`select count(*) from bulk_row where outcome = 'change'`);
  while ((await changed()) < 30);
  first.child.kill('SIGKILL');
  expect(await changed()).toBeLessThan(300);
  await startApi();
  while ((await count(`select count(*) from bulk_job where state = 'running'`)) > 0);
  expect(await changed()).toBe(300);
  expect(
    await count(`select count(*) from merchant where merchant_name = 'Bulk' and status = 'inactive'`),
  ).toBe(300);
  const entries = `from audit_entry where request_id = (select request_id from bulk_job)`;
  expect(await count(`select count(*) ${entries}`)).toBe(300);
  expect(await count(`select count(distinct subject_id) ${entries}`)).toBe(300);
  await client.end();
});

describe('its database', () => {
  let dataDir: string;
  let own: Awaited<ReturnType<typeof startEmbeddedDatabase>>;
  beforeAll(async () => {
    dataDir = await makeScratchFolder('api-database-');
    own = await startEmbeddedDatabase({ dataDir });
  });
  afterAll(async () => {
    await own.stop();
    await rm(dataDir, { recursive: true });
  });

  async function killServer() {
    const [pid] = (await readFile(`${dataDir}/postgres/postmaster.pid`, 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }
  const endConnections = (client: pg.Client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
                  where application_name = 'backoffice-api' and pid <> pg_backend_pid()`);

  test.each([
    ['is killed', killServer],
    ['ends every connection', endConnections],
  ])('%s under an open transaction: 503 with Retry-After, then all goes on', async (_how, strike) => {
    const { child, output } = run('main.js', [], { ...serverSettings(), DATABASE_URL: own.url });
    await once(child.stdout!, 'data');
    const { port } = JSON.parse(output.out) as { port: number };
    const call = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
      const json = { 'content-type': 'application/json', ...headers };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: json,
        ...(body && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        wait: answer.headers.get('retry-after'),
        body: (await answer.json()) as { data: { token: string } },
      };
    };
    const signedIn = await call('POST', '/auth/login', {}, { username: 'admin', password: '111111' });
    const authorization = `Bearer ${signedIn.body.data.token}`;
    const create = () =>
      call(
        'PUT',
        '/merchant/create',
        { authorization, 'idempotency-key': `key-of-${child.pid}` },
        { merchantName: `Merchant of ${child.pid}`, status: 'active' },
      );

    const holder = new pg.Client({ connectionString: own.url });
    holder.on('error', () => {});
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table merchant in exclusive mode');
    const cut = create();
    for (let waiting = 0; waiting === 0;) {
      // In a transaction it stays as it was first seen, without the connections that have been made since.
      await holder.query('select pg_stat_clear_snapshot()');
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where application_name = 'backoffice-api' and wait_event_type = 'Lock' and query ~ 'insert into merchant \\('`,
      );
      waiting = rows[0]!.waiting;
    }
    await strike(holder);
    expect(await cut).toMatchObject({ status: 503, wait: '2', body: { status: 503, code: 'database-away' } });
    await holder.end().catch(() => {});

    const ready = () => call('GET', '/health/ready', {}).then(({ status }) => status);
    if (strike === killServer) {
      expect(await ready()).toBe(503);
      await own.recover();
    }
    while ((await ready()) !== 200);
    expect(await create()).toMatchObject({ status: 200 });
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});

test('lists everything that is wrong with the settings, and ends with 1', async () => {
  const { output, exit } = run('main.js', [], { API_PORT: 'http', DEMO_DATA: 'perhaps' });
  expect(await exit).toBe(1);
  expect(
    output.err
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['DATABASE_URL', 'API_PORT', 'DEMO_DATA', 'ROOT_KEY_FILE']);
  expect(output.out).toBe('');
});

test('a database that can not be reached is one line, and ends with 1', async () => {
  const { output, exit } = run('main.js', [], {
    ...serverSettings(),
    DATABASE_URL: 'postgresql://x:S3CRET@localhost:1/x',
  });
  expect(await exit).toBe(1);
  expect(output.err).toMatch(
    /^The database of DATABASE_URL \(postgresql:\/\/x@localhost:1\/x\) cannot be used: .*ECONNREFUSED/,
  );
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

async function answerOf(url: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(url, init);
  return { status, retryAfterMs: Number(headers.get('retry-after') ?? 0) * 1000 };
}

test('a hundred sign-ins at once all succeed, and other calls are answered meanwhile', async () => {
  const { child, output } = run('main.js', [], serverSettings());
  await once(child.stdout!, 'data');
  const { port } = JSON.parse(output.out) as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: '111111' }),
  };
  const signIns: number[] = [];
  async function signIn(): Promise<void> {
    const { status, retryAfterMs } = await answerOf(`${origin}/auth/login`, login);
    signIns.push(status);
    if (status !== 429) return;
    // A caller who would wait too long is answered with the time to retry.
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    await signIn();
  }
  const others: number[] = [];
  let isOver = false;
  async function callOthers(): Promise<void> {
    while (!isOver) {
      others.push((await answerOf(`${origin}/auth/providers`)).status);
      // As people do, and not as quickly as a program can.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const calling = callOthers();
  await Promise.all(Array.from({ length: 100 }, signIn)).finally(() => (isOver = true));
  await calling;
  expect(signIns.filter((status) => status !== 429)).toEqual(Array(100).fill(200));
  expect(new Set(others)).toEqual(new Set([200]));
  // A call that waited for the sign-ins before it would be the only one, or one of few.
  expect(others.length).toBeGreaterThan(20);
});
