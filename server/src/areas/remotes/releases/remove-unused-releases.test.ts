import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteOverview } from '@backoffice/contract';
import { checkChain } from '../../../platform/audit/audit.repository';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { makeLive } from './make-live';
import { inTransaction } from '../../../platform/database/transaction';
import { createFolderStore } from '../store/release-store';
import { releaseOf } from './release.fixture';
import { removeUnusedReleases } from './remove-unused-releases';

let api: TestApi;
let admin: string;
let store: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  admin = await api.signIn('admin');
  store = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(store, { recursive: true }));

const call = (path: string, body: object) => callApi(api, 'POST', `/remotes/${path}`, { token: admin, body });
const query = (text: string, values: unknown[] = []) => api.services.pool.query(text, values);
const remove = (session = { idleSeconds: 1800, maxSeconds: 43_200, proofSeconds: 0 }) =>
  removeUnusedReleases(api.services.pool, createFolderStore(store), session);

function storeFiles(release: string) {
  mkdirSync(join(store, 'mfe-a', release), { recursive: true });
  writeFileSync(join(store, 'mfe-a', release, 'entry.js'), release);
}
async function publish(...releases: string[]) {
  for (const release of releases) {
    storeFiles(release);
    expect((await call('publish', releaseOf('mfe-a', release))).code).toBe(200);
  }
}
const promote = (release: string, more: object = {}) =>
  call('promote', { remote: 'mfe-a', release, ...more });
/** Ships releases, of which only the last two are named by the pointer. */
async function ship(...releases: string[]) {
  for (const release of releases) {
    await publish(release);
    expect((await promote(release)).code).toBe(200);
  }
  await query(`update remote_pointer set earlier = '{}'`);
}
/** Makes all notes of unused releases older. */
const pass = (interval: string) =>
  query('update release_unused set since = since - $1::interval', [interval]);
const stored = () => readdirSync(join(store, 'mfe-a')).sort().join(' ');
async function registered(): Promise<string> {
  const { data } = await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token: admin });
  return data[0]!.releases
    .map(({ release }) => release)
    .sort()
    .join(' ');
}

test('an unused release is removed with its files after a week, with an audit entry', async () => {
  await ship('r1', 'r2', 'r3');
  await publish('r4', 'r5', 'r6');
  await promote('r4', { canary: { by: 'percent', percent: 5 } });
  await call('override', { remote: 'mfe-a', to: { by: 'release', release: 'r5' }, minutes: 60 });
  await remove();
  await pass('6 days 23 hours');
  await remove();
  expect(stored()).toBe('r1 r2 r3 r4 r5 r6');
  await pass('2 hours');
  await remove();
  expect([stored(), await registered()]).toEqual(['r2 r3 r4 r5', 'r2 r3 r4 r5']);
  const { rows } = await query(
    `select actor_name as actor, subject_name as remote, changes from audit_entry where action = 'release-remove' order by id`,
  );
  expect(rows.map(({ changes }) => changes[0].from).sort()).toEqual(['r1', 'r6']);
  expect(rows[0]).toMatchObject({ actor: null, remote: 'mfe-a' });
  expect((await checkChain(api.services.pool)).brokenAt).toBeNull();
});

test('a release in use is kept until the session is over', async () => {
  await ship('r1');
  await callApi(api, 'GET', '/remotes', { token: await api.signIn('editor') });
  await ship('r2', 'r3');
  await remove();
  await pass('8 days');
  await remove();
  expect(stored()).toBe('r1 r2 r3');
  await query(`update session set active_at = now() - interval '40 minutes' where user_id <>
                 (select id from app_user where username = 'admin')`);
  await remove();
  expect(stored()).toBe('r1 r2 r3');
  await pass('8 days');
  await remove();
  expect(stored()).toBe('r2 r3');
});

test('a release that a rollback can restore is kept', async () => {
  await ship('r1');
  for (const release of ['r2', 'r3', 'r4']) {
    await publish(release);
    await promote(release);
  }
  await remove();
  await pass('8 days');
  await remove();
  expect(stored()).toBe('r1 r2 r3 r4');
  await call('rollback', { remote: 'mfe-a' });
  await call('rollback', { remote: 'mfe-a' });
  expect((await call('rollback', { remote: 'mfe-a' })).data).toMatchObject({ live: 'r1' });
});

test('a release in use again gets its full time again', async () => {
  await ship('r1', 'r2', 'r3');
  await remove();
  await pass('8 days');
  await promote('r1');
  await remove();
  expect(stored()).toBe('r1 r2 r3');
  await ship('r4', 'r5');
  await remove();
  await pass('6 days');
  await remove();
  expect(stored()).toBe('r1 r2 r3 r4 r5');
});

test('unused releases are kept for the maximum lifetime of sessions', async () => {
  await ship('r1', 'r2', 'r3');
  const session = { idleSeconds: 1800, maxSeconds: 30 * 24 * 3600, proofSeconds: 0 };
  await remove(session);
  await pass('29 days');
  await remove(session);
  expect(stored()).toBe('r1 r2 r3');
  await pass('2 days');
  await remove(session);
  expect(stored()).toBe('r2 r3');
});

describe('a removed release', () => {
  beforeEach(async () => {
    await ship('r1', 'r2', 'r3');
    await remove();
    await pass('8 days');
    await remove();
    expect(stored()).toBe('r2 r3');
  });

  test('cannot be promoted or overridden', async () => {
    expect((await promote('r1')).code).toBe(404);
    const to = { by: 'release', release: 'r1' };
    expect((await call('override', { remote: 'mfe-a', to, minutes: 60 })).code).toBe(404);
  });

  test('is restored by publishing it again', async () => {
    storeFiles('r1');
    const other = { ...releaseOf('mfe-a', 'r1'), manifest: releaseOf('mfe-b', 'r1').manifest };
    expect((await call('publish', other)).code).toBe(409);
    expect((await call('publish', releaseOf('mfe-a', 'r1'))).code).toBe(200);
    expect((await promote('r1')).code).toBe(200);
    await remove();
    expect([stored(), await registered()]).toEqual(['r1 r2 r3', 'r1 r2 r3']);
  });

  test('is restored by the operator', async () => {
    const { manifest, facts } = releaseOf('mfe-a', 'r1');
    await inTransaction(api.services.pool, (transaction) =>
      makeLive(transaction, { remote: 'mfe-a', release: 'r1', manifest, facts }),
    );
    expect(await registered()).toBe('r1 r2 r3');
  });
});

test('a release that cannot be removed stays known, and the next run continues', async () => {
  await ship('r1', 'r2', 'r3');
  await remove();
  await pass('8 days');
  const inTheWay = join(store, '.parts');
  writeFileSync(inTheWay, '');
  await expect(remove()).rejects.toThrow('EEXIST');
  expect(await registered()).toBe('r1 r2 r3');
  rmSync(inTheWay);
  mkdirSync(join(inTheWay, 'old.part'), { recursive: true });
  utimesSync(join(inTheWay, 'old.part'), 0, 0);
  mkdirSync(join(inTheWay, 'new.part'));
  await remove();
  expect(stored()).toBe('r2 r3');
  expect(readdirSync(inTheWay)).toEqual(['new.part']);
});

test('names cannot lead out of the store', async () => {
  expect((await call('publish', releaseOf('mfe-a', '..'))).code).toBe(400);
  await ship('r1');
  await query(`insert into release (remote, release, published_by) values ('mfe-a', '..', 'somebody')`);
  await remove();
  await pass('8 days');
  await remove();
  expect(stored()).toBe('r1');
});
