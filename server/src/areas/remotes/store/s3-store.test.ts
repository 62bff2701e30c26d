import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HOST, type RemoteOverview } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { hostFiles } from '../uploads/host-files.fixture';
import { filesOf, packedFiles } from '../uploads/packed-release.fixture';
import { ReleaseMirror } from './release-mirror';
import { RELEASES, startS3, type TestS3 } from './s3-server.fixture';
import { createS3Store } from './s3-store';

const folder = mkdtempSync(join(tmpdir(), 'mirrored-'));
const logged: string[] = [];
let s3: TestS3;
let api: TestApi;
let token: string;
let gateway: Server;
let mirroring: { stop(): Promise<void> };

/** Copies as often as it can, until it is stopped. */
function keepMirroring() {
  const mirror = new ReleaseMirror(createS3Store(RELEASES, s3.settings), folder, (line) => logged.push(line));
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      await mirror.run().catch(() => {});
      await wait(20);
    }
  };
  const ended = run();
  return {
    stop() {
      isStopped = true;
      return ended;
    },
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 500) throw new Error('It never came true.');
    await wait(20);
  }
}

beforeAll(async () => {
  s3 = await startS3();
  gateway = createServer(({ url = '' }, response) => {
    const file = join(folder, url.replace(/^\/mfe\//, 'mfe-'));
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const hostAddress = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  api = await startTestApi({ settings: { releaseStore: RELEASES, s3: s3.settings, hostAddress } });
  token = await api.signIn('admin');
});
beforeEach(() => (mirroring = keepMirroring()));
afterEach(async () => {
  await s3.start();
  await mirroring.stop();
});
afterAll(async () => {
  await api.stop();
  gateway.close();
  await s3.remove();
  rmSync(folder, { recursive: true });
});

const upload = (remote: string, release: string, files: Parameters<typeof packedFiles>[0]) =>
  callApi(api, 'PUT', `/remotes/${remote}/releases/${release}`, {
    token,
    body: packedFiles(files),
    headers: { 'content-type': 'application/gzip' },
  });
const promote = (remote: string, release: string) =>
  callApi(api, 'POST', '/remotes/promote', { token, body: { remote, release } });
const published = async (remote: string) => {
  const { data } = await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token });
  return (data.find(({ name }) => name === remote)?.releases ?? []).map(({ release }) => release);
};
const mirrored = (remote: string) =>
  existsSync(join(folder, remote)) ? readdirSync(join(folder, remote)) : [];

test('an uploaded release is mirrored as a whole, and can be promoted at once', async () => {
  const files = {
    ...filesOf('mfe-a', 'r1'),
    'async/page.js.map': '{"version":3,"sources":[],"mappings":""}',
  };
  expect((await upload('mfe-a', 'r1', files)).code).toBe(200);
  expect((await promote('mfe-a', 'r1')).code).toBe(200);
  const store = createS3Store(RELEASES, s3.settings);
  const release = { remote: 'mfe-a', release: 'r1' };
  const kept = await store.readAll(release);
  expect([...kept.keys()].sort()).toEqual(
    readdirSync(join(folder, 'mfe-a/r1'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, 'mfe-a/r1/').length))
      .sort(),
  );
  for (const [path, content] of kept) expect(readFileSync(join(folder, 'mfe-a/r1', path))).toEqual(content);
  expect(String(kept.get('async/page.js'))).toMatch(/^page\(\);/);
  expect(await store.read(release, 'async/page.js', 'map')).not.toBeNull();
  expect(existsSync(join(folder, '.maps'))).toBe(false);
});

test('gateways get the host and then the file that names it', async () => {
  expect((await upload(HOST, 'h1', hostFiles('h1'))).code).toBe(200);
  await mirroring.stop();
  const { pool } = api.services;
  await pool.query(`update remote_pointer set live = 'h1' where remote = $1`, [HOST]);
  await createS3Store(RELEASES, s3.settings).putNote(HOST, '.pointer', 'h1\n\n');
  mirroring = keepMirroring();
  await until(() => mirrored(HOST).includes('.pointer'));
  expect(readFileSync(join(folder, HOST, '.pointer'), 'utf8')).toBe('h1\n\n');
  expect(existsSync(join(folder, HOST, 'h1/page/index.html'))).toBe(true);
});

test('while S3 is away releases are served on, and uploads are refused until it is back', async () => {
  await upload('mfe-b', 'r1', filesOf('mfe-b', 'r1'));
  expect((await promote('mfe-b', 'r1')).code).toBe(200);
  await s3.stop();
  expect(await upload('mfe-b', 'r2', filesOf('mfe-b', 'r2'))).toMatchObject({
    code: 502,
    reason: 'release-store-away',
    message: 'Could not reach the release store. Try again later.',
  });
  expect(await published('mfe-b')).toEqual(['r1']);
  const { port } = gateway.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/mfe/b/r1/entry.js`)).status).toBe(200);
  await s3.start();
  expect((await upload('mfe-b', 'r2', filesOf('mfe-b', 'r2'))).code).toBe(200);
  expect((await promote('mfe-b', 'r2')).code).toBe(200);
});

test('half an upload leaves nothing', async () => {
  const files = {
    ...filesOf('mfe-c', 'r1'),
    'late.js': Array.from({ length: 9_000 }, Math.random).join(';'),
  };
  s3.cutAfter(20_000);
  expect(await upload('mfe-c', 'r1', files)).toMatchObject({ code: 502, reason: 'release-store-away' });
  await s3.stop();
  await s3.start();
  expect(await published('mfe-c')).toEqual([]);
  const { releases } = await createS3Store(RELEASES, s3.settings).list();
  expect(releases.filter(({ remote }) => remote === 'mfe-c')).toEqual([]);
  expect(mirrored('mfe-c')).toEqual([]);
  expect((await upload('mfe-c', 'r1', files)).code).toBe(200);
  expect((await promote('mfe-c', 'r1')).code).toBe(200);
});

test('an object that is not what was uploaded is not mirrored', async () => {
  await upload('mfe-d', 'r1', filesOf('mfe-d', 'r1'));
  expect((await promote('mfe-d', 'r1')).code).toBe(200);
  const { S3mini } = await import('s3mini');
  const bucket = new S3mini({ ...s3.settings, endpoint: `${s3.settings.endpoint}/releases` });
  const copied = Buffer.from((await bucket.getObjectArrayBuffer('backoffice/mfe-d/r1.tgz'))!);
  await bucket.putObject('backoffice/mfe-d/r2.tgz', copied, 'application/gzip', undefined, {
    'x-amz-meta-sha256': '0'.repeat(64),
  });
  await until(() => logged.some((line) => line.startsWith('Could not copy mfe-d/r2')));
  expect(mirrored('mfe-d')).toEqual(['r1']);
});
