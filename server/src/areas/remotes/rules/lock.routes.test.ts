import type { AuditLogEntry, ListPage, RemoteOverview } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from '../releases/release.fixture';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
  for (const remote of ['mfe-a', 'mfe-b'])
    for (const release of ['r1', 'r2']) await call('publish', releaseOf(remote, release));
  for (const remote of ['mfe-a', 'mfe-b']) await promote(remote, 'r1');
});

const call = (path: string, body: object, as = token) =>
  callApi<RemoteOverview[]>(api, 'POST', `/remotes/${path}`, { token: as, body });
const promote = (remote: string, release: string, more: object = {}) =>
  call('promote', { remote, release, ...more });
const lockOf = (remotes: RemoteOverview[], name: string) =>
  remotes.find((remote) => remote.name === name)?.lock;

test('under a lock nothing is promoted, also no canary, until it ends', async () => {
  expect((await call('lock', { reason: 'End of the month' })).code).toBe(200);
  const refusal = {
    code: 409,
    reason: 'releases-locked',
    message: 'No release can be promoted, locked by admin: End of the month',
  };
  expect(await promote('mfe-a', 'r2')).toMatchObject(refusal);
  expect(await promote('mfe-b', 'r2', { canary: { by: 'percent', percent: 5 } })).toMatchObject(refusal);
  expect((await call('unlock', {})).code).toBe(200);
  expect((await promote('mfe-a', 'r2')).code).toBe(200);
});

test('under a lock a release is uploaded, rolled back and disabled', async () => {
  await promote('mfe-a', 'r2');
  await call('lock', { reason: 'End of the month' });
  expect((await call('publish', releaseOf('mfe-a', 'r3'))).code).toBe(200);
  expect(await call('rollback', { remote: 'mfe-a' })).toMatchObject({ code: 200, data: { live: 'r1' } });
  expect((await call('disable', { remote: 'mfe-a', reason: 'It is slow' })).code).toBe(200);
});

test('the lock of one remote leaves the others', async () => {
  const { data } = await call('lock', { remote: 'mfe-a', reason: 'An audit' });
  expect(lockOf(data, 'mfe-a')).toEqual({ reason: 'An audit', until: null, by: 'admin', isForAll: false });
  expect(lockOf(data, 'mfe-b')).toBeNull();
  expect((await promote('mfe-a', 'r2')).code).toBe(409);
  expect((await promote('mfe-b', 'r2')).code).toBe(200);
});

test('a lock ends by itself at its time', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  await call('lock', { reason: 'End of the month', until });
  expect((await promote('mfe-a', 'r2')).code).toBe(409);
  await api.asOwner(`update release_lock set until = now() - interval '1 second'`);
  expect((await promote('mfe-a', 'r2')).code).toBe(200);
  const { data } = await call('unlock', {});
  expect(lockOf(data, 'mfe-a')).toBeNull();
});

test('a lock that would have ended, or of a remote that there is not, is refused', async () => {
  const past = new Date(Date.now() - 1000).toISOString();
  expect(await call('lock', { reason: 'x', until: past })).toMatchObject({ code: 400, reason: 'end-passed' });
  expect(await call('lock', { remote: 'mfe-none', reason: 'x' })).toMatchObject({ code: 404 });
  expect((await call('lock', { reason: '' })).code).toBe(400);
});

test('the audit log names locks with their reasons', async () => {
  await call('lock', { reason: 'End of the month' });
  await call('unlock', {});
  await call('unlock', {});
  const body = { subject: 'remote', sort: '-id' };
  const { data } = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', { token, body });
  expect(data.items.slice(0, 2)).toMatchObject([
    { actor: 'admin', action: 'unlock', subjectName: '*', changes: [{ from: 'End of the month', to: null }] },
    { actor: 'admin', action: 'lock', subjectName: '*', changes: [{ from: null, to: 'End of the month' }] },
  ]);
  expect(data.items[2]!.action).toBe('promote');
});
