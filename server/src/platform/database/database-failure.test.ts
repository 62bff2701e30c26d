import pg from 'pg';
import { startTestApi } from '../../testing/start-test-api';
import { createPool } from './create-pool';
import { databaseFailure } from './database-failure';

test('calls answer 503 while the database is away, and the server stays up', async () => {
  const api = await startTestApi();
  const token = await api.signIn('admin');
  const away = createPool('postgresql://nobody@127.0.0.1:1/nothing');
  const query = jest
    .spyOn(api.services.pool, 'query')
    .mockImplementation(((...args: [string]) => away.query(...args)) as never);
  for (const url of ['/user/info', '/health/ready']) {
    const answer = await api.call('GET', url, { token });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      status: 503,
      message: 'Could not reach the database.',
    });
  }
  expect((await api.call('GET', '/health/live')).statusCode).toBe(200);
  query.mockRestore();
  expect((await api.call('GET', '/health/ready')).statusCode).toBe(200);
  await away.end();
  await api.stop();
});

test('a cancelled statement answers like a busy server, with a retry time', async () => {
  const api = await startTestApi();
  const token = await api.signIn('admin');
  const hasty = createPool(api.services.settings.databaseUrl, { statementWithinMs: 20 });
  const query = jest
    .spyOn(api.services.pool, 'query')
    .mockImplementation((() => hasty.query('select pg_sleep(30)')) as never);
  const answer = await api.call('GET', '/user/info', { token });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ status: 429, code: 'busy' });
  query.mockRestore();
  await hasty.end();
  await api.stop();
});

test('a connection closed by the server counts as the database being away', async () => {
  const api = await startTestApi();
  const { pool } = api.services;
  const failed = pool.query('select pg_sleep(30)').catch((error: unknown) => error);
  const watcher = new pg.Client({ connectionString: api.services.settings.databaseUrl });
  await watcher.connect();
  let ended = 0;
  while (ended === 0) {
    const { rowCount } = await watcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(30)'`,
    );
    ended = rowCount ?? 0;
  }
  expect(databaseFailure(await failed)).toBe('away');
  await watcher.end();
  expect((await api.call('GET', '/health/ready')).statusCode).toBe(200);
  await api.stop();
});

test.each([
  [Object.assign(new Error('sorry, too many clients already'), { code: '53300' }), 'busy'],
  [new Error('timeout exceeded when trying to connect'), 'busy'],
  [Object.assign(new Error('query_wait_timeout'), { code: '08P01' }), 'busy'],
  [Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }), 'full'],
  [Object.assign(new Error('could not create file: Read-only file system'), { code: '42501' }), 'full'],
  [Object.assign(new Error('permission denied for table audit_entry'), { code: '42501' }), null],
  [new Error('Failed query', { cause: Object.assign(new Error(), { code: '57014' }) }), 'slow'],
  [new Error('Failed query', { cause: Object.assign(new Error(), { code: '57P03' }) }), 'away'],
  [Object.assign(new Error(), { code: 'ENOENT', syscall: 'connect' }), 'away'],
  [Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' }), null],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), null],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' })]), 'away'],
  [undefined, null],
])('%p is %p', (error, expected) => {
  expect(databaseFailure(error)).toBe(expected);
});
