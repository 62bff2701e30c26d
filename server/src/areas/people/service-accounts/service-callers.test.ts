import { createHash, randomBytes } from 'node:crypto';
import type { ServiceScope } from '@backoffice/contract/service-scopes';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';

let api: TestApi;
useTestApi((started) => (api = started));

/** Stores a service account with a key, and returns the key. */
async function addKey(scopes: ServiceScope[], name = 'router'): Promise<string> {
  const key = `sak_${randomBytes(32).toString('base64url')}`;
  await api.services.pool.query(
    `with account as (insert into service_account (id, name, scopes)
       values (nextval(pg_get_serial_sequence('app_user', 'id')), $1, $2) returning id)
     insert into service_account_key (account_id, key_hash, ending) select id, $3, right($4, 4) from account`,
    [name, scopes, createHash('sha256').update(key).digest(), key],
  );
  return key;
}

const listChannels = (token: string) =>
  callApi(api, 'POST', '/channel/list', { token, body: { page: 1, limit: 5 } });

test('a key makes the calls of its scopes, and is told which scope another call needs', async () => {
  const token = await addKey(['channels:read']);
  expect((await listChannels(token)).code).toBe(200);
  const create = await callApi(api, 'POST', '/channel/delete', { token, body: { id: 1 } });
  expect(create).toMatchObject({ status: 403, reason: 'scope-missing' });
  expect(create.message).toContain('channels:write');
  expect(await callApi(api, 'GET', '/user/info', { token })).toMatchObject({ reason: 'forbidden' });
});

test('a list has the private keys for an administrator, and none for a service account', async () => {
  const admin = await api.signIn('admin');
  const body = { merchantName: 'Owner of a key', status: 'active' };
  await callApi(api, 'PUT', '/merchant/create', { token: admin, body });
  const listed = async (token: string) => {
    const list = { page: 1, limit: 1, sort: '-id' };
    return JSON.stringify(await callApi(api, 'POST', '/merchant/list', { token, body: list }));
  };
  expect(await listed(admin)).toContain('MIIE');
  const shown = await listed(await addKey(['merchants:read', 'channel-keys:read']));
  expect(shown).toContain('Owner of a key');
  expect(shown).not.toContain('MIIE');
});

test.each([
  ['revoked', 'update service_account_key set revoked_at = now()'],
  ['of an inactive account', `update service_account set status = 'inactive'`],
  ['past the end of its account', `update service_account set expires_at = now() - interval '1 second'`],
])('a key that is %s is refused from the next call on', async (_what, end) => {
  const token = await addKey(['channels:read']);
  expect((await listChannels(token)).code).toBe(200);
  await api.services.pool.query(end);
  expect(await listChannels(token)).toMatchObject({ status: 401, reason: 'service-key-unknown' });
});

test('a change by a service account names it in the audit log, as no user can be named', async () => {
  const token = await addKey(['merchants:write'], 'billing');
  const body = { merchantName: 'Made by a program', status: 'active' };
  expect((await callApi(api, 'PUT', '/merchant/create', { token, body })).code).toBe(200);
  const { rows } = await api.services.pool.query<{ actor: string }>(
    `select actor_name as actor from audit_entry where subject = 'merchant' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ actor: 'service account billing' }]);
});

test('the use of a key is recorded once a minute', async () => {
  const token = await addKey(['channels:read']);
  const used = async () => {
    await listChannels(token);
    const { rows } = await api.services.pool.query<{ at: Date }>(
      'select last_used_at as at from service_account_key order by id desc limit 1',
    );
    return rows[0]!.at;
  };
  const first = await used();
  expect(Date.now() - first.getTime()).toBeLessThan(60_000);
  expect(await used()).toEqual(first);
  await api.services.pool.query(`update service_account_key set last_used_at = now() - interval '2 minutes'`);
  expect((await used()).getTime()).toBeGreaterThanOrEqual(first.getTime());
});
