import type { AuditLogEntry, ListPage, Merchant } from '@backoffice/contract';
import { verifyAudit } from '../../app/commands/verify-audit';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  const given = { merchantName: 'North Star', status: 'active' };
  const { data } = await callApi<Merchant>(api, 'PUT', '/merchant/create', { token, body: given });
  const editor = await api.signIn('editor');
  await callApi(api, 'PUT', '/merchant/status', { token: editor, body: { id: data.id, status: 'inactive' } });
});
afterAll(() => api.stop());

async function entries(body: object = {}) {
  const { code, data } = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', { token, body });
  expect(code).toBe(200);
  return data;
}
const deeds = async (filter: object) =>
  (await entries(filter)).items.map(({ actor, action, subjectName }) => `${actor} ${action} ${subjectName}`);

test('lists who did what, latest first', async () => {
  const all = await entries();
  expect(all.total).toBe(4);
  expect(all.items[0]).toMatchObject({
    id: 4,
    actor: 'editor',
    action: 'update',
    subject: 'merchant',
    subjectName: 'North Star',
    changes: [{ field: 'status', from: 'active', to: 'inactive' }],
    requestId: expect.any(String),
  });
  expect((await entries({ sort: '+id', page: 2, limit: 3 })).items.map(({ id }) => id)).toEqual([4]);
  expect(await entries({ page: 9 })).toEqual({ items: [], total: 4 });
});

test('filters by user, action, kind, target and time', async () => {
  expect(await deeds({ actor: 'DIT' })).toEqual(['editor update North Star', 'editor sign-in editor']);
  expect(await deeds({ action: 'create' })).toEqual(['admin create North Star']);
  expect(await deeds({ subject: 'account' })).toEqual(['editor sign-in editor', 'admin sign-in admin']);
  expect(await deeds({ target: 'north' })).toHaveLength(2);
  expect(await deeds({ target: '100%' })).toEqual([]);
  expect(await deeds({ group: 'changes' })).toEqual(['editor update North Star', 'admin create North Star']);
  expect(await deeds({ actor: '"editor"' })).toHaveLength(2);
  expect(await deeds({ actor: '"edit"' })).toEqual([]);
  expect(await deeds({ actor: '"EDITOR"' })).toEqual([]);
  expect(await deeds({ actor: '"nobody"', action: 'keys-read' })).toEqual([]);
  const second = (await entries({ sort: '+id' })).items[1]!.at;
  expect((await entries({ from: second, sort: '+id' })).items[0]!.id).toBeLessThanOrEqual(2);
  expect((await entries({ to: second })).total).toBeLessThan(2);
});

test('filters the last 24 hours, also combined with a start time', async () => {
  const entry = `insert into audit_entry (at, actor_name, subject, action) values (now() - $1::interval, 'li', 'role', 'create')`;
  await api.services.pool.query(entry, ['25 hours']);
  await api.services.pool.query(entry, ['23 hours']);
  const ofLi = { actor: '"li"', subject: 'role' };
  expect((await entries(ofLi)).total).toBe(2);
  expect((await entries({ ...ofLi, within: 'day' })).total).toBe(1);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  expect((await entries({ ...ofLi, within: 'day', from: ago(48) })).total).toBe(1);
  expect((await entries({ ...ofLi, within: 'day', from: ago(1) })).total).toBe(0);
});

test.each([
  [{ within: 'week' }],
  [{ from: 'monday' }],
  [{ action: 'hack' }],
  [{ subject: 'x' }],
  [{ sort: 'id' }],
  [{ actor: [['admin']] }],
  [{ x: 1 }],
])('refuses %p', async (body) =>
  expect((await callApi(api, 'POST', '/audit/list', { token, body })).code).toBe(400),
);

test('requires the permission', async () => {
  const body = {};
  expect((await callApi(api, 'POST', '/audit/list', { token: await api.signIn('editor'), body })).code).toBe(
    403,
  );
});

test('the chain is intact with and without names, and a changed name is detected', async () => {
  const env = { DATABASE_URL: api.services.settings.databaseUrl };
  expect(await verifyAudit([], env)).toMatch(/whole/);
  await api.asOwner(`
    alter table audit_entry disable trigger user;
    update audit_entry set subject_name = 'South Star' where id = 3;
    alter table audit_entry enable trigger user`);
  await expect(verifyAudit([], env)).rejects.toThrow(/entry 3/);
});

test('an entry that matches by name and by id is counted once', async () => {
  const body = { merchantName: '2', status: 'active' };
  const { data } = await callApi<Merchant>(api, 'PUT', '/merchant/create', { token, body });
  expect(data.id).toBe(2);
  const { items, total } = await entries({ subject: 'merchant', target: '2' });
  expect([items.map(({ subjectName }) => subjectName), total]).toEqual([['2'], 1]);
});
