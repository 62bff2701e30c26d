import { transform } from 'esbuild';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Problems,
  ProblemsRequest,
  ProblemStack,
  RemoteOverview,
  RemoteRelease,
  SharedModule,
} from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { hostFiles } from '../uploads/host-files.fixture';
import { filesOf, packedFiles } from '../uploads/packed-release.fixture';
import { storedProblems } from './problems.repository';

const SOURCE = `
interface Row { merchantName: string }

export function openRow(row: Row | undefined): string {
  return row!.merchantName;
}
export const onPress = () => openRow(undefined);
`;
/** The position of `row!.merchantName` in the sources. */
const IN_SOURCE = { line: 5, column: 15 };

const store = mkdtempSync(join(tmpdir(), 'problems-'));
const stored = () =>
  readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(store.length + 1));

let api: TestApi;
let admin: string;
let script: string;
let map: string;
let frame: ProblemsRequest['problems'][number]['frames'][number];

beforeEach(async () => {
  mkdirSync(store, { recursive: true });
  api = await startTestApi({ settings: { releaseStore: store } });
  admin = await api.signIn('admin');
  const built = await transform(SOURCE, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: 'src/open-row.ts',
    sourcesContent: true,
    format: 'esm',
  });
  ({ code: script, map } = built);
  for (const release of ['r1', 'r2']) await upload(release);
  await call('POST', '/remotes/promote', { remote: 'mfe-a', release: 'r1' });
  frame = {
    remote: 'mfe-a',
    release: 'r2',
    file: 'async/page.js',
    line: 1,
    column: script.indexOf('merchantName') + 1,
  };
});
afterEach(async () => {
  await api.stop();
  rmSync(store, { recursive: true });
});

const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = admin) =>
  callApi<T>(api, method, path, { token, ...(body && { body }) });
const send = (remote: string, release: string, files: Parameters<typeof packedFiles>[0]) => {
  const headers = { 'content-type': 'application/gzip', authorization: `Bearer ${admin}` };
  return callApi(api, 'PUT', `/remotes/${remote}/releases/${release}`, { body: packedFiles(files), headers });
};
const upload = (release: string) =>
  send('mfe-a', release, {
    ...filesOf('mfe-a', release),
    'async/page.js': script,
    'async/page.js.map': map,
  });

type Reported = ProblemsRequest['problems'][number];
const problem = (more: Partial<Reported> = {}): Reported => ({
  remote: 'mfe-a',
  release: 'r2',
  kind: 'handler',
  by: 'stack',
  route: '/a/page',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'merchantName')",
  frames: [frame],
  times: 1,
  ...more,
});
const report = (token: string, problems: Reported[], vitals: ProblemsRequest['vitals'] = []) =>
  call('POST', '/remotes/problems', { problems, vitals }, token);
const list = async (query = '') => (await call<Problems>('GET', `/remotes/problems${query}`)).data;
const liveRelease = async () => (await call<RemoteRelease[]>('GET', '/remotes')).data[0]!.release;

/** Opens the product as each of so many users, who get the canary. */
async function visitors(amount: number): Promise<string[]> {
  const names = Array.from({ length: amount }, (_, index) => `user-${index}`);
  await api.services.pool.query(
    `insert into app_user (username, password_hash, role_key, created_at)
     select name, password_hash, 'editor', now() - interval '1 day' from app_user, unnest($1::text[]) name where username = 'editor'`,
    [names],
  );
  const canary = { by: 'percent', percent: 100 };
  await call('POST', '/remotes/promote', { remote: 'mfe-a', release: 'r2', canary });
  return Promise.all(
    names.map(async (name) => {
      const token = await api.signIn(name);
      await call('GET', '/remotes', undefined, token);
      return token;
    }),
  );
}

