import type {
  AuditLogEntry,
  DeployKeyResponse,
  ListPage,
  ReleaseFacts,
  RemoteOverview,
  RemotePointer,
  RemoteRelease,
  RouteNode,
} from '@backoffice/contract';
import { checkChain } from '../../../platform/audit/audit.repository';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from './release.fixture';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
});

type Answer = RemotePointer;
const call = (
  path: string,
  body: object,
  as: { token?: string; headers?: Record<string, string> } = { token },
) => callApi<Answer>(api, 'POST', `/remotes/${path}`, { ...as, body });
const publish = (remote: string, release: string, facts: Partial<ReleaseFacts> = {}) =>
  call('publish', releaseOf(remote, release, facts));
const promote = (remote: string, release: string, more: object = {}) =>
  call('promote', { remote, release, ...more });
async function ship(remote: string, ...releases: string[]) {
  for (const release of releases) {
    expect((await publish(remote, release)).code).toBe(200);
    expect((await promote(remote, release)).code).toBe(200);
  }
}
const remotesOf = async (by = token) =>
  (await callApi<RemoteRelease[]>(api, 'GET', '/remotes', { token: by })).data;
const liveOf = async (remote: string, by = token) =>
  (await remotesOf(by)).find(({ name }) => name === remote)?.release;
const registry = async () =>
  (await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token })).data;
async function makeKey(remote: string) {
  const { data } = await callApi<DeployKeyResponse>(api, 'POST', '/remotes/deploy-keys', {
    token,
    body: { remote, label: 'team one' },
  });
  return { id: data.id, as: { headers: { 'x-deploy-key': data.key } }, key: data.key };
}

test('a release is published, promoted, replaced and rolled back', async () => {
  expect((await publish('mfe-a', 'r1')).data).toMatchObject({ live: null, generation: 0 });
  expect(await remotesOf()).toEqual([]);
  expect((await promote('mfe-a', 'r1')).data).toMatchObject({ live: 'r1', previous: null, generation: 1 });
  await ship('mfe-a', 'r2');
  expect(await remotesOf()).toEqual([
    {
      name: 'mfe-a',
      release: 'r2',
      manifest: '/mfe/a/r2/mf-manifest.json',
      status: 'live',
      views: ['Page'],
      integrity: releaseOf('mfe-a', 'r2').manifest,
    },
  ]);
  expect((await call('rollback', { remote: 'mfe-a' })).data).toMatchObject({ live: 'r1', previous: null });
  expect(await liveOf('mfe-a')).toBe('r1');
  expect(await call('rollback', { remote: 'mfe-a' })).toMatchObject({
    code: 409,
    message: 'mfe-a has no earlier release to roll back to.',
  });
});

