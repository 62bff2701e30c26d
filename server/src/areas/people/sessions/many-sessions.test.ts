import { inTransaction } from '../../../platform/database/transaction';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { closeOldestSessions, openSession } from './sessions.repository';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

const status = async (token: string) => (await api.call('GET', '/user/info', { token })).statusCode;
const openSessions = async () =>
  (
    await api.services.pool.query(
      'select from session join app_user u on u.id = user_id where username = $1',
      ['editor'],
    )
  ).rowCount;

test('a user has twenty sessions; a further sign-in ends the oldest with an audit entry', async () => {
  const other = await api.signIn('admin');
  const tokens: string[] = [];
  for (let session = 0; session < 22; session += 1) tokens.push(await api.signIn('editor'));
  expect(await openSessions()).toBe(20);
  expect(await Promise.all([tokens[0]!, tokens[1]!, tokens[2]!, tokens[21]!, other].map(status))).toEqual([
    401, 401, 200, 200, 200,
  ]);
  const { rows } = await api.services.pool.query(
    `select actor_name, subject_name, changes from audit_entry where action = 'session-end'`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    actor_name: 'editor',
    subject_name: 'editor',
    changes: [{ field: 'sessions', from: 1, to: null }, { field: 'address' }],
  });
});

test('thirty concurrent sign-ins leave twenty sessions', async () => {
  const { pool, settings } = api.services;
  const { rows } = await pool.query<{ id: number }>(`select id from app_user where username = 'editor'`);
  const userId = rows[0]!.id;
  const session = {
    userId,
    provider: null,
    proof: 'password' as const,
    address: '127.0.0.1',
    userAgent: null,
    deviceId: null,
    keyThumbprint: null,
  };
  const open = () =>
    inTransaction(pool, async (transaction) => {
      await openSession(transaction, session, settings.session);
      await closeOldestSessions(transaction, { userId });
    });
  await Promise.all(Array.from({ length: 30 }, open));
  expect(await openSessions()).toBe(20);
});