test('an error in a handler of a canary is listed with a readable stack, and three users end the canary', async () => {
  const users = await visitors(3);
  await report(users[0]!, [problem({ times: 2 })]);
  await report(users[1]!, [problem({ requestId: 'a'.repeat(32) })]);
  expect(await liveRelease()).toBe('r2');
  await report(users[2]!, [problem()]);
  const { problems } = await list();
  expect(problems).toEqual([
    expect.objectContaining({
      remote: 'mfe-a',
      release: 'r2',
      kind: 'handler',
      route: '/a/page',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'merchantName')",
      times: 4,
      users: 3,
      isNew: true,
      requestIds: ['a'.repeat(32)],
    }),
  ]);
  const { data } = await call<ProblemStack>('GET', `/remotes/problems/stack?id=${problems[0]!.id}`);
  expect(data.frames).toMatchObject([
    { file: 'async/page.js', source: { file: 'src/open-row.ts', ...IN_SOURCE } },
  ]);
  expect(await liveRelease()).toBe('r1');
  const [overview] = (await call<RemoteOverview[]>('GET', '/remotes/registry')).data;
  expect(overview!.changes[0]).toMatchObject({
    action: 'roll-back',
    changes: expect.arrayContaining([
      { field: 'failures', from: null, to: 3 },
      { field: 'reporters', from: null, to: 'user-0, user-1, user-2' },
    ]),
  });
  expect(await api.app.metrics.metrics()).toContain('remote_problems_total{remote="mfe-a",release="r2"} 4');
});

test('a problem of the host is listed with its release and a readable stack', async () => {
  const file = 'assets/late.ba9876543210.js';
  await send('mfe-host', 'h1', { ...hostFiles('h1'), [file]: script, [`${file}.map`]: map });
  await send('mfe-host', 'h2', hostFiles('h2'));
  const { release: _, ...ofHost } = frame;
  const frames = [{ ...ofHost, remote: 'mfe-host', file }];
  const { release: __, ...reported } = problem({ remote: 'mfe-host', frames });
  await report(admin, [reported, { ...reported, frames: [{ ...frames[0]!, column: script.length + 9 }] }]);
  const { problems } = await list('?remote=mfe-host&release=h1');
  const stacks = await Promise.all(
    problems.map(
      async ({ id }) => (await call<ProblemStack>('GET', `/remotes/problems/stack?id=${id}`)).data,
    ),
  );
  expect(stacks.map(({ frames: [top] }) => top).filter(Boolean)).toMatchObject([
    { file, source: { file: 'src/open-row.ts', ...IN_SOURCE } },
  ]);
  expect(stored().filter((path) => path.startsWith('.maps/mfe-host'))).toEqual([`.maps/mfe-host/h1/${file}`]);
});

test.each<[string, Partial<Reported>]>([
  ['a refused call', { isCall: true, name: 'ApiError', requestId: 'b'.repeat(32) }],
  ['an error of an unknown script while the page is shown', { by: 'page', frames: [] }],
  ['a load, which has a report of its own', { kind: 'load' }],
])('%s is listed and ends no canary', async (_what, more) => {
  for (const token of await visitors(3)) await report(token, [problem(more)]);
  expect(await liveRelease()).toBe('r2');
  expect((await list()).problems).toMatchObject([{ users: 3 }]);
});

