import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { IncomingMessage, request, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import {
  type DeployKeyResponse,
  releaseLimits,
  type ReleaseUploadResponse,
  type RemoteOverview,
} from '@backoffice/contract';
import { rates } from '../../../platform/admission/policies';
import { hashOf } from '../../../platform/encryption/keyring';
import { CallerHasLeft } from '../../../platform/http/http-error';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { createFolderStore } from '../store/release-store';
import { describeRelease } from './describe-release';
import { filesOf, packed, packedFiles } from './packed-release.fixture';
import { UploadService } from './upload-service';

// The tests upload more than a team.
const CALLS = 100;
Object.assign(rates.releaseUploadsPerSender, { calls: CALLS });

const store = mkdtempSync(join(tmpdir(), 'releases-'));
const content = (path: string) => readFileSync(join(store, 'mfe-a/r1', path));
const stored = () =>
  readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(store.length + 1))
    .sort();
const sha256 = (bytes: Buffer | string) => `sha256-${hashOf(bytes).toString('base64')}`;

let api: TestApi;
let token: string;
let key: string;
useTestApi((started) => (api = started), { settings: { releaseStore: store } });
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  mkdirSync(store);
  token = await api.signIn('admin');
  const body = { remote: 'mfe-a', label: 'team one' };
  key = (await callApi<DeployKeyResponse>(api, 'POST', '/remotes/deploy-keys', { token, body })).data.key;
});
afterAll(() => rmSync(store, { recursive: true, force: true }));

interface Target {
  remote?: string;
  release?: string;
  headers?: Record<string, string>;
}

const upload = (
  body: Buffer,
  { remote = 'mfe-a', release = 'r1', headers = { 'x-deploy-key': key } }: Target = {},
) =>
  callApi<ReleaseUploadResponse>(api, 'PUT', `/remotes/${remote}/releases/${release}`, {
    body,
    headers: { 'content-type': 'application/gzip', ...headers },
  });
const promote = (release: string) =>
  callApi(api, 'POST', '/remotes/promote', { token, body: { remote: 'mfe-a', release } });
const registered = async () =>
  (await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token })).data.flatMap(({ releases }) =>
    releases.map(({ release }) => release),
  );
async function factsOf(release: string) {
  const { rows } = await api.services.pool.query('select facts, manifest from release where release = $1', [
    release,
  ]);
  return rows[0];
}

test('an uploaded release is stored with compressed copies, and registered by what its files are', async () => {
  const files = filesOf('mfe-a', 'r1');
  const forged = { 'entry.js.br': brotliCompressSync('another script'), 'entry.js.gz': 'no copy' };
  expect(await upload(packedFiles({ ...files, ...forged }))).toMatchObject({
    code: 200,
    data: { live: null, wasLive: false },
  });
  expect(stored()).toEqual(
    ['async/page.js', 'entry.js', 'mf-manifest.json']
      .flatMap((path) => [path, `${path}.br`, `${path}.gz`])
      .map((path) => `mfe-a/r1/${path}`),
  );
  expect(brotliDecompressSync(content('entry.js.br'))).toEqual(content('entry.js'));
  expect(gunzipSync(content('async/page.js.gz'))).toEqual(content('async/page.js'));
  const { facts, manifest } = await factsOf('r1');
  expect(manifest).toBe(sha256(content('mf-manifest.json')));
  expect(JSON.parse(content('mf-manifest.json').toString()).release).toEqual(facts);
  expect(facts).toMatchObject({
    globalName: 'mfe_a_r1',
    carried: [],
    views: ['Page'],
    builtStyles: true,
    files: { 'entry.js': sha256(files['entry.js']!), 'async/page.js': sha256(files['async/page.js']!) },
  });
  expect((await promote('r1')).code).toBe(200);
});

