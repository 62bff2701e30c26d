import type { OperationsStatus } from '@backoffice/contract/operations';
import { buildApp } from '../../app/build-app';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeEach(async () => {
  // The memory of the tests' own process grows with each test file.
  jest.spyOn(process.memoryUsage, 'rss').mockReturnValue(100_000_000);
  api = await startTestApi({ settings: { release: '42' } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const look = async (username = 'admin') =>
  callApi<OperationsStatus>(api, 'GET', '/operations', { token: await api.signIn(username) });
/** Reads the status from a process with an empty cache. */
async function status(): Promise<OperationsStatus> {
  const other = await buildApp(api.services);
  const headers = { authorization: `Bearer ${await api.signIn('admin')}` };
  const answer = await other.inject({ method: 'GET', url: '/operations', headers });
  await other.close();
  return answer.json<{ data: OperationsStatus }>().data;
}
const alarmsIn = ({ alarms }: OperationsStatus) =>
  alarms.map(({ id, about }) => (about ? `${id}: ${about}` : id));

test('requires the administrator role, unless a role has the permission', async () => {
  expect((await api.call('GET', '/operations')).statusCode).toBe(401);
  expect((await look('editor')).code).toBe(403);
  await api.services.pool.query(`insert into role_grant values ('editor', '/user/operations', 'view')`);
  expect((await look('editor')).code).toBe(200);
});

test('reports the last backup when archiving is off', async () => {
  const { archive, alarms } = await status();
  expect(archive).toMatchObject({ isOn: false, oldest: null, newest: null, drill: null, backupAt: null });
  expect(alarms).toEqual([]);
});

test('returns the results of the last drill, and the recoverable range of the last successful one', async () => {
  await api.asOwner(
    `insert into recovery_drill (ended_at, seconds, oldest, newest, is_whole, told, base_backup_at, restored_rows, audit_entries, decrypted_keys)
     values ('2026-11-26T02:04Z', 9, '2026-11-12T02:01Z', '2026-11-26T02:03Z', true, 'All is well.', '2026-11-26T02:02Z', 16873, 412, 3000);
     insert into recovery_drill (ended_at, seconds, is_whole, told) values (now(), 3, false, 'The disk is full.');
     insert into backup_made (ended_at) values ('2026-11-20T01:00Z'), ('2026-11-21T01:00Z')`,
  );
  const { archive, ...rest } = await status();
  expect(archive).toMatchObject({
    oldest: '2026-11-12T02:01:00.000Z',
    baseBackupAt: '2026-11-26T02:02:00.000Z',
    backupAt: '2026-11-21T01:00:00.000Z',
    drill: { isWhole: false, seconds: 3, rows: null, failure: 'The disk is full.' },
  });
  expect(alarmsIn(rest as OperationsStatus)).toEqual(['drill-fails']);
  expect(rest.alarms[0]).toMatchObject({
    severity: 'warning',
    then: expect.stringContaining('`docker') as string,
  });

  await api.asOwner(
    `insert into recovery_drill (seconds, oldest, newest, is_whole, told, restored_rows, audit_entries, decrypted_keys)
     values (9, '2026-11-12T02:01Z', '2026-11-26T02:03Z', true, 'All is well.', 16873, 412, 3000)`,
  );
  const again = await status();
  expect(again.archive.drill).toMatchObject({
    isWhole: true,
    newest: '2026-11-26T02:03:00.000Z',
    rows: 16_873,
    auditEntries: 412,
    keys: 3000,
    failure: null,
  });
  expect(again.alarms).toEqual([]);
});

test('returns the state of the database, and its logs by month', async () => {
  await api.asOwner('insert into log_retention values (24)');
  const { database, logs } = await status();
  expect(database.version).toMatch(/^\d+\.\d+/);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(database.connections.used).toBeGreaterThan(0);
  expect(database.connections.most).toBeGreaterThanOrEqual(database.connections.used);
  expect(database).toMatchObject({ standbys: 0, isPooled: false, replicas: [] });
  expect(logs.retentionMonths).toBe(24);
  // All entries are in the first partition.
  expect(logs.months).toEqual([
    {
      month: expect.stringMatching(/^\d{4}-\d\d$/) as string,
      isAndOlder: true,
      auditBytes: expect.any(Number) as number,
      keyReadBytes: expect.any(Number) as number,
    },
  ]);
  expect(logs.months[0]!.auditBytes).toBeGreaterThan(0);
});

test('all processes return the same state, from the reports of each', async () => {
  const other = await buildApp(api.services);
  const body = { username: 'nobody', password: 'not-this-one' };
  for (let times = 0; times < 3; times++)
    await other.inject({ method: 'POST', url: '/auth/login', payload: body });
  const token = await api.signIn('admin');
  const headers = { authorization: `Bearer ${token}` };
  await other.inject({ method: 'GET', url: '/operations', headers });
  const { processes, calls } = (await look()).data;
  expect(processes).toMatchObject([{ release: '42', node: process.version }, { release: '42' }]);
  expect(processes[0]!.memoryBytes).toBe(100_000_000);
  // Both share the password counters here, because they are in one process of the operating system.
  expect(calls.refusedPasswords).toBeGreaterThanOrEqual(3);
  expect(calls.answered).toBeGreaterThanOrEqual(4);
  await other.close();
  expect((await status()).processes).toHaveLength(2);
});

test('a second read within seconds is cached', async () => {
  const first = await look();
  expect((await look()).data.at).toBe(first.data.at);
  expect((await status()).at > first.data.at).toBe(true);
});

test('alerts are those of the alert rules, critical ones first', async () => {
  await look();
  await api.services.pool.query(
    `update api_minute set answered = 1000, failed = 11, refused = 301, refused_passwords = 51, unreadable_keys = 1, full_answers = 1`,
  );
  await api.services.pool.query('update api_process set memory_bytes = 450000001');
  await api.services.pool.query(
    `insert into export_job (user_id, kind, file_name, filter, time_zone, state, created_at)
     select id, 'merchants', 'x', '{}', 'UTC', 'waiting', now() - interval '1 hour' from app_user where username = 'admin'`,
  );
  const { alarms } = await status();
  expect(alarms.map(({ id, severity }) => `${severity} ${id}`)).toEqual([
    'critical disk-full',
    'critical keys-unreadable',
    'critical calls-fail',
    'warning sign-ins-refused',
    'warning calls-refused',
    'warning api-memory',
    'warning jobs-stand-still',
  ]);
});
