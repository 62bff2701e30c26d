import type { BulkPreview } from '@backoffice/contract/bulk';
import { BULK_PAYMENTS_MAX } from '@backoffice/contract/bulk-values';
import { screens } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(() =>
  api.asOwner(`
    truncate merchant, payment_transaction, bulk_job restart identity cascade;
    insert into merchant (id, merchant_name, name_folded, merchant_no, status) values
      (1, 'A', 'a', 'M1', 'active'), (2, 'B', 'b', 'M2', 'active'), (3, 'C', 'c', 'M3', 'inactive'), (4, 'D', 'd', 'M4', 'active')`),
);

const takePayments = (merchantId: number, number: number, daysAgo: number) =>
  api.asOwner(`
    insert into payment_transaction (order_no, username, price, status, created_at, merchant_id)
    select ${merchantId} || '-' || ${daysAgo} || '-' || n, 'Ana', 1, 'success', now() - interval '${daysAgo} days', ${merchantId}
    from generate_series(1, ${number}) n`);

async function preview(user: string, status: 'active' | 'inactive'): Promise<BulkPreview> {
  const token = await api.signIn(user);
  const { rows } = await api.services.pool.query<{ id: number; updatedAt: Date }>(
    'select id, updated_at as "updatedAt" from merchant where id < 4',
  );
  const body = { command: { status }, rows };
  return (await callApi<BulkPreview>(api, 'POST', '/merchant/bulk/preview', { token, body })).data;
}

it('the preview of a deactivation counts the payments of its active merchants in the last 30 days', async () => {
  await takePayments(1, 3, 1);
  await takePayments(2, 2, 29);
  await takePayments(2, 4, 31);
  await takePayments(3, 5, 1);
  await takePayments(4, 6, 1);
  expect((await preview('editor', 'inactive')).recentPayments).toBe(5);
  expect(await preview('editor', 'active')).not.toHaveProperty('recentPayments');
});

it('the preview stops counting payments at the limit', async () => {
  await takePayments(1, BULK_PAYMENTS_MAX + 5, 1);
  expect((await preview('editor', 'inactive')).recentPayments).toBe(BULK_PAYMENTS_MAX);
});

it('the preview counts no payments for users who may not view transactions', async () => {
  await takePayments(1, 3, 1);
  await api.asOwner(`delete from role_grant where role_key = 'editor' and path = '${screens.transactions}'`);
  const shown = await preview('editor', 'inactive');
  expect(shown.total).toBe(3);
  expect(shown).not.toHaveProperty('recentPayments');
});

it('the preview is answered without the number when payments cannot be counted', async () => {
  await api.asOwner('alter table payment_transaction rename column created_at to created_on');
  const shown = await preview('admin', 'inactive');
  await api.asOwner('alter table payment_transaction rename column created_on to created_at');
  expect(shown.total).toBe(3);
  expect(shown).not.toHaveProperty('recentPayments');
});
