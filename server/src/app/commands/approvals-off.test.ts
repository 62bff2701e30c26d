import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { approvalBench } from '../../areas/approvals/approvals.fixture';
import { switchApprovalsOff } from './approvals-off';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('switches approvals off, records it, and notifies the users who can approve', async () => {
  const { pool, settings } = api.services;
  const { databaseUrl, ownerUrl } = settings;
  const off = () => switchApprovalsOff(['off'], { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl });
  await approvalBench(api).switchOn({ weights: 'other-user', grants: 'other-role' });
  expect(await off()).toMatch(/^Approvals are off/);
  expect(await off()).toBe('No approval is required.');
  const { rows: entries } = await pool.query(
    `select actor_name, changes from audit_entry where subject = 'approval policy'`,
  );
  expect(entries).toEqual([
    {
      actor_name: null,
      changes: [
        { field: 'weights', from: 'other-user', to: 'none' },
        { field: 'grants', from: 'other-role', to: 'none' },
      ],
    },
  ]);
  const { rows: notices } = await pool.query(
    `select username from notification join app_user u on u.id = user_id where kind = 'approvals-off'`,
  );
  expect(notices).toEqual([{ username: 'admin' }]);
  await expect(switchApprovalsOff(['on'], {})).rejects.toThrow('Usage');
});
