import type { LoadsRequest, RemoteOverview, RemoteRelease } from '@backoffice/contract';
import type { Inbox } from '@backoffice/contract/inbox';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { releaseOf } from '../releases/release.fixture';

let api: TestApi;
let admin: string;
beforeEach(async () => {
  api = await startTestApi();
  admin = await api.signIn('admin');
  for (const release of ['r1', 'r2']) await post('publish', releaseOf('mfe-a', release));
  await post('promote', { remote: 'mfe-a', release: 'r1' });
});
afterEach(() => api.stop());

type Report = LoadsRequest['loads'][number];

const post = (path: string, body: object, token = admin) =>
  callApi(api, 'POST', `/remotes/${path}`, { token, body });
const load = (release: string, outcome: Report['outcome'], more: Partial<Report> = {}): Report => ({
  remote: 'mfe-a',
  release,
  page: 'Page',
  phase: outcome === 'ok' ? 'shown' : 'entry',
  ms: 100,
  outcome,
  ...(outcome === 'failed' && { error: 'TypeError' }),
  ...more,
});
const remotesFor = (token: string, query = '') =>
  callApi<RemoteRelease[]>(api, 'GET', `/remotes${query}`, { token });
const liveRelease = async () => (await remotesFor(admin)).data[0]!;
const overview = async () =>
  (await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token: admin })).data[0]!;
const allLoads = async () => (await api.services.pool.query('select * from remote_arrival')).rows;

/** Opens the product as a user, who so gets the live releases. */
async function visit(username: string): Promise<string> {
  const token = await api.signIn(username);
  await remotesFor(token);
  return token;
}

/** Creates further users with a session each, as `visit` does; by default they exist since yesterday. */
async function visits(amount: number, since = '1 day'): Promise<string[]> {
  const names = Array.from({ length: amount }, (_, index) => `user-${index}`);
  await api.services.pool.query(
    `insert into app_user (username, password_hash, role_key, created_at)
     select name, password_hash, 'editor', now() - $2::interval from app_user, unnest($1::text[]) name where username = 'editor'`,
    [names, since],
  );
  return Promise.all(names.map(visit));
}

async function shipSecond(): Promise<void> {
  await post('promote', { remote: 'mfe-a', release: 'r2' });
}

test('a canary that fails for three users is rolled back automatically, with their names in the audit log', async () => {
  await post('promote', { remote: 'mfe-a', release: 'r2', canary: { by: 'percent', percent: 100 } });
  const [lucky, ...unlucky] = await visits(4);
  await post('loads', { loads: [load('r2', 'ok')] }, lucky);
  for (const token of unlucky.slice(1)) await post('loads', { loads: [load('r2', 'failed')] }, token);
  expect(await liveRelease()).toMatchObject({ release: 'r2' });
  await post('loads', { loads: [load('r2', 'failed')] }, unlucky[0]);
  expect(await liveRelease()).toMatchObject({ release: 'r1', takenBack: 'r2' });
  const { canary, takenBack, changes } = await overview();
  expect({ canary, takenBack }).toEqual({ canary: null, takenBack: 'r2' });
  expect(changes[0]).toMatchObject({
    actor: null,
    action: 'roll-back',
    changes: expect.arrayContaining([
      { field: 'users', from: null, to: 4 },
      { field: 'failures', from: null, to: 3 },
      { field: 'reporters', from: null, to: 'user-1, user-2, user-3' },
    ]),
  });
  expect(api.logged()).toContain('rolled back after too many failed loads');
});

test('users who may operate remotes are notified, and no others', async () => {
  await shipSecond();
  const users = await visits(3);
  for (const token of users) await post('loads', { loads: [load('r2', 'failed')] }, token);
  const inboxOf = async (token: string) => (await callApi<Inbox>(api, 'GET', '/inbox', { token })).data.items;
  expect(await inboxOf(admin)).toMatchObject([
    {
      kind: 'release-taken-back',
      values: { remote: 'mfe-a', release: 'r2', users: 3 },
      address: '/operations/remotes',
    },
  ]);
  expect(await inboxOf(users[0]!)).toEqual([]);
});

test('a release is not rolled back when the notification fails', async () => {
  await shipSecond();
  const users = await visits(3);
  await api.asOwner('alter table notification rename to away');
  for (const token of users) await post('loads', { loads: [load('r2', 'failed')] }, token);
  expect((await liveRelease()).release).toBe('r2');
});

test('a user counts once, whatever the number of sessions', async () => {
  await shipSecond();
  for (let session = 0; session < 5; session++)
    await post('loads', { loads: [load('r2', 'failed')] }, await visit('editor'));
  expect((await liveRelease()).release).toBe('r2');
  expect(await allLoads()).toHaveLength(5);
});

test('users created after the release do not count', async () => {
  await shipSecond();
  const users = await visits(4, '0 seconds');
  for (const token of users) await post('loads', { loads: [load('r2', 'failed')] }, token);
  expect((await liveRelease()).release).toBe('r2');
});