test('releases are rolled back one after another, up to five times', async () => {
  await ship('mfe-a', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7');
  for (const live of ['r6', 'r5', 'r4', 'r3', 'r2'])
    expect((await call('rollback', { remote: 'mfe-a' })).data.live).toBe(live);
  expect((await call('rollback', { remote: 'mfe-a' })).code).toBe(409);
});

test('a release that is promoted again is in the history once', async () => {
  await ship('mfe-a', 'r1', 'r2', 'r3');
  await promote('mfe-a', 'r2');
  for (const live of ['r3', 'r1']) expect((await call('rollback', { remote: 'mfe-a' })).data.live).toBe(live);
  expect((await call('rollback', { remote: 'mfe-a' })).code).toBe(409);
});

test('promoting the live release again in place of a canary keeps its predecessor', async () => {
  await ship('mfe-a', 'r1', 'r2');
  await publish('mfe-a', 'r3');
  await promote('mfe-a', 'r3', { canary: { by: 'percent', percent: 5 } });
  expect((await promote('mfe-a', 'r2')).data).toMatchObject({ live: 'r2', previous: 'r1' });
  expect((await call('rollback', { remote: 'mfe-a' })).data).toMatchObject({ live: 'r1' });
});

test('the pages of a new remote join the route tree at its promotion, once', async () => {
  const titles = { en: 'Billing', zh: '账单', es: 'Facturación', ja: '請求' };
  const facts: Partial<ReleaseFacts> = {
    titles,
    routes: { '/billing/overview': 'Page', '/billing/edit/:id': 'Page' },
    menu: { '/billing/overview': { titles, icon: 'board' } },
  };
  const billing = async (by: string) =>
    (await callApi<RouteNode[]>(api, 'GET', '/routes', { token: by })).data.find(
      ({ path }) => path === '/billing',
    );
  await publish('mfe-billing', 'r1', facts);
  expect(await billing(token)).toBeUndefined();
  const { data } = await promote('mfe-billing', 'r1');
  expect(data.live).toBe('r1');
  const node = await billing(token);
  expect(node).toMatchObject({ component: 'Layout', meta: { titles } });
  expect(node?.children).toEqual([
    expect.objectContaining({
      path: 'overview',
      component: 'mfe-billing/Page',
      meta: expect.objectContaining({ titles }),
    }),
  ]);
  expect(await billing(await api.signIn('editor'))).toBeUndefined();
  const [remote] = await registry();
  expect(remote?.titles).toEqual(titles);
  expect(remote?.changes[0]).toMatchObject({
    action: 'promote',
    changes: expect.arrayContaining([{ field: 'menu', from: null, to: '/billing/overview' }]),
  });
  await publish('mfe-billing', 'r2', facts);
  await promote('mfe-billing', 'r2');
  expect((await billing(token))?.children).toHaveLength(1);
});

test('the menu follows the live release, also back', async () => {
  const factsOf = (en: string, icon: string, view: string): Partial<ReleaseFacts> => ({
    views: ['Page', 'Other'],
    routes: { '/billing/overview': view },
    menu: { '/billing/overview': { titles: { en, zh: en, es: en, ja: en }, icon } },
  });
  const page = async () => {
    const routes = (await callApi<RouteNode[]>(api, 'GET', '/routes', { token })).data;
    const group = routes.find(({ path }) => path === '/billing');
    const [child] = group?.children ?? [];
    return { group: group?.meta.titles?.en, title: child?.meta.titles?.en, view: child?.component };
  };
  await publish('mfe-billing', 'r1', factsOf('Billing', 'board', 'Page'));
  await promote('mfe-billing', 'r1');
  await publish('mfe-billing', 'r2', factsOf('Invoices', 'bug', 'Other'));
  await promote('mfe-billing', 'r2', { canary: { by: 'percent', percent: 5 } });
  expect(await page()).toEqual({ group: 'Billing', title: 'Billing', view: 'mfe-billing/Page' });
  await promote('mfe-billing', 'r2');
  expect(await page()).toEqual({ group: 'Invoices', title: 'Invoices', view: 'mfe-billing/Other' });
  await call('rollback', { remote: 'mfe-billing' });
  expect(await page()).toEqual({ group: 'Billing', title: 'Billing', view: 'mfe-billing/Page' });
});

test.each(['/billing', 'billing/x', '/Billing/x', '/billing/x/', 'https://else/x/y', '/team/x'])(
  'the route tree refuses a page at %s',
  async (path) => {
    const titles = { en: 'A', zh: 'A', es: 'A', ja: 'A' };
    expect((await publish('mfe-billing', 'r1', { menu: { [path]: { titles } } })).code).toBe(400);
  },
);

test('a published release cannot change, in the database either', async () => {
  await publish('mfe-a', 'r1');
  expect(await publish('mfe-a', 'r1', { permissions: ['merchants:edit'] })).toMatchObject({
    code: 409,
    message: 'mfe-a r1 is already published.',
  });
  await expect(api.asOwner(`update release set release = 'r2'`)).rejects.toThrow('can not be changed');
});

test.each<[string, Partial<ReleaseFacts>, RegExp]>([
  ['host API', { hostApi: '^2.0.0' }, /host API \^2\.0\.0, but this host has 1\./],
  [
    'singleton',
    { shared: [{ name: 'react', requiredVersion: '^20.0.0' }] },
    /react \^20\.0\.0.* has 19\.3\.1/,
  ],
  ['copy', { carried: ['react'] }, /Bundles its own react/],
  ['view', { routes: { '/a/page': 'Gone' } }, /refers to Gone/],
  ['permission', { permissions: ['vault:open'] }, /vault:open/],
  ['name', { name: 'mfe-b' }, /built as mfe-b, not as mfe-a/],
])('a release with an incompatible %s is refused with the reason', async (_what, facts, reason) => {
  await api.services.pool.query(`insert into host_offer (modules) values ('{"react": "19.3.1"}')`);
  expect(await publish('mfe-a', 'r1', facts)).toMatchObject({
    code: 400,
    message: expect.stringMatching(reason),
  });
  expect(await registry()).toEqual([]);
});

test.each<[Partial<ReleaseFacts>, string]>([
  [{ routes: { '/a/page': 'Page' } }, 'The route /a/page already belongs to mfe-a.'],
  [{ routes: { '/merchant/list': 'Page' } }, 'The route /merchant/list already belongs to mfe-merchant.'],
  [
    { routes: { '/merchant/refunds': 'Page' } },
    'The route /merchant/refunds is outside /b, where new pages of mfe-b belong.',
  ],
  [{ routes: { '/bb': 'Page' } }, 'The route /bb is outside /b, where new pages of mfe-b belong.'],
  [{ namespaces: ['b', 'a'] }, 'The message namespace a already belongs to mfe-a.'],
])('a claim of another remote is refused: %j', async (facts, message) => {
  await ship('mfe-a', 'r1');
  expect(await publish('mfe-b', 'r1', facts)).toMatchObject({ code: 409, message });
  expect((await publish('mfe-a', 'r2')).code).toBe(200);
});

test('a remote whose name is the first part of another remote’s pages cannot add to them', async () => {
  expect(await publish('mfe-example', 'r1')).toMatchObject({
    code: 409,
    message: 'The route /example/page already belongs to mfe-content.',
  });
});

test('the global name of another remote’s release is refused, also when both names result in the same one', async () => {
  await ship('mfe-a', 'b-r1');
  expect(await publish('mfe-a-b', 'r1')).toMatchObject({
    code: 409,
    message: 'The global variable mfe_a_b_r1 already belongs to mfe-a.',
  });
});

test.each(['mfe_b_r1', '__proto__', 'location', 'mfe_a_r1;alert(1)'])(
  'a release whose entry would define %s is refused',
  async (globalName) => {
    expect(await publish('mfe-a', 'r1', { globalName })).toMatchObject({
      code: 400,
      message: `The entry of mfe-a r1 must define mfe_a_r1, not ${globalName}.`,
    });
  },
);

const HASH = `sha256-${'A'.repeat(43)}=`;
test.each(['../../main.js', 'a/../b.js', 'a..js', '/etc/x.js', 'a\\b.js', 'con.js', 'entry.css', '.x.js'])(
  'a release with a file %s is refused',
  async (file) => {
    expect((await publish('mfe-a', 'r1', { files: { [file]: HASH } })).code).toBe(400);
  },
);

test('a release has at most 500 files', async () => {
  const files = (amount: number) =>
    Object.fromEntries(Array.from({ length: amount }, (_, index) => [`${index}.js`, HASH]));
  expect((await publish('mfe-a', 'r1', { files: files(501) })).code).toBe(400);
  expect((await publish('mfe-a', 'r1', { files: files(500) })).code).toBe(200);
});

test.each(['__proto__', 'constructor', 'con', 'NUL', 'com1.r1'])(
  'a release cannot be called %s',
  async (release) => {
    expect((await publish('mfe-a', release)).code).toBe(400);
    expect((await publish('mfe-a', 'Console')).code).toBe(200);
  },
);

test.each(['views', 'namespaces'] as const)('a name in %s cannot be __proto__', async (kind) => {
  const { facts } = releaseOf('mfe-a', 'r1');
  expect((await publish('mfe-a', 'r1', { [kind]: [...facts[kind], '__proto__'] })).code).toBe(400);
});

test('a deploy key ships its own remote only, until it is revoked', async () => {
  const { id, as, key } = await makeKey('mfe-a');
  expect((await call('publish', releaseOf('mfe-a', 'r1'), as)).code).toBe(200);
  expect((await call('promote', { remote: 'mfe-a', release: 'r1' }, as)).code).toBe(200);
  expect(await call('publish', releaseOf('mfe-b', 'r1'), as)).toMatchObject({
    code: 403,
    message: 'This deploy key is for mfe-a, not for mfe-b.',
  });
  expect((await callApi(api, 'GET', '/remotes/registry', as)).code).toBe(200);
  expect((await callApi(api, 'GET', '/remotes', as)).code).toBe(401);
  expect((await callApi(api, 'POST', '/remotes/deploy-keys', { ...as, body: {} })).code).toBe(401);
  const [{ keys, changes }] = (await registry()) as [RemoteOverview];
  expect(keys).toMatchObject([{ id, label: 'team one', isRevoked: false, lastUsedAt: expect.any(String) }]);
  expect(changes[0]).toMatchObject({ actor: 'deploy key team one', action: 'promote' });
  const { rows } = await api.services.pool.query<{ row: string }>(
    'select deploy_key::text as row from deploy_key',
  );
  expect(rows[0]!.row).not.toContain(key);
  expect(api.logged()).not.toContain(key);

  await callApi(api, 'POST', '/remotes/deploy-keys/revoke', { token, body: { id } });
  expect((await call('rollback', { remote: 'mfe-a' }, as)).code).toBe(401);
});

test('each change is in the audit log, and the chain is intact', async () => {
  await ship('mfe-a', 'r1');
  await promote('mfe-a', 'r1');
  await call('disable', { remote: 'mfe-a', reason: 'It is slow' });
  await call('enable', { remote: 'mfe-a' });
  const { data } = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', {
    token,
    body: { subject: 'remote', sort: '+id' },
  });
  expect(data.items.map(({ actor, action, subjectName }) => `${actor} ${action} ${subjectName}`)).toEqual([
    'admin publish mfe-a',
    'admin promote mfe-a',
    'admin disable mfe-a',
    'admin enable mfe-a',
  ]);
  expect(data.items[1]!.changes).toEqual([{ field: 'live', from: null, to: 'r1' }]);
  expect((await checkChain(api.services.pool)).brokenAt).toBeNull();
});

