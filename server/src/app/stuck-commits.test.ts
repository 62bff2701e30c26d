import type { ListPage, Merchant } from '@backoffice/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runOn } from '../testing/database-server';
import { installedTestDatabase } from '../testing/installed-test-database';
import { startInstalledServer } from '../../harness/installed-server';
import { startTestApi, type TestApi } from '../testing/start-test-api';

/** With four calls of each in progress, they need more connections than the pool has. */
const CLERKS = ['clerk1', 'clerk2', 'clerk3', 'clerk4', 'clerk5', 'clerk6'];

let url: string;
let api: TestApi;
let tokens: string[];
beforeAll(async () => {
  const server = await startInstalledServer();
  ({ url } = server);
  api = await startTestApi({ database: await installedTestDatabase(server) });
  await api.asOwner(
    `insert into app_user (username, password_hash, role_key)
     select name, password_hash, role_key from app_user, unnest('{${CLERKS.join()}}'::text[]) name where username = 'admin'`,
  );
  tokens = await Promise.all(CLERKS.map((name) => api.signIn(name)));
});
afterAll(async () => {
  await commitsWait(false);
  await api.stop();
});

async function commitsWait(areHeld: boolean): Promise<void> {
  await runOn(url, `alter system set synchronous_standby_names = '${areHeld ? 'absent' : ''}'`);
  await runOn(url, 'select pg_reload_conf()');
}

const create = (token: string, code: string) =>
  api.call('POST', '/channel-type/create', {
    token,
    body: { code, name: code, nameZh: code, nameEs: code, nameJa: code },
    headers: { 'idempotency-key': `key of ${code}`.replaceAll(' ', '-') },
  });

test('writes are refused in time while commits hang, reads continue, and hanging writes are stored once', async () => {
  const body = { merchantName: 'With a key' };
  expect((await api.call('PUT', '/merchant/create', { token: tokens[0]!, body })).statusCode).toBe(200);
  await commitsWait(true);

  const codes = tokens.flatMap((_token, clerk) => [0, 1, 2, 3].map((nth) => `c${clerk}-${nth}`));
  const answers = await Promise.all(codes.map((code, nth) => create(tokens[Math.floor(nth / 4)]!, code)));
  const answeredBy = new Set(
    answers.map((answer) => `${answer.statusCode} ${answer.json<{ code: string }>().code}`),
  );
  expect([...answeredBy].toSorted()).toEqual(['503 storage-slow', '503 write-unanswered']);
  expect(answers.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);

  // Each read would record the session's activity, its releases, and who reads the key.
  await api.asOwner(
    `set synchronous_commit = local; update session set active_at = now() - interval '2 minutes'`,
  );
  const [token = ''] = tokens;
  const list = await api.call('POST', '/merchant/list', { token, body: {} });
  const { items } = list.json<{ data: ListPage<Merchant> }>().data;
  expect(items).toMatchObject([{ merchantName: 'With a key', privateKeyState: 'unrecorded' }]);
  for (const path of ['/user/info', '/routes', '/remotes'])
    expect((await api.call('GET', path, { token })).statusCode).toBe(200);
  const signIn = await api.call('POST', '/auth/login', { body: { username: 'admin', password: '111111' } });
  expect(signIn.json()).toMatchObject({ status: 503, code: 'storage-slow' });

  const late = () => api.app.metrics.getSingleMetricAsString('database_commits_late');
  expect(await late()).toMatch(/^database_commits_late [1-9]/m);
  await commitsWait(false);
  while (!/^database_commits_late 0$/m.test(await late())) await nextTurn();
  const again = await Promise.all(codes.map((code, nth) => create(tokens[Math.floor(nth / 4)]!, code)));
  expect(again.map(({ statusCode }) => statusCode)).toEqual(codes.map(() => 200));
  const { rows } = await api.services.pool.query(
    `select count(*)::integer as entries from audit_entry where subject = 'channel type' and action = 'create'`,
  );
  expect(rows).toEqual([{ entries: codes.length }]);
});
