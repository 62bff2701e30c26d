import type { AuditLogEntry, FailureEnvelope, HistoryEntry, ListPage, Merchant } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

async function historyOf(id: number): Promise<HistoryEntry[]> {
  const body = { id };
  const { data } = await callApi<ListPage<HistoryEntry>>(api, 'POST', '/merchant/history', { token, body });
  return data.items;
}

test('lists the created and changed fields of a merchant; a refused change adds nothing', async () => {
  const given = { merchantName: 'North Star', status: 'active' };
  const { data: made } = await callApi<Merchant>(api, 'PUT', '/merchant/create', { token, body: given });
  const off = { id: made.id, status: 'inactive', updatedAt: made.updatedAt };
  await callApi(api, 'PUT', '/merchant/status', { token, body: off });
  const late = await callApi(api, 'PUT', '/merchant/status', { token, body: { ...off, status: 'active' } });
  expect(late.code).toBe(409);
  const [changed, created, ...rest] = await historyOf(made.id);
  expect(rest).toEqual([]);
  expect(changed).toMatchObject({
    actor: 'admin',
    action: 'update',
    changes: [{ field: 'status', from: 'active', to: 'inactive' }],
  });
  expect(created?.changes).toContainEqual({ field: 'merchantName', from: null, to: 'North Star' });
  const key = created?.changes.find(({ field }) => field === 'privateKey');
  expect(key?.to).toMatch(/^[0-9a-f]{64}$/);
});

test('is empty for a merchant without writes', async () => {
  expect(await historyOf(987_654)).toEqual([]);
});

test('stores the reason in the history and in the audit log', async () => {
  const given = { merchantName: 'South Star', status: 'active' };
  const { data: made } = await callApi<Merchant>(api, 'PUT', '/merchant/create', { token, body: given });
  const { id, updatedAt } = made;
  const body = { id, updatedAt, status: 'inactive', freeDifference: 3, reason: '  Asked for by phone ' };
  const changed = await callApi<Merchant>(api, 'PUT', '/merchant/update', { token, body });
  expect(changed.code).toBe(200);
  expect(changed.data).not.toHaveProperty('reason');
  expect((await historyOf(id)).map(({ reason }) => reason)).toEqual(['Asked for by phone', null]);
  const log = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', {
    token,
    body: { subject: 'merchant', target: 'South Star' },
  });
  expect(log.data.items.map(({ reason }) => reason)).toEqual(['Asked for by phone', null]);
});

test.each([['x'.repeat(201)], ['half \ud800'], [7], [null]])('refuses the reason %p', async (reason) => {
  const body = { id: 1, status: 'active', reason };
  const answer = await api.call('PUT', '/merchant/update', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<FailureEnvelope>().errors).toMatchObject([{ path: 'reason' }]);
});

test('refuses a reason and a change without the edit permission', async () => {
  const body = { id: 1, status: 'inactive', reason: 'Because' };
  const answer = await callApi(api, 'PUT', '/merchant/update', { token: await api.signIn('visitor'), body });
  expect(answer.code).toBe(403);
});