test('where a release was built from is registered, and in the audit log of its promotion', async () => {
  const source = {
    commit: 'a1b2c3d4e5f6',
    repository: 'https://example.com/team/billing',
    author: 'Ada Lovelace',
    run: 'https://example.com/runs/7',
  };
  const release = `r1?${new URLSearchParams(source).toString()}`;
  expect((await upload(packedFiles(filesOf('mfe-a', 'r1')), { release })).code).toBe(200);
  await promote('r1');
  const [remote] = (await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token })).data;
  expect(remote!.releases[0]).toMatchObject({ release: 'r1', source });
  for (const { changes } of remote!.changes.slice(0, 2))
    expect(changes).toEqual(
      expect.arrayContaining(Object.entries(source).map(([field, to]) => ({ field, from: null, to }))),
    );
});

test.each([
  'commit=HEAD',
  'repository=https://user:secret@example.com/a',
  'run=javascript:alert(1)',
  'author=',
])('a release from %s is refused', async (query) => {
  const answer = await upload(packedFiles(filesOf('mfe-a', 'r1')), { release: `r1?${query}` });
  expect(answer.code).toBe(400);
  expect(stored()).toEqual([]);
});

test('the same release again changes nothing, and another one of the name is refused', async () => {
  const files = filesOf('mfe-a', 'r1');
  await upload(packedFiles(files));
  await promote('r1');
  await upload(packedFiles(filesOf('mfe-a', 'r2')), { release: 'r2' });
  await promote('r2');
  await callApi(api, 'POST', '/remotes/rollback', { token, body: { remote: 'mfe-a' } });
  const before = stored();
  const copies = { ...files, 'entry.js.br': brotliCompressSync('another script') };
  for (const again of [packedFiles(files), packedFiles(copies)])
    expect(await upload(again)).toMatchObject({ code: 200, data: { live: 'r1', wasLive: true } });
  expect(await upload(packedFiles(filesOf('mfe-a', 'r2')), { release: 'r2' })).toMatchObject({
    data: { live: 'r1', wasLive: true },
  });
  expect(stored()).toEqual(before);
  const others = { 'more.css': 'a{}', 'entry.js': `${String(files['entry.js'])} ` };
  for (const [path, text] of Object.entries(others))
    expect(await upload(packedFiles({ ...files, [path]: text }))).toMatchObject({
      code: 409,
      reason: 'release-published',
    });
  expect(stored()).toEqual(before);
});

test('a release whose files are gone gets them back', async () => {
  const files = packedFiles(filesOf('mfe-a', 'r1'));
  await upload(files);
  rmSync(join(store, 'mfe-a'), { recursive: true });
  expect((await upload(files)).code).toBe(200);
  expect(sha256(content('mf-manifest.json'))).toBe((await factsOf('r1')).manifest);
});

test('an archive of a whole folder has entries for folders, which are none of the release', async () => {
  const folders = ['./', './async/'].map((path) => ({ path, type: 'Directory' as const }));
  const files = Object.entries(filesOf('mfe-a', 'r1'));
  const entries = files.map(([path, text]) => ({ path: `./${path}`, content: text }));
  expect((await upload(packed([...folders, ...entries]))).code).toBe(200);
  expect(Object.keys((await factsOf('r1')).facts.files).sort()).toEqual(['async/page.js', 'entry.js']);
});

test('a release that was stored and published by its facts is known, and stays as it is', async () => {
  const named = { remote: 'mfe-a', release: 'r1' };
  const files = new Map(
    Object.entries(filesOf('mfe-a', 'r1')).map(([path, text]) => [path, Buffer.from(text)]),
  );
  const { content: _content, ...facts } = (await describeRelease(named, files)).facts;
  const earlier = Buffer.from('the manifest of an earlier server');
  await createFolderStore(store).put(named, new Map(files).set('mf-manifest.json', earlier), new Map());
  const published = { ...named, manifest: sha256(earlier), facts };
  expect((await callApi(api, 'POST', '/remotes/publish', { token, body: published })).code).toBe(200);
  await promote('r1');
  expect(await upload(packedFiles(filesOf('mfe-a', 'r1')))).toMatchObject({
    code: 200,
    data: { live: 'r1', wasLive: true },
  });
  expect(content('mf-manifest.json')).toEqual(earlier);
});

