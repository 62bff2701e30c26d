import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST, type RemoteOverview, type RemoteRelease } from '@backoffice/contract';
import { publishReleases } from '../../app/commands/publish-releases';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { releaseOf } from './releases/release.fixture';
import { removeUnusedReleases } from './releases/remove-unused-releases';
import { writeHostPointer } from './releases/write-host-pointer';
import { createFolderStore } from './store/release-store';
import { hostFiles } from './uploads/host-files.fixture';
import { packedFiles } from './uploads/packed-release.fixture';

const store = mkdtempSync(join(tmpdir(), 'releases-'));
let api: TestApi;
let token: string;
useTestApi((started) => (api = started), { settings: { releaseStore: store } });
beforeEach(async () => {
  for (const name of readdirSync(store)) rmSync(join(store, name), { recursive: true });
  token = await api.signIn('admin');
});
afterAll(() => rmSync(store, { recursive: true }));

const upload = (release: string, files: Record<string, string>) =>
  callApi(api, 'PUT', `/remotes/${HOST}/releases/${release}`, {
    token,
    body: packedFiles(files),
    headers: { 'content-type': 'application/gzip' },
  });
const call = (path: string, body: object) =>
  callApi<RemoteOverview>(api, 'POST', `/remotes/${path}`, { token, body });
const promote = (release: string, more: object = {}) => call('promote', { remote: HOST, release, ...more });
async function ship(release: string, ui?: string[]) {
  expect((await upload(release, hostFiles(release, ui))).code).toBe(200);
  expect((await promote(release)).code).toBe(200);
}
async function shipRemote(release: string, uses: string[]) {
  expect((await call('publish', releaseOf('mfe-a', release, { uses: { ui: uses } }))).code).toBe(200);
  return call('promote', { remote: 'mfe-a', release });
}
const remotesFor = async (query = '', by = token) =>
  (await callApi<RemoteRelease[]>(api, 'GET', `/remotes${query}`, { token: by })).data;
const announcedHost = async (query: string, by = token) =>
  (await remotesFor(query, by)).find(({ name }) => name === HOST)?.release;
const pointer = () => readFileSync(join(store, HOST, '.pointer'), 'utf8');

test('the file for the gateways follows each change of the pointer', async () => {
  await ship('h1');
  expect(pointer()).toBe('h1\n\n');
  await ship('h2');
  await upload('h3', hostFiles('h3'));
  expect((await promote('h3', { canary: { by: 'user', users: ['editor'] } })).code).toBe(200);
  expect(pointer()).toBe('h2\nh3\n');
  await call('rollback', { remote: HOST });
  expect(pointer()).toBe('h2\n\n');
  await call('rollback', { remote: HOST });
  expect(pointer()).toBe('h1\n\n');
});

test('a canary of the host that would grow by itself is refused', async () => {
  await ship('h1');
  await upload('h2', hostFiles('h2'));
  const canary = { by: 'percent', percent: 1, ramp: { steps: [1, 100], minutes: 10 } };
  expect(await promote('h2', { canary })).toMatchObject({ code: 409, reason: 'host-ramp' });
  expect(pointer()).toBe('h1\n\n');
});

test('a file that was lost or is behind is written again', async () => {
  await ship('h1');
  writeFileSync(join(store, HOST, '.pointer'), 'h0\n\n');
  await writeHostPointer(api.services.pool, createFolderStore(store));
  expect(pointer()).toBe('h1\n\n');
});

test('a session is told its host where its page names one, and by the rule of the canary', async () => {
  await ship('h1');
  await upload('h2', hostFiles('h2'));
  await promote('h2', { canary: { by: 'user', users: ['editor'] } });
  const editor = await api.signIn('editor');
  expect(await announcedHost('?host=h1')).toBe('h1');
  expect(await announcedHost('?host=h1', editor)).toBe('h2');
  expect(await announcedHost('', editor)).toBeUndefined();
  const { data } = await callApi<{ answers: Record<string, RemoteRelease[]> }>(
    api,
    'POST',
    '/auth/login?page=%2Fdashboard&host=h1',
    { body: { username: 'editor', password: '111111' } },
  );
  expect(data.answers['/remotes']).toEqual([expect.objectContaining({ name: HOST, release: 'h2' })]);
});

test('remotes are compared with the host that the session runs', async () => {
  await ship('h1', ['Button', 'Dialog']);
  expect((await shipRemote('r1', ['Dialog'])).code).toBe(200);
  await upload('h2', hostFiles('h2', ['Button']));
  const statusIn = async (query: string) =>
    (await remotesFor(query)).find(({ name }) => name === 'mfe-a')?.status;
  expect(await statusIn('?host=h1')).toBe('live');
  expect(await statusIn('?host=h2')).toBe('incompatible');
  expect(await statusIn('?host=unknown')).toBe('live');
});

