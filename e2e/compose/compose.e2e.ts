import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findContainerEngine } from '@backoffice/commands/container-engine';
import { gatewayExpectations } from 'host/gateway-expectations';
import { gatewayProblems, type GatewayAnswer } from 'host/gateway-problems';
import { expect, test } from 'playwright/test';
import { ComposeApi } from './compose-api';
import { Installation } from './installation';

const REMOTES = ['mfe-channel', 'mfe-content', 'mfe-demos', 'mfe-merchant', 'mfe-users-roles'];
/** How long things may take on a slow machine; nothing is waited for that is not looked at. */
const PATIENCE = { timeout: 90_000, intervals: [500] };

let installation: Installation;
let api: ComposeApi;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const engine = findContainerEngine(process.env);
  if (typeof engine === 'string') throw new Error(engine);
  installation = await Installation.prepare(engine);
  api = new ComposeApi(installation.apiAddress);
});
test.afterAll(() => (installation as Installation | undefined)?.remove());

async function releases(): Promise<Record<string, string | null>> {
  const remotes = await api.remotes();
  return Object.fromEntries(remotes.map(({ name, release }) => [name, release]).sort());
}

function ask(path: string, headers: Record<string, string> = {}): Promise<GatewayAnswer> {
  const { port } = new URL(installation.address);
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      headers: { host: `localhost:${port}`, ...headers },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.end();
  });
}

test('comes up from nothing, and the first administrator signs in', async () => {
  await installation.compose('up', '-d', '--build');
  await expect(async () => {
    await api.signIn('admin', installation.secret('admin-password'));
  }).toPass(PATIENCE);
  await expect.poll(async () => Object.keys(await releases()), PATIENCE).toEqual(REMOTES);
  await expect.poll(async () => Object.values(await releases()).every(Boolean), PATIENCE).toBe(true);
});

test('runs without rights: not as root, over file systems that can only be read', async () => {
  for (const service of ['database', 'api', 'gateway', ...REMOTES]) {
    const [id] = await installation.containers(service);
    const { HostConfig: host } = (
      JSON.parse(await installation.docker('inspect', id!)) as [
        { HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[]; Memory: number; NanoCpus: number } },
      ]
    )[0];
    expect(host, service).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
    expect(host.Memory * host.NanoCpus, service).toBeGreaterThan(0);
    expect(await installation.docker('exec', id!, 'id', '-u'), service).not.toBe('0\n');
  }
});

test('its gateway answers as the embedded one does', async () => {
  const live = await releases();
  const release = live['mfe-merchant']!;
  const isScript = (name: string) => /\.[0-9a-f]{12}\.js$/.test(name);
  const table = gatewayExpectations({
    script: readdirSync(`${installation.imageFiles('gateway')}/host/assets`).find(isScript)!,
    remote: 'merchant',
    release,
    remoteScript: readdirSync(`${installation.imageFiles('mfe-merchant')}/release`).find(isScript)!,
    api: installation.apiAddress,
  });
  for (const expected of table) {
    const answer = await ask(expected.path, expected.send);
    expect(gatewayProblems(expected, answer), expected.what).toEqual([]);
  }
  expect((await ask('/', { host: "x;script-src 'unsafe-inline'" })).status).toBe(400);
});

test('a remote is shipped by its service alone', async () => {
  const before = await releases();
  const others = async () =>
    Promise.all(['gateway', 'api', 'mfe-channel'].map((service) => installation.containers(service)));
  const untouched = await others();
  const files = `${installation.imageFiles('mfe-merchant')}/release`;
  writeFileSync(`${files}/built-from`, 'shipped-by-test');
  // Other content, of the same code.
  writeFileSync(`${files}/mf-manifest.json`, `${readFileSync(`${files}/mf-manifest.json`, 'utf8')}\n`);
  writeFileSync(`${files}/mf-manifest.json.br`, '');
  await installation.compose('build', 'mfe-merchant');
  await installation.compose('up', '-d', '--no-deps', 'mfe-merchant');
  await expect.poll(async () => (await releases())['mfe-merchant'], PATIENCE).toBe('shipped-by-test');
  expect({ ...(await releases()), 'mfe-merchant': '' }).toEqual({ ...before, 'mfe-merchant': '' });
  expect(await others()).toEqual(untouched);
  for (const release of [before['mfe-merchant'], 'shipped-by-test'])
    expect((await ask(`/mfe/merchant/${release}/mf-manifest.json`)).status).toBe(200);
});

test('one of three APIs is killed under load: reads go on, and no acknowledged write is lost', async () => {
  await installation.compose('up', '-d', '--no-deps', '--no-recreate', '--scale', 'api=3', 'api');
  const ids = await installation.containers('api');
  expect(ids).toHaveLength(3);
  const health = async () =>
    (await installation.docker('inspect', '--format', '{{.State.Health.Status}}', ...ids)).trim().split('\n');
  await expect.poll(health, PATIENCE).toEqual(['healthy', 'healthy', 'healthy']);

  const acknowledged: string[] = [];
  const lostReads: string[] = [];
  let reads = 0;
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      await api.findMerchants('under load').then(
        () => reads++,
        (error: unknown) => lostReads.push(String(error)),
      );
      await wait(20);
    }
  };
  const writer = async (who: number) => {
    for (let number = 0; !isOver; number++) {
      const name = `under load ${who} ${number}`;
      // One that fails is not acknowledged, and may be there or not.
      await api.createMerchant(name).then(
        () => acknowledged.push(name),
        () => {},
      );
      await wait(50);
    }
  };
  const load = Promise.all([reader(), reader(), reader(), writer(1), writer(2)]);
  const written = (many: number) => expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(many);
  await written(10);
  await installation.docker('kill', ids[0]!);
  await written(acknowledged.length + 40);
  isOver = true;
  await load;

  expect(lostReads).toEqual([]);
  expect(reads).toBeGreaterThan(20);
  const { items } = await api.findMerchants('under load');
  const names = new Set(items.map(({ merchantName }) => merchantName));
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
});

test('the database is backed up by a command, and a used one is not restored into', async () => {
  const given = `${installation.imageFiles('server')}/given`;
  const text = await installation.compose(
    'run',
    '--rm',
    '-T',
    'setup',
    'backup',
    '--store',
    '/releases',
    '/tmp/backup',
  );
  expect(text).toContain('Backed up to /tmp/backup.');
  writeFileSync(given, 'no backup');
  const mount = ['-v', `${given}:/tmp/given:ro`];
  const restored = installation.compose('run', '--rm', '-T', ...mount, 'setup', 'restore', '/tmp/given');
  await expect(restored).rejects.toThrow('/tmp/given is not a backup, or was damaged.');
});