test('two uploads at once of one name: equal ones both succeed, of different ones one does', async () => {
  const same = packedFiles(filesOf('mfe-a', 'r1'));
  expect((await Promise.all([upload(same), upload(same)])).map(({ code }) => code)).toEqual([200, 200]);
  const different = ['1', '2'].map((text) => packedFiles({ ...filesOf('mfe-a', 'r2'), 'x.css': text }));
  const codes = await Promise.all(different.map((body) => upload(body, { release: 'r2' })));
  expect(codes.map(({ code }) => code).sort()).toEqual([200, 409]);
});

test('two processes that upload different releases of one name do not mix them', async () => {
  const author = { userId: null, username: 'a team', requestId: 'r' };
  const named = { remote: 'mfe-a', release: 'r1' };
  const uploads = ['1', '2'].map((text) => {
    const service = new UploadService(api.services.pool, createFolderStore(store));
    return service.upload(author, named, packedFiles({ ...filesOf('mfe-a', 'r1'), 'x.css': text }));
  });
  const outcomes = await Promise.allSettled(uploads);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { statusCode: 409 } });
  expect(sha256(content('mf-manifest.json'))).toBe((await factsOf('r1')).manifest);
});

test('an upload whose caller has left does not begin', async () => {
  const author = { userId: null, username: 'a team', requestId: 'r' };
  const service = new UploadService(api.services.pool, createFolderStore(store));
  const response = new ServerResponse(new IncomingMessage(new Socket())).destroy();
  const packed = packedFiles(filesOf('mfe-a', 'r1'));
  const upload = service.upload(author, { remote: 'mfe-a', release: 'r1' }, packed, { response });
  await expect(upload).rejects.toBeInstanceOf(CallerHasLeft);
  expect(stored()).toEqual([]);
  expect(await registered()).toEqual([]);
});

test.each(['mfe-b', 'mfe-a-b'])('a deploy key cannot upload to %s', async (remote) => {
  const answer = await upload(packedFiles(filesOf(remote, 'r1')), { remote });
  expect(answer).toMatchObject({ code: 403, reason: 'deploy-key-of-other' });
  expect(stored()).toEqual([]);
});

test('a user needs the permission, and a stranger a session', async () => {
  const body = packedFiles(filesOf('mfe-a', 'r1'));
  const as = async (name: string) => ({ authorization: `Bearer ${await api.signIn(name)}` });
  expect((await upload(body, { headers: await as('visitor') })).code).toBe(403);
  expect((await upload(body, { headers: {} })).code).toBe(401);
  expect((await upload(body, { headers: { 'x-deploy-key': 'dk_unknown' } })).code).toBe(401);
  expect((await upload(body, { headers: await as('admin') })).code).toBe(200);
});

test.each(['..', '.hidden', 'con', '__proto__', 'a%2Fb'])('a release cannot be named %s', async (release) => {
  expect((await upload(packedFiles(filesOf('mfe-a', 'r1')), { release })).code).toBeGreaterThanOrEqual(400);
  expect(stored()).toEqual([]);
});

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const FORMER = '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED';
test.each([`exports.${INTERNALS} = {}`, `exports.${FORMER}=K`, `e["${FORMER}"]=K`, `{${INTERNALS}:K}`])(
  'a release with its own React is refused, whatever it declares: %s',
  async (script) => {
    const declared = { carried: [], files: {}, builtStyles: true };
    const files = { ...filesOf('mfe-a', 'r1', { declared }), 'async/vendor.js': script };
    expect(await upload(packedFiles(files))).toMatchObject({
      code: 400,
      message: expect.stringContaining('Bundles its own react'),
    });
    expect(stored()).toEqual([]);
  },
);