describe('a release that a session was not given', () => {
  const failures = (release: string) => Array.from({ length: 50 }, () => load(release, 'failed'));

  test('does not count, whatever the session reports', async () => {
    const rest = await visits(4);
    await shipSecond();
    for (const token of rest) await post('loads', { loads: failures('r2') }, token);
    expect(await allLoads()).toEqual([]);
    expect((await liveRelease()).release).toBe('r2');
  });

  test('does not count because the session claims to have it', async () => {
    const rest = await visits(4);
    await post('promote', {
      remote: 'mfe-a',
      release: 'r2',
      canary: { by: 'user', users: ['admin'] },
    });
    for (const token of rest) {
      await remotesFor(token, '?has=mfe-a:r2');
      await post('loads', { loads: failures('r2') }, token);
    }
    expect(await allLoads()).toEqual([]);
  });

  test('does not count because the session has an override for it', async () => {
    await post('override', { remote: 'mfe-a', to: { by: 'release', release: 'r2' }, minutes: 5 });
    expect((await liveRelease()).release).toBe('r2');
    await post('loads', { loads: failures('r2') });
    expect(await allLoads()).toEqual([]);
  });
});

test('reports of unknown pages, and of pages that the user may not see, are left out', async () => {
  await post('publish', releaseOf('mfe-merchant', 'r1', { views: ['MerchantList'], routes: {} }));
  await post('promote', { remote: 'mfe-merchant', release: 'r1' });
  const ofMerchants = { remote: 'mfe-merchant', page: 'MerchantList' };
  const loads = [load('r1', 'failed', ofMerchants), load('r1', 'failed', { page: 'Other' })];
  const counted = async () =>
    (await api.app.metrics.metrics()).match(/^remote_loads_total\{remote="mfe-merchant".* 1$/gm);
  await post('loads', { loads }, await visit('visitor'));
  expect(await allLoads()).toEqual([]);
  expect(await counted()).toBeNull();
  await post('loads', { loads }, await visit('editor'));
  expect(await allLoads()).toMatchObject([{ remote: 'mfe-merchant', page: 'MerchantList' }]);
  expect(await counted()).toEqual([
    'remote_loads_total{remote="mfe-merchant",release="r1",outcome="failed"} 1',
  ]);
});

test('a release that an operator promotes again is kept, whatever is reported', async () => {
  await shipSecond();
  const users = await visits(3);
  const reportAll = async () => {
    for (const token of users) {
      await remotesFor(token);
      await post('loads', { loads: [load('r2', 'failed')] }, token);
    }
  };
  await reportAll();
  expect((await liveRelease()).release).toBe('r1');
  await shipSecond();
  await reportAll();
  expect((await liveRelease()).release).toBe('r2');
});

test('an established release is not rolled back', async () => {
  await shipSecond();
  const users = await visits(4);
  await api.services.pool.query(`update remote_pointer set live_since = now() - interval '2 days'`);
  for (const token of users.slice(1)) await post('loads', { loads: [load('r2', 'failed')] }, token);
  expect((await liveRelease()).release).toBe('r2');
  await api.services.pool.query(`update remote_pointer set live_since = now() - interval '1 hour'`);
  await post('loads', { loads: [load('r2', 'failed')] }, users[0]);
  expect((await liveRelease()).release).toBe('r1');
});

test('a release that fails like its predecessor is kept', async () => {
  const users = await visits(6);
  const reportAll = async (release: string) => {
    for (const [index, token] of users.entries()) {
      await remotesFor(token);
      await post('loads', { loads: [load(release, index % 2 === 0 ? 'failed' : 'ok')] }, token);
    }
  };
  await reportAll('r1');
  await shipSecond();
  await reportAll('r2');
  expect((await liveRelease()).release).toBe('r2');
});

test('the registry summarises loads, with one row for each page of a session', async () => {
  const [one, two, three] = await visits(3);
  for (let times = 0; times < 3; times++)
    await post('loads', { loads: Array.from({ length: 50 }, () => load('r1', 'ok')) }, one);
  await post('loads', { loads: [load('r1', 'ok', { ms: 300 })] }, two);
  await post('loads', { loads: [load('r1', 'failed', { ms: 4000 })] }, three);
  expect(await allLoads()).toHaveLength(3);
  const { releases, routes } = await overview();
  expect(routes).toEqual(['/a/page']);
  expect(releases.find(({ release }) => release === 'r1')).toMatchObject({
    loads: 3,
    failures: 1,
    users: 3,
    medianMs: 200,
    slowMs: 290,
    failuresByPhase: [{ phase: 'entry', failures: 1 }],
  });
});

test('frequent reports are limited', async () => {
  const answers = [];
  for (let index = 0; index < 61; index++) answers.push(await post('loads', { loads: [load('r1', 'ok')] }));
  expect(answers.map(({ code }) => code).filter((code) => code !== 200)).toEqual([429]);
});
