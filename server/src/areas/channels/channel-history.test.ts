import type { HistoryEntry, ListPage } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { channelTestBench, newTestKeyPair, validChannel } from './channels.fixture';

let api: TestApi;
let token: string;
let bench: ReturnType<typeof channelTestBench>;
/** Entries of earlier tests remain, and their ids are used again. */
let entriesBefore: number;
const [pair, nextPair] = [newTestKeyPair(), newTestKeyPair()];
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
  bench = channelTestBench(api, token);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await bench.reset();
  const { rows } = await api.services.pool.query<{ count: number }>('select count(*) from audit_entry');
  entriesBefore = rows[0]?.count ?? 0;
});

async function historyOf(id: number): Promise<HistoryEntry[]> {
  const answer = await callApi<ListPage<HistoryEntry>>(api, 'POST', '/channel/history', {
    token,
    body: { id, limit: 1000 },
  });
  return answer.data.items.filter((entry) => entry.id > entriesBefore);
}

test('lists who created, changed and deleted a channel, with old and new values', async () => {
  const { data: made } = await bench.create();
  const { data: changed } = await bench.update({ ...change(made), merchantWeight: 0, status: 'inactive' });
  await bench.remove({ id: made.id, updatedAt: changed.updatedAt });
  const items = await historyOf(made.id);
  expect(items.map(({ actor, action }) => [actor, action])).toEqual([
    ['editor', 'delete'],
    ['editor', 'update'],
    ['editor', 'create'],
  ]);
  expect(items[1]?.changes).toEqual([
    { field: 'merchantWeight', from: 40, to: 0 },
    { field: 'status', from: 'active', to: 'inactive' },
  ]);
});

const change = ({ id, updatedAt }: { id: number; updatedAt: string }) => ({
  id,
  updatedAt,
  merchantNo: validChannel.merchantNo,
  merchantWeight: validChannel.merchantWeight,
  status: validChannel.status,
});

test('contains keys as fingerprints only', async () => {
  const { data: made } = await bench.create({ ...validChannel, merchantUpPrivateKey: pair.privateKey });
  await bench.update({ ...change(made), merchantUpPrivateKey: nextPair.privateKey });
  const items = await historyOf(made.id);
  expect(items[0]?.changes).toEqual([
    {
      field: 'merchantUpPrivateKey',
      from: made.keyFingerprints.merchantUpPrivateKey,
      to: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    },
  ]);
  expect(JSON.stringify(items)).not.toContain(pair.privateKey.slice(100, 140));
});

test('each of fifty concurrent changes is refused or in the history', async () => {
  const { data: made } = await bench.create();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => bench.update({ ...change(made), merchantWeight: n })),
  );
  const saved = answers.filter(({ code }) => code === 200).map(({ data }) => data.merchantWeight);
  const refused = answers.filter(({ code }) => code === 409);
  // One of the fifty may have set the weight that the channel had.
  expect(saved).toHaveLength(1);
  expect(saved.length + refused.length).toBe(50);
  const items = await historyOf(made.id);
  expect(items.map(({ action }) => action)).toEqual(['update', 'create']);
});

test('the history is continuous after fifty concurrent changes without a version', async () => {
  const { data: made } = await bench.create({ ...validChannel, merchantWeight: 50 });
  const { updatedAt: _read, ...blind } = change(made);
  await Promise.all(Array.from({ length: 50 }, (_, n) => bench.update({ ...blind, merchantWeight: n })));
  const items = await historyOf(made.id);
  const steps = items
    .reverse()
    .flatMap(({ changes }) => changes.filter(({ field }) => field === 'merchantWeight'));
  expect(steps).toHaveLength(51);
  for (const [index, step] of steps.entries())
    expect(step.from).toBe(index === 0 ? null : steps[index - 1]?.to);
  const { data } = await bench.list();
  expect(data.items[0]?.merchantWeight).toBe(steps.at(-1)?.to);
});

test('requires permission to view channels', async () => {
  const visitor = await api.signIn('visitor');
  const answer = await callApi(api, 'POST', '/channel/history', { token: visitor, body: { id: 1 } });
  expect(answer.code).toBe(403);
});