test('a host without a version of a point that a live release adds to is refused by name', async () => {
  await ship('h1');
  const title = { en: 'Bills', zh: '账单', es: 'Facturas', ja: '請求' };
  const additions = [{ point: 'dashboard-card', version: 1, module: 'Page', title }];
  await call('publish', releaseOf('mfe-a', 'r1', { additions }));
  await call('promote', { remote: 'mfe-a', release: 'r1' });
  const files = hostFiles('h2');
  const offer = JSON.parse(files['host-modules.json']!) as object;
  const described = JSON.stringify({ ...offer, additions: { 'dashboard-card': [2] } });
  await upload('h2', { ...files, 'host-modules.json': described });
  expect(await promote('h2')).toMatchObject({
    code: 409,
    reason: 'host-breaks',
    message: expect.stringContaining('mfe-a r1: Adds to dashboard-card version 1') as string,
  });
});

test('a host that breaks what users have is refused with the names, and an operator can insist', async () => {
  await ship('h1', ['Button', 'Dialog']);
  await shipRemote('r1', ['Dialog']);
  await upload('h2', hostFiles('h2', ['Button']));
  for (const more of [{}, { canary: { by: 'percent', percent: 1 } }]) {
    const refused = await promote('h2', more);
    expect(refused).toMatchObject({ code: 409, reason: 'host-breaks' });
    expect(refused.message).toContain('mfe-a r1: Uses Dialog of ui, which this host does not provide.');
  }
  expect(pointer()).toBe('h1\n\n');
  const env = { DATABASE_URL: api.services.settings.databaseUrl, RELEASE_STORE: store };
  await publishReleases([HOST, 'h2'], env);
  expect(pointer()).toBe('h2\n\n');
  const later = releaseOf('mfe-a', 'r2', { uses: { ui: ['Dialog'] } });
  expect(await call('publish', later)).toMatchObject({ code: 400, reason: 'release-misfit' });
  await expect(publishReleases([HOST, 'h9'], env)).rejects.toThrow('The host h9 was not uploaded.');
});

test.each<[string, (files: Record<string, string>) => void, string]>([
  ['without a page', (files) => delete files['page/index.html'], 'page/index.html is missing'],
  [
    'that lacks a script of its page',
    (files) => delete files['assets/main.0123456789ab.js'],
    'main.0123456789ab.js is missing',
  ],
  [
    'that lacks a later step',
    (files) => delete files['assets/app.0123456789ab.js'],
    'app.0123456789ab.js is missing',
  ],
  [
    'whose policy blocks its own script',
    (files) => (files['page/early'] = "'sha256-of-another'"),
    'page/early',
  ],
  ['whose policy allows more', (files) => (files['page/early'] += " 'unsafe-inline'"), 'page/early'],
  [
    'whose page names another release',
    (files) => (files['page/index.html'] = hostFiles('h2')['page/index.html']!),
    'does not name the release',
  ],
  ['that describes no modules', (files) => (files['host-modules.json'] = '{}'), 'host-modules.json'],
])('a host %s is not stored', async (_what, break_, cause) => {
  const files = hostFiles('h1');
  break_(files);
  const refused = await upload('h1', files);
  expect(refused).toMatchObject({ code: 400, reason: 'host-files' });
  expect(refused.message).toContain(cause);
  expect(existsSync(join(store, HOST, 'h1'))).toBe(false);
});

test('the name of a host belongs to its files', async () => {
  await ship('h1');
  expect((await upload('h1', hostFiles('h1'))).code).toBe(200);
  expect(await upload('h1', hostFiles('h1', ['Other']))).toMatchObject({
    code: 409,
    reason: 'release-published',
  });
});

test('the host cannot be disabled, previewed or published without files', async () => {
  await ship('h1');
  const to = { by: 'release', release: 'h1' };
  for (const [path, body] of [
    ['disable', { remote: HOST, reason: 'none' }],
    ['override', { remote: HOST, to, minutes: 5 }],
    ['publish', releaseOf(HOST, 'h2')],
  ] as const)
    expect(await call(path, body)).toMatchObject({ code: 409, reason: 'not-for-host' });
});

test('the registry lists the host first', async () => {
  await shipRemote('r1', []);
  await ship('h1');
  const { data } = await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token });
  expect(data.map(({ name, live }) => [name, live])).toEqual([
    [HOST, 'h1'],
    ['mfe-a', 'r1'],
  ]);
});

test('the files of an earlier host stay while a session runs it', async () => {
  await ship('h1');
  await remotesFor('?host=h1');
  for (const release of ['h2', 'h3']) await ship(release);
  await api.asOwner(`update remote_pointer set earlier = '{}'`);
  const { pool } = api.services;
  const remove = () =>
    removeUnusedReleases(pool, createFolderStore(store), {
      idleSeconds: 1800,
      maxSeconds: 43_200,
      proofSeconds: 0,
    });
  const pass = () => pool.query("update release_unused set since = since - interval '8 days'");
  await remove();
  await pass();
  await remove();
  expect(existsSync(join(store, HOST, 'h1/assets'))).toBe(true);
  await pool.query("update session set active_at = now() - interval '1 day'");
  await remove();
  await pass();
  await remove();
  expect(readdirSync(join(store, HOST)).sort()).toEqual(['.pointer', 'h2', 'h3']);
});