test('a script that reads the internals of the host’s React is accepted', async () => {
  const reads = `var a=r.${FORMER}.x;var b=r.${INTERNALS};b.${INTERNALS}==null`;
  const body = packedFiles({ ...filesOf('mfe-a', 'r1'), 'lib.js': reads });
  expect((await upload(body)).code).toBe(200);
});

test('a declared global name, hash or view does not replace the ones of the files', async () => {
  const declared = {
    globalName: 'location',
    views: ['Gone'],
    files: { 'x.js': sha256('x') },
    carried: ['x'],
  };
  expect((await upload(packedFiles(filesOf('mfe-a', 'r1', { declared })))).code).toBe(200);
  const { facts } = await factsOf('r1');
  expect(facts).toMatchObject({ globalName: 'mfe_a_r1', views: ['Page'], carried: [] });
  expect(Object.keys(facts.files).sort()).toEqual(['async/page.js', 'entry.js']);
});

test.each<[string, Record<string, string | undefined>, string]>([
  ['without a manifest', { 'mf-manifest.json': undefined }, 'release-manifest'],
  ['whose manifest is no JSON', { 'mf-manifest.json': '{' }, 'release-manifest'],
  ['whose manifest declares nothing', { 'mf-manifest.json': '{"exposes":[]}' }, 'release-manifest'],
  ['without its entry', { 'entry.js': undefined }, 'release-manifest'],
  ['without a script of its page', { 'async/page.js': undefined }, 'release-manifest'],
  ['whose entry defines another name', { 'entry.js': 'var other;' }, 'release-global'],
])('a release %s is refused', async (_what, change, reason) => {
  const all: Record<string, string | Buffer | undefined> = { ...filesOf('mfe-a', 'r1'), ...change };
  const files = Object.entries(all).flatMap(([path, content]) =>
    content === undefined ? [] : [{ path, content }],
  );
  expect(await upload(packed(files))).toMatchObject({ code: 400, reason });
  expect([stored(), await registered()]).toEqual([[], []]);
});

const PATHS = ['../x.js', '/etc/x.js', 'a/../../x.js', 'a\\x.js', '.x.js', 'a/.b/x.js', 'a//x.js', 'con.js'];
const ODD = ['a b.js', 'x\u202e.js', 'a/nul.txt/x.js', 'x\n.js', 'entry.js/x.js', './../x.js', 'entry.js'];
test.each([...PATHS, ...ODD])('a release with a file at %j is refused', async (path) => {
  const files = Object.entries(filesOf('mfe-a', 'r1')).map(([name, text]) => ({ path: name, content: text }));
  expect(await upload(packed([...files, { path, content: 'x' }]))).toMatchObject({
    code: 400,
    reason: 'release-path',
  });
  expect([stored(), await registered()]).toEqual([[], []]);
});

test.each(['SymbolicLink', 'Link', 'CharacterDevice', 'FIFO'] as const)(
  'a release with an entry of the type %s is refused',
  async (type) => {
    const files = Object.entries(filesOf('mfe-a', 'r1')).map(([path, text]) => ({ path, content: text }));
    const link = { path: 'x.js', type, ...(type.endsWith('Link') && { linkpath: '/etc/passwd' }) };
    expect(await upload(packed([link, ...files]))).toMatchObject({ code: 400, reason: 'release-path' });
    expect(stored()).toEqual([]);
  },
);

const { bytes, fileBytes, manifestBytes, files, pathLength, depth, packedBytes } = releaseLimits;
const plain = (path: string, length = 1) => ({ path, content: Buffer.alloc(length, 'x') });
const many = (amount: number, length = 1) =>
  Array.from({ length: amount }, (_, index) => plain(`${index}.js`, length));
