import type { Channel, ChannelWeight, HistoryEntry, ListPage } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { type ChannelTestBench, channelTestBench, validChannel } from './channels.fixture';

let api: TestApi;
let token: string;
let bench: ChannelTestBench;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  bench = channelTestBench(api, token);
});
afterAll(() => api.stop());
beforeEach(() => bench.reset());

/** Creates channels of merchant 1 with the weights 40 and 60. */
async function twoChannels(): Promise<[Channel, Channel]> {
  const { data: one } = await bench.create({ ...validChannel, merchantNo: 'A', merchantWeight: 40 });
  const { data: two } = await bench.create({ ...validChannel, merchantNo: 'B', merchantWeight: 60 });
  return [one, two];
}

const change = (channels: object[], by = token, reason?: string) =>
  callApi<ChannelWeight[]>(api, 'PUT', '/channel/weights', { token: by, body: { channels, reason } });

const to = ({ id, updatedAt }: Channel, merchantWeight: number) => ({ id, updatedAt, merchantWeight });

const stored = async () => {
  const { data } = await bench.list({ sort: '+id' });
  return data.items.map(({ merchantWeight }) => merchantWeight);
};

it('changes all weights, and records each change with its reason', async () => {
  const [one, two] = await twoChannels();
  const { status, data } = await change([to(two, 30), to(one, 70)], token, 'Provider asks for less');
  expect(status).toBe(200);
  expect(data.map(({ id, merchantWeight }) => [id, merchantWeight])).toEqual([
    [one.id, 70],
    [two.id, 30],
  ]);
  expect(await stored()).toEqual([70, 30]);
  for (const [{ id }, from, target] of [
    [one, 40, 70],
    [two, 60, 30],
  ] as const) {
    const { data: history } = await callApi<ListPage<HistoryEntry>>(api, 'POST', '/channel/history', {
      token,
      body: { id },
    });
    expect(history.items[0]).toMatchObject({
      action: 'update',
      reason: 'Provider asks for less',
      changes: [{ field: 'merchantWeight', from, to: target }],
    });
  }
});

it('makes concurrent changes of the same channels and merchants without one failing for another', async () => {
  const add = async (merchantId: number, merchantNo: string) =>
    (await bench.create({ ...validChannel, merchantId, merchantNo })).data.id;
  const ids = [await add(1, 'A'), await add(2, 'B'), await add(2, 'C'), await add(1, 'D')];
  // Channels of one merchant, of both in either order, and one alone.
  const chosen = [[0, 3], [0, 2], [1, 3], [1, 2], [3], [2]];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      change(chosen[index % chosen.length]!.map((at) => ({ id: ids[at], merchantWeight: index }))),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

it('changes nothing when one of the channels has changed since it was read', async () => {
  const [one, two] = await twoChannels();
  await change([to(two, 50)]);
  const { status } = await change([to(one, 70), to(two, 30)]);
  expect(status).toBe(409);
  expect(await stored()).toEqual([40, 50]);
});

it('changes nothing when one of the channels does not exist', async () => {
  const [one] = await twoChannels();
  expect((await change([to(one, 70), { id: 9_999, merchantWeight: 1 }])).status).toBe(404);
  expect(await stored()).toEqual([40, 60]);
});

it('keeps keys, status and number of the channels', async () => {
  const [one] = await twoChannels();
  const before = await bench.everything();
  await change([to(one, 41)]);
  const [after] = (await bench.everything()) as Record<string, unknown>[];
  const { updated_at: _, version: __, ...expected } = before[0] as Record<string, unknown>;
  expect(after).toMatchObject({ ...expected, merchant_weight: 41 });
});

it.each([
  ['no channel', []],
  ['a weight over 100', [{ id: 1, merchantWeight: 101 }]],
  ['a negative weight', [{ id: 1, merchantWeight: -1 }]],
  ['a fraction', [{ id: 1, merchantWeight: 1.5 }]],
  [
    'a channel twice',
    [
      { id: 1, merchantWeight: 1 },
      { id: 1, merchantWeight: 2 },
    ],
  ],
  ['more than 100 channels', Array.from({ length: 101 }, (_, id) => ({ id: id + 1, merchantWeight: 1 }))],
])('refuses %s', async (_, channels) => {
  expect((await change(channels)).status).toBe(400);
});

it('is open to users who may edit channels only', async () => {
  const [one] = await twoChannels();
  expect((await change([to(one, 70)], await api.signIn('visitor'))).status).toBe(403);
  expect(await stored()).toEqual([40, 60]);
  expect((await change([to(one, 70)], await api.signIn('editor'))).status).toBe(200);
});

it('lets two calls for the same channels in different order both end', async () => {
  const [one, two] = await twoChannels();
  const rows = [
    { id: one.id, merchantWeight: 1 },
    { id: two.id, merchantWeight: 2 },
  ];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => change(at % 2 ? rows : rows.toReversed())),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
