import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { resetPasswordOf } from './reset-password';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

const run = (...args: string[]) => resetPasswordOf(args, { DATABASE_URL: api.services.settings.databaseUrl });

test('the last administrator can choose a password with the link from the command line', async () => {
  const shown = await run('Admin');
  const token = /^\/set-password#(\S+)$/m.exec(shown)![1]!;
  const password = 'a-barometer-23';
  expect((await api.call('POST', '/auth/link/finish', { body: { token, password } })).statusCode).toBe(200);
  const answer = await api.call('POST', '/auth/login', { body: { username: 'admin', password } });
  expect(answer.statusCode).toBe(200);
  const { rows } = await api.services.pool.query(
    `select action, actor_name, subject_name from audit_entry where action = 'password-reset'`,
  );
  expect(rows).toEqual([{ action: 'password-reset', actor_name: null, subject_name: 'admin' }]);
});

test('an unknown username is reported', async () => {
  await expect(run('nobody')).rejects.toThrow('The user "nobody" does not exist.');
  await expect(run()).rejects.toThrow('Usage: reset-password <username>');
});
