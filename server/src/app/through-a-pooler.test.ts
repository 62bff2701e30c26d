import { connectionProblems } from '../platform/database/connection-problems';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ pooledBy: 2 });
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

const refusedOf = (answers: { statusCode: number; body: string }[]) =>
  answers.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body);

test('forty concurrent calls are answered over two database connections', async () => {
  const list = (path: string) => api.call('POST', path, { token, body: { page: 1, limit: 20 } });
  const calls = [
    () => api.call('GET', '/user/info', { token }),
    () => api.call('GET', '/routes', { token }),
    () => list('/merchant/list'),
    () => list('/channel/list'),
  ];
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => calls[n % calls.length]!()));
  expect(refusedOf(answers)).toEqual([]);
  const { rows } = await api.services.pool.query<{ used: number }>(
    `select count(*) as used from pg_stat_activity
     where application_name = 'backoffice-api' and datname = current_database()`,
  );
  expect(rows[0]?.used).toBeLessThanOrEqual(2);
});

test('twenty concurrent writes are stored once each, with their audit entries', async () => {
  const create = (n: number) =>
    api.call('PUT', '/merchant/create', {
      token,
      body: { merchantName: `Pooled ${n}`, status: 'active' },
      headers: { 'idempotency-key': `pooled-${n}` },
    });
  expect(refusedOf(await Promise.all(Array.from({ length: 20 }, (_, n) => create(n))))).toEqual([]);
  const { rows } = await api.services.pool.query<{ lines: number }>(
    `select (select count(*) from audit_entry where subject = 'merchant' and subject_id = merchant.id) as lines
     from merchant where merchant_name like 'Pooled %'`,
  );
  expect(rows).toEqual(Array.from({ length: 20 }, () => ({ lines: 1 })));
});

test('a start warns about a pooler without a statement timeout', async () => {
  const { pool, settings } = api.services;
  expect(await connectionProblems(pool, settings)).toEqual([]);
  expect(await connectionProblems(pool, { ...settings, poolerUrl: settings.databaseUrl })).toEqual([
    expect.stringMatching(/^The pooler sets no time limit for .*connect_query/),
  ]);
});
