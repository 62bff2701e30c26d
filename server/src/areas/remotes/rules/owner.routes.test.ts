import type { DeployKeyResponse, RemoteOverview } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from '../releases/release.fixture';

let api: TestApi;
let admin: string;
let other: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  admin = await api.signIn('admin');
  await api.asOwner(
    `insert into app_user (username, password_hash, role_key) select 'lovelace', password_hash, 'admin' from app_user where username = 'admin'`,
  );
  other = await api.signIn('lovelace');
  for (const release of ['r1', 'r2', 'r3']) await call('publish', releaseOf('mfe-a', release));
  for (const release of ['r1', 'r2']) await call('promote', { remote: 'mfe-a', release });
});

const call = (path: string, body: object, token = admin) =>
  callApi<Partial<DeployKeyResponse>>(api, 'POST', `/remotes/${path}`, { token, body });
const own = (owners: string[], token = admin) =>
  callApi(api, 'PUT', '/remotes/owners', { token, body: { remote: 'mfe-a', owners } });
const refused = {
  code: 403,
  reason: 'remote-of-owners',
  message: 'mfe-a belongs to lovelace. Only they can ship it.',
};

test('only owners ship a remote that has any, and everybody with the permission stops it', async () => {
  expect(await own(['lovelace'])).toMatchObject({ code: 200, data: { owners: ['lovelace'] } });
  const keys = { remote: 'mfe-a', label: 'team one' };
  expect(await call('promote', { remote: 'mfe-a', release: 'r3' })).toMatchObject(refused);
  expect(await call('publish', releaseOf('mfe-a', 'r4'))).toMatchObject(refused);
  expect(await call('deploy-keys', keys)).toMatchObject(refused);
  expect(await call('retire', { remote: 'mfe-a', reason: 'x' })).toMatchObject(refused);
  expect(await own([])).toMatchObject(refused);
  expect((await call('disable', { remote: 'mfe-a', reason: 'It is slow' })).code).toBe(200);
  expect(await call('rollback', { remote: 'mfe-a' })).toMatchObject({ code: 200, data: { live: 'r1' } });
  expect((await call('promote', { remote: 'mfe-a', release: 'r3' }, other)).code).toBe(200);
});

test('deploy keys of the remote ship it, whoever owns it, and only owners revoke them', async () => {
  const { id, key } = (await call('deploy-keys', { remote: 'mfe-a', label: 'team one' })).data;
  await own(['lovelace']);
  const headers = { 'x-deploy-key': key! };
  const body = { remote: 'mfe-a', release: 'r3' };
  expect((await callApi(api, 'POST', '/remotes/promote', { headers, body })).code).toBe(200);
  expect(await call('deploy-keys/revoke', { id })).toMatchObject(refused);
  expect((await call('deploy-keys/revoke', { id }, other)).code).toBe(200);
});

test('the registry and the audit log name the owners', async () => {
  await own(['lovelace']);
  await own(['lovelace', 'admin'], other);
  const [remote] = (await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token: admin })).data;
  expect(remote!.owners).toEqual(['admin', 'lovelace']);
  expect(remote!.changes[0]).toMatchObject({
    actor: 'lovelace',
    action: 'owners',
    changes: [{ field: 'owners', from: 'lovelace', to: 'admin, lovelace' }],
  });
});

test('a remote whose owners are all deactivated is open again', async () => {
  await own(['lovelace']);
  await api.asOwner(`update app_user set status = 'inactive' where username = 'lovelace'`);
  expect((await call('promote', { remote: 'mfe-a', release: 'r3' })).code).toBe(200);
});

test('an owner must be an active user', async () => {
  expect(await own(['lovelace', 'nobody'])).toMatchObject({ code: 400, reason: 'owner-unknown' });
  expect((await call('promote', { remote: 'mfe-a', release: 'r3' })).code).toBe(200);
});
