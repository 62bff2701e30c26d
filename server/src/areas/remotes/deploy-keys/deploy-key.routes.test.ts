import type { AuditLogEntry, DeployKeyResponse, ListPage, RemoteOverview } from '@backoffice/contract';
import { createHash } from 'node:crypto';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from '../releases/release.fixture';
import { acceptDeployKey } from './deploy-keys';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
});

const create = async (remote: string, label: string) =>
  (await callApi<DeployKeyResponse>(api, 'POST', '/remotes/deploy-keys', { token, body: { remote, label } }))
    .data;
const revoke = (id: number) =>
  callApi<{ id: number }>(api, 'POST', '/remotes/deploy-keys/revoke', { token, body: { id } });
const publish = async (key: string, remote: string, release = 'r1') => {
  const headers = { 'x-deploy-key': key };
  return callApi(api, 'POST', '/remotes/publish', { headers, body: releaseOf(remote, release) });
};
const stored = async () =>
  (await api.services.pool.query<Record<string, unknown>>('select * from deploy_key order by id')).rows;
const listed = async (remote: string) => {
  const { data } = await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token });
  return data.find(({ name }) => name === remote)?.keys;
};
async function auditEntries(): Promise<AuditLogEntry[]> {
  const body = { subject: 'remote', sort: '+id' };
  return (await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', { token, body })).data.items;
}

test('a deploy key is stored as its SHA-256 hash, and in no other column', async () => {
  const { key } = await create('mfe-a', 'team one');
  const [row] = await stored();
  expect(row!.key_hash).toEqual(createHash('sha256').update(key).digest());
  expect(JSON.stringify(Object.values(row!))).not.toContain(key);
});

test('each deploy key has 256 random bits of its own', async () => {
  const keys = [await create('mfe-a', 'team one'), await create('mfe-a', 'team one')].map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^dk_[\w-]{43}$/);
});

test('a revoked deploy key is refused from the next call on, and other keys of its remote are not', async () => {
  const revoked = await create('mfe-a', 'team one');
  const other = await create('mfe-a', 'team two');
  expect((await publish(revoked.key, 'mfe-a')).code).toBe(200);
  expect((await revoke(revoked.id)).code).toBe(200);
  expect(await publish(revoked.key, 'mfe-a', 'r2')).toMatchObject({
    code: 401,
    reason: 'deploy-key-unknown',
  });
  expect((await publish(other.key, 'mfe-a', 'r2')).code).toBe(200);
});

test('a deploy key is refused after its last day', async () => {
  const request = { remote: 'mfe-a', label: 'team one', days: 30 };
  const { data } = await callApi<DeployKeyResponse>(api, 'POST', '/remotes/deploy-keys', {
    token,
    body: request,
  });
  const [key] = (await listed('mfe-a'))!;
  expect(Date.parse(key!.expiresAt!) - Date.parse(key!.createdAt)).toBe(30 * 24 * 3600 * 1000);
  expect((await publish(data.key, 'mfe-a')).code).toBe(200);
  await api.asOwner(`update deploy_key set expires_at = now() - interval '1 second'`);
  expect(await publish(data.key, 'mfe-a', 'r2')).toMatchObject({ code: 401, reason: 'deploy-key-unknown' });
  expect((await publish((await create('mfe-a', 'endless')).key, 'mfe-a', 'r3')).code).toBe(200);
});

test.each([0, -1, 1.5, 3651])('a deploy key cannot last %s days', async (days) => {
  const body = { remote: 'mfe-a', label: 'team one', days };
  expect((await callApi(api, 'POST', '/remotes/deploy-keys', { token, body })).code).toBe(400);
});

test('a deploy key ships no release of another remote', async () => {
  const { key } = await create('mfe-a', 'team one');
  expect(await publish(key, 'mfe-b')).toMatchObject({ code: 403, reason: 'deploy-key-of-other' });
  const { rows } = await api.services.pool.query(`select from release where remote = 'mfe-b'`);
  expect(rows).toEqual([]);
});

test('the last use of a deploy key is recorded, and a refused use of a revoked one is not', async () => {
  const { id, key } = await create('mfe-a', 'team one');
  await create('mfe-a', 'team two');
  expect(await listed('mfe-a')).toMatchObject([{ lastUsedAt: null }, { lastUsedAt: null }]);
  await publish(key, 'mfe-a');
  expect(await listed('mfe-a')).toMatchObject([
    { label: 'team two', lastUsedAt: null },
    { label: 'team one', lastUsedAt: expect.any(String) as string },
  ]);
  await revoke(id);
  await api.asOwner(`update deploy_key set last_used_at = '2026-01-01'`);
  await publish(key, 'mfe-a');
  expect((await stored()).map(({ last_used_at: at }) => at)).toEqual([
    new Date('2026-01-01'),
    new Date('2026-01-01'),
  ]);
});

test('the audit log names the label of a created and a revoked deploy key, without the key', async () => {
  const { id, key } = await create('mfe-a', 'team one');
  await revoke(id);
  const entries = await auditEntries();
  expect(entries).toMatchObject([
    {
      actor: 'admin',
      action: 'key-issue',
      subjectName: 'mfe-a',
      changes: [{ field: 'key', to: 'team one' }],
    },
    {
      actor: 'admin',
      action: 'key-revoke',
      subjectName: 'mfe-a',
      changes: [{ field: 'key', from: 'team one' }],
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(key);
});

test('a second revocation is refused and leaves no audit entry', async () => {
  const { id } = await create('mfe-a', 'team one');
  await revoke(id);
  expect((await revoke(id)).code).toBe(404);
  expect((await auditEntries()).map(({ action }) => action)).toEqual(['key-issue', 'key-revoke']);
});

test('a key of the installation that was revoked stays revoked when it is registered again', async () => {
  const request = { remote: 'mfe-a', label: 'installation', key: `dk_${'a'.repeat(43)}` };
  expect(await acceptDeployKey(api.services.pool, request)).toBe(true);
  const [row] = await stored();
  await revoke(Number(row!.id));
  expect(await acceptDeployKey(api.services.pool, request)).toBe(false);
  expect((await publish(request.key, 'mfe-a')).code).toBe(401);
});
