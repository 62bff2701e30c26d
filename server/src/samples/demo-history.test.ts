import type { FoundNote } from '@backoffice/contract/notes';
import { checkChain } from '../platform/audit/audit.repository';
import type { Inbox } from '@backoffice/contract/inbox';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { addDemoChannels } from './channels';
import { addDemoHistory } from './demo-history';
import { addDemoTransactions } from './demo-transactions';
import { incidentBefore } from './incident';
import { addDemoMerchants } from './merchants';
import { addDemoUsers } from './people';

let api: TestApi;
const now = Date.now();
beforeAll(async () => {
  api = await startTestApi();
  await addDemoUsers(api.services);
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  await addDemoTransactions(api.services, now, 30);
  await addDemoHistory(api.services, now);
});
afterAll(() => api.stop());

test('the audit log of the demo is an intact chain in the order of time', async () => {
  const { entries, brokenAt } = await checkChain(api.services.pool);
  expect(brokenAt).toBeNull();
  expect(entries).toBeGreaterThan(20);
  const { rows } = await api.services.pool.query<{ late: number }>(
    `select count(*)::int as late from (select at < lag(at) over (order by id) as late from audit_entry) entry where late`,
  );
  expect(rows).toEqual([{ late: 0 }]);
});

test('the editor moves weights on the Tuesday of the incident and restores them', async () => {
  const { rows } = await api.services.pool.query<{
    at: Date;
    actor: string;
    changes: { from: number; to: number }[];
    weight: number;
  }>(
    `select a.at, actor_name as actor, changes, merchant_weight as weight
     from audit_entry a join channel c on c.id = subject_id where subject = 'channel' order by subject_id, a.id`,
  );
  expect(rows.length).toBeGreaterThan(3);
  const [moved, restored] = rows;
  expect(new Date(moved!.at).getTime()).toBe(incidentBefore(now).movedAt);
  expect([moved!.actor, moved!.changes[0]!.to]).toEqual(['editor', 0]);
  expect(restored!.changes[0]!.to).toBe(restored!.weight);
});

test.each(['admin', 'editor'])('the inbox of %s has five notifications, added once', async (username) => {
  await addDemoHistory(api.services);
  const token = await api.signIn(username);
  const { data } = await callApi<{ items: unknown[] }>(api, 'GET', '/inbox', { token });
  expect(data.items).toHaveLength(5);
});

test('the alert of the incident and its recovery are in the inbox, as the job writes them', async () => {
  const { from, until } = incidentBefore(now);
  const token = await api.signIn('editor');
  const { data } = await callApi<Inbox>(api, 'GET', '/inbox', { token });
  const alerts = data.items.filter(({ kind }) => kind === 'channel-alert').reverse();
  expect(alerts).toMatchObject([
    { values: { type: { en: 'UnionPay' }, merchantName: null, hasRecovered: false } },
    { values: { type: { en: 'UnionPay' }, merchantName: null, hasRecovered: true } },
  ]);
  const [fell, recovered] = alerts.map(({ createdAt }) => Date.parse(createdAt));
  expect(fell).toBeGreaterThan(from);
  expect(fell).toBeLessThan(until);
  expect(recovered).toBeGreaterThan(until);
  const { rowCount } = await api.services.pool.query('select from channel_alert where ended_at is null');
  expect(rowCount).toBe(0);
});

test('the saved views of the demo are valid for their lists', async () => {
  const token = await api.signIn('editor');
  const body = { list: 'channels' };
  const { data } = await callApi<{ items: { name: string }[] }>(api, 'POST', '/list-view/list', {
    token,
    body,
  });
  expect(data.items.map(({ name }) => name)).toEqual(['UnionPay in use']);
});

test('the notes of the demo are on the channel of the incident and on merchants', async () => {
  const token = await api.signIn('admin');
  const find = async (kind: string, query: string) => {
    const body = { query };
    const { data } = await callApi<{ items: FoundNote[] }>(api, 'POST', `/${kind}/note/find`, {
      token,
      body,
    });
    return data.items.map(({ author, name }) => [author, name]);
  };
  // A channel is named by its type and number.
  const onChannel = expect.stringMatching(
    new RegExp(`^${incidentBefore(now).channelType} \\d`, 'i'),
  ) as string;
  expect(await find('channel', 'wechat weight')).toEqual([
    ['editor', onChannel],
    ['editor', onChannel],
  ]);
  expect(await find('merchant', 'account')).toEqual([
    ['editor', expect.stringMatching(/ Games$/)],
    ['ana.adler', expect.stringMatching(/ Games$/)],
  ]);
});