test.each<[string, () => Buffer]>([
  ['bytes', () => packed(many(bytes / fileBytes + 1, fileBytes))],
  ['bytes', () => gzipSync(Buffer.alloc(bytes * 20))],
  ['fileBytes', () => packed([plain('x.js', fileBytes + 1)])],
  ['manifestBytes', () => packed([plain('mf-manifest.json', manifestBytes + 1)])],
  ['files', () => packed(many(files + 1))],
  [
    'pathLength',
    () => packed([plain(`${'a'.repeat(pathLength / 3)}/${'a'.repeat(pathLength / 3)}/${'b'.repeat(90)}`)]),
  ],
  ['depth', () => packed([plain(`${'a/'.repeat(depth + 1)}x.js`)])],
  ['packedBytes', () => randomBytes(packedBytes + 1)],
])('a release that exceeds the limit %s is refused by its name', async (limit, body) => {
  expect(await upload(body())).toMatchObject({
    code: 413,
    reason: 'release-limit',
    message: expect.stringContaining(`limit ${limit}:`),
  });
  expect(stored()).toEqual([]);
});

test('a file that claims more bytes than there are, and an archive inside the archive, are refused', async () => {
  const valid = packedFiles(filesOf('mfe-a', 'r1'));
  const damaged = [
    packed([{ path: 'x.js', content: 'x', size: 5_000 }]),
    gzipSync(valid),
    valid.subarray(0, valid.length - 40),
    Buffer.from('no archive'),
    Buffer.alloc(0),
    gzipSync(''),
  ];
  for (const body of damaged)
    expect(await upload(body)).toMatchObject({ code: 400, reason: 'release-archive' });
  expect(stored()).toEqual([]);
});

test('the releases of a remote have a limit together, and those of others do not count', async () => {
  const service = { ...releaseLimits };
  try {
    await upload(packedFiles(filesOf('mfe-a', 'r1')));
    Object.assign(releaseLimits, { remoteBytes: 40_000 });
    expect(await upload(packedFiles(filesOf('mfe-a', 'r2')), { release: 'r2' })).toMatchObject({
      code: 413,
      message: expect.stringContaining('limit remoteBytes: 40000'),
    });
    expect(await registered()).toEqual(['r1']);
    const headers = { authorization: `Bearer ${token}` };
    expect((await upload(packedFiles(filesOf('mfe-b', 'r1')), { remote: 'mfe-b', headers })).code).toBe(200);
  } finally {
    Object.assign(releaseLimits, service);
  }
});

test('the limit of packed bytes holds without a declared length, and no type is needed', async () => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const put = (body: Buffer) =>
    fetch(`${address}/remotes/mfe-a/releases/r1`, {
      method: 'PUT',
      headers: { 'x-deploy-key': key },
      body: new Blob([new Uint8Array(body)]).stream(),
      duplex: 'half',
    });
  const refused = await put(randomBytes(packedBytes + 1));
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([413, 'release-limit']);
  expect((await put(packedFiles(filesOf('mfe-a', 'r1')))).status).toBe(200);
});

test('an interrupted upload leaves nothing', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const body = packedFiles(filesOf('mfe-a', 'r1'));
  const sent = request({
    port,
    method: 'PUT',
    path: '/remotes/mfe-a/releases/r1',
    headers: { 'content-type': 'application/gzip', 'content-length': body.length, 'x-deploy-key': key },
  });
  const failed = new Promise((resolve) => sent.on('error', resolve));
  await new Promise<void>((done) => sent.write(body.subarray(0, body.length / 2), () => done()));
  sent.destroy();
  await failed;
  expect((await upload(body)).data.wasLive).toBe(false);
  expect(stored().filter((path) => !path.startsWith('mfe-a/r1/'))).toEqual([]);
});

test('the uploads of a deploy key are limited over time', async () => {
  const codes: number[] = [];
  while (codes.length < CALLS + 1 && !codes.includes(429))
    codes.push((await upload(Buffer.from('no archive'))).code);
  expect(codes.at(-1)).toBe(429);
});