test('of 300 secrets in all parts of reports nothing is stored or logged', async () => {
  const tokens = await visitors(2);
  const secrets = Array.from({ length: 300 }, (_, index) => {
    const random = createHash('sha256').update(String(index)).digest();
    const forms = [
      random.toString('hex').slice(0, 32),
      random.toString('base64'),
      `sk_live_${random.toString('base64url').slice(0, 20)}`,
      String(random.readUInt32BE(0)).padStart(10, '7'),
      `ada.${random.toString('hex').slice(0, 6)}@example.com`,
      `Geheim${random.toString('hex').replace(/\\d/g, 'x').slice(0, 12)}`,
    ];
    return forms[index % forms.length]!;
  });
  const planted = secrets.flatMap((secret) => [
    problem({ kind: 'render', message: `Cannot read properties of ${secret} (reading '${secret}')` }),
    problem({ message: secret, name: secret.slice(0, 60), route: `/a/${secret}` }),
    problem({
      frames: [{ ...frame, file: `async/${secret}.js` }, frame],
      message: `props={"a":"${secret}"}`,
    }),
    problem({
      remote: 'mfe-host',
      frames: [{ ...frame, remote: 'mfe-host', file: `assets/${secret}.0123456789ab.js` }],
    }),
  ]);
  for (let from = 0; from < planted.length; from += 20) {
    const vitals = secrets.slice(0, 5).map((secret) => {
      return { remote: 'mfe-a', release: 'r2', route: `/a/${secret}`, name: 'INP' as const, value: 40 };
    });
    expect((await report(tokens[(from / 20) % 2]!, planted.slice(from, from + 20), vitals)).code).toBe(200);
  }
  const { rows } = await api.services.pool.query<{ text: string }>(
    `select to_jsonb(problem)::text as text from problem
     union all select to_jsonb(problem_hit)::text from problem_hit
     union all select to_jsonb(page_vital)::text from page_vital`,
  );
  const text = rows.map((row) => row.text).join(' ') + api.logged();
  expect(text).toContain('Cannot read properties of …');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('reports of a release that the session was not given are left out', async () => {
  const token = await api.signIn('editor');
  await report(
    token,
    [problem()],
    [{ remote: 'mfe-a', release: 'r2', route: '/a/page', name: 'INP', value: 40 }],
  );
  expect(await list()).toEqual({ problems: [], vitals: [] });
});

test('one user fills a limited number of rows, and the others are counted in one', async () => {
  const [token] = await visitors(1);
  const many = Array.from({ length: storedProblems.ofUser + 5 }, (_, index) =>
    problem({ frames: [{ ...frame, column: index + 1 }] }),
  );
  for (let from = 0; from < many.length; from += 20) await report(token!, many.slice(from, from + 20));
  const { problems } = await list();
  expect(problems).toHaveLength(storedProblems.ofUser + 1);
  expect(problems.find(({ kind }) => kind === 'other')).toMatchObject({ times: 5, message: null, route: '' });
});

test('a frame outside the scripts of the release is left out', async () => {
  const [token] = await visitors(1);
  const outside = [
    { ...frame, line: 40 },
    { ...frame, column: script.length + 9 },
    { ...frame, file: 'other.js' },
    { ...frame, remote: 'mfe-b' },
  ];
  await report(token!, [problem({ frames: outside })]);
  const [{ id }] = (await list()).problems as [Problems['problems'][number]];
  expect((await call<ProblemStack>('GET', `/remotes/problems/stack?id=${id}`)).data.frames).toEqual([]);
});

test('a problem that an earlier release had is not new, though its scripts differ', async () => {
  const [token] = await visitors(1);
  await call('GET', '/remotes', undefined, admin);
  await api.services.pool.query(
    `insert into session_release (token_hash, remote, release, given_at) select token_hash, 'mfe-a', 'r1', now() from session on conflict do nothing`,
  );
  await report(token!, [problem({ release: 'r1', frames: [{ ...frame, release: 'r1', column: 3 }] })]);
  await report(token!, [problem(), problem({ name: 'RangeError' })]);
  const { problems } = await list('?remote=mfe-a&release=r2');
  expect(problems.map(({ name, isNew }) => [name, isNew]).sort()).toEqual([
    ['RangeError', true],
    ['TypeError', false],
  ]);
});

test('source maps are kept outside of the served folders, without contents, and removed with the release', async () => {
  const maps = stored().filter((path) => path.includes('.map'));
  expect(maps.sort()).toEqual(['.maps/mfe-a/r1/async/page.js', '.maps/mfe-a/r2/async/page.js']);
  const { createFolderStore } = await import('../store/release-store');
  const release = { remote: 'mfe-a', release: 'r2' };
  const map = await createFolderStore(store).read(release, 'async/page.js', 'map');
  expect(Object.keys(JSON.parse(map!.toString()) as object)).not.toContain('sourcesContent');
  expect((await createFolderStore(store).read(release, 'mf-manifest.json'))!.toString()).not.toContain(
    '.map',
  );
  await createFolderStore(store).remove(release);
  expect(stored().filter((path) => path.includes('r2'))).toEqual([]);
});

test('the speed of a release is the 75th percentile of the worst values of its sessions', async () => {
  const users = await visitors(4);
  const vital = (value: number, name: 'INP' | 'LCP' | 'CLS' = 'INP') => {
    return { remote: 'mfe-a', release: 'r2', route: '/a/page', name, value };
  };
  for (const [index, token] of users.entries())
    await report(token, [], [vital(100 * (index + 1)), vital(10), vital(1000, 'LCP')]);
  expect((await list()).vitals).toEqual([
    expect.objectContaining({ remote: 'mfe-a', release: 'r2', sessions: 4, inp: 325, lcp: 1000, cls: null }),
  ]);
});

test('the shared modules of a release are shown with the copy that it gets', async () => {
  await api.services.pool.query(
    `insert into host_offer (modules) values ('{"react": "19.3.2", "jotai": "3.0.0"}') on conflict (is_only) do update set modules = excluded.modules`,
  );
  const { data } = await call<SharedModule[]>('GET', '/remotes/modules?remote=mfe-a&release=r2');
  expect(data).toEqual([{ name: 'react', wanted: '^19.3.1', given: '19.3.2', from: 'host' }]);
  expect((await call('GET', '/remotes/modules?remote=mfe-a&release=r9')).code).toBe(404);
});