test('a disabled remote is reported with its reason, until its time is over', async () => {
  await ship('mfe-a', 'r1');
  const until = new Date(Date.now() + 60_000).toISOString();
  await call('disable', { remote: 'mfe-a', reason: 'It is slow', until });
  expect((await remotesOf())[0]).toMatchObject({ status: 'disabled', reason: 'It is slow' });
  expect((await registry())[0]).toMatchObject({ disabled: { reason: 'It is slow', until } });
  await api.services.pool.query(`update remote_pointer set disabled_until = now() - interval '1 second'`);
  expect((await remotesOf())[0]).toMatchObject({ status: 'live' });
  const past = await call('disable', { remote: 'mfe-a', reason: 'Late', until: '2020-01-01T00:00:00.000Z' });
  expect(past.code).toBe(400);
});

test('a canary is given to the users of its rule only', async () => {
  await ship('mfe-a', 'r1');
  await publish('mfe-a', 'r2');
  await promote('mfe-a', 'r2', { canary: { by: 'user', users: ['editor'] } });
  const editor = await api.signIn('editor');
  expect([await liveOf('mfe-a'), await liveOf('mfe-a', editor)]).toEqual(['r1', 'r2']);
  await promote('mfe-a', 'r2', { canary: { by: 'role', roles: ['admin'] } });
  expect([await liveOf('mfe-a'), await liveOf('mfe-a', editor)]).toEqual(['r2', 'r1']);
  expect((await promote('mfe-a', 'r1', { canary: { by: 'percent', percent: 5 } })).code).toBe(409);
  const { data } = await call('rollback', { remote: 'mfe-a' });
  expect(data).toMatchObject({ live: 'r1', canary: null, canaryRule: null });
  expect((await promote('mfe-a', 'gone')).code).toBe(404);
});

test('an incompatible live release is reported to the browser', async () => {
  await ship('mfe-a', 'r1');
  await api.services.pool.query(`insert into host_offer (modules) values ('{"react": "20.0.0"}')`);
  expect((await remotesOf())[0]).toMatchObject({
    status: 'incompatible',
    misfits: [{ kind: 'module', name: 'react', wanted: '^19.3.1', has: '20.0.0' }],
  });
});

test('no change is lost when two teams promote at once, 50 times', async () => {
  const releases = Array.from({ length: 4 }, (_, index) => `r${index}`);
  for (const release of releases) await publish('mfe-a', release);
  let live: string | null = null;
  let generation = 0;
  for (let round = 0; round < 50; round++) {
    const wanted = releases.filter((release) => release !== live).slice(0, 2);
    const answers = await Promise.all(wanted.map((release) => promote('mfe-a', release, { generation })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const { data } = answers.find(({ code }) => code === 200)!;
    expect(data.generation).toBe(generation + 1);
    ({ live, generation } = data);
  }
  // Without a generation both succeed, one after the other.
  await Promise.all(releases.map((release) => promote('mfe-a', release)));
  const [{ generation: last }] = (await registry()) as [RemoteOverview];
  const { rows } = await api.services.pool.query<{ from: string; to: string }>(
    `select change ->> 'from' as from, change ->> 'to' as to
     from audit_entry, jsonb_array_elements(changes) change
     where action = 'promote' and change ->> 'field' = 'live' order by id`,
  );
  expect(last).toBeGreaterThan(50);
  expect(rows).toHaveLength(last);
  // Each change is based on the result of the previous one.
  expect(rows.slice(1).filter(({ from }, index) => from !== rows[index]!.to)).toEqual([]);
});

test('200 reads during a promotion see one release or the other, complete', async () => {
  await ship('mfe-a', 'r1');
  await publish('mfe-a', 'r2');
  // Other users read, because the calls of the promoting one would wait for their turn.
  const readers = await Promise.all(['editor', 'visitor'].map((name) => api.signIn(name)));
  // At most the number of calls that one user may have in progress, because waiting ones may be refused on a busy machine.
  const readings = Array.from({ length: 8 }, async (_, n) => {
    const seen: RemoteRelease[][] = [];
    while (seen.length < 25) seen.push(await remotesOf(readers[n % 2]));
    return seen;
  });
  const flips = ['r2', 'r1', 'r2', 'r1'].map((release) => promote('mfe-a', release));
  const [seen] = await Promise.all([Promise.all(readings), Promise.all(flips)]);
  for (const [remote] of seen.flat()) {
    const { manifest } = releaseOf('mfe-a', remote!.release);
    expect(remote).toMatchObject({
      manifest: `/mfe/a/${remote!.release}/mf-manifest.json`,
      integrity: manifest,
    });
  }
});

test('a retired remote is gone for all users with its keys, and a rollback brings it back', async () => {
  await ship('mfe-a', 'r1', 'r2');
  const { as } = await makeKey('mfe-a');
  expect(await call('retire', { remote: 'mfe-a', reason: 'Replaced' }, as)).toMatchObject({ code: 401 });
  expect(await call('retire', { remote: 'mfe-a', reason: 'Replaced' })).toMatchObject({
    data: { live: null, previous: 'r2', earlier: ['r1'] },
  });
  expect(await liveOf('mfe-a')).toBeUndefined();
  expect((await call('rollback', { remote: 'mfe-a' }, as)).code).toBe(401);
  expect((await registry())[0]!.changes[0]).toMatchObject({
    action: 'retire',
    changes: expect.arrayContaining([{ field: 'reason', from: null, to: 'Replaced' }]),
  });
  await call('rollback', { remote: 'mfe-a' });
  expect(await liveOf('mfe-a')).toBe('r2');
});
