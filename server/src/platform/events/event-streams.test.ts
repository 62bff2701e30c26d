import type { Permission } from '@backoffice/contract';
import { EventStreams, type ReaderRights, type StreamEnd } from './event-streams';
import { FakeResponse } from './fake-response.fixture';
import { gatherRows } from './gathered-rows';

const nextTurn = () => new Promise((next) => setImmediate(next));

test('a reader who does not read is disconnected, and no other', async () => {
  const ends: StreamEnd[] = [];
  const streams = new EventStreams((why) => ends.push(why));
  const [slow, quick] = [new FakeResponse(), new FakeResponse()];
  for (const { asResponse } of [slow, quick]) streams.add({ userId: 1, tokenHash: Buffer.of(1) }, asResponse);
  slow.writableLength = 70_000;
  await streams.beat();
  expect([slow.isDestroyed, quick.isDestroyed]).toEqual([true, false]);
  expect([streams.open, ends]).toEqual([1, ['slow']]);
  streams.send({ userId: 1, topic: 'inbox', kind: 'changed', id: 7 });
  expect(quick.written).toContain('"id":7');
  expect(slow.written).not.toContain('"id":7');
});

test('a closed connection is removed at the next heartbeat, and not counted when it was closed before', async () => {
  const ends: StreamEnd[] = [];
  const streams = new EventStreams((why) => ends.push(why));
  const [gone, open, late] = [new FakeResponse(), new FakeResponse(), new FakeResponse()];
  late.req.socket.destroyed = true;
  for (const { asResponse } of [gone, open, late])
    streams.add({ userId: 1, tokenHash: Buffer.of(1) }, asResponse);
  expect([streams.open, ends]).toEqual([2, ['left']]);
  gone.req.socket.destroyed = true;
  await streams.beat();
  expect([streams.open, ends]).toEqual([1, ['left', 'left']]);
});

test('many readers get events in batches, by the rights at its beginning, without those that end in between', async () => {
  const streams = new EventStreams(() => {});
  const permissions: ReadonlySet<Permission> = new Set<Permission>(['merchants:view']);
  const hashes = Array.from({ length: 100 }, (_, index) => Buffer.of(index));
  const responses = hashes.map((tokenHash, userId) => {
    const response = new FakeResponse();
    streams.add({ userId, tokenHash }, response.asResponse);
    return response;
  });
  const rights: ReaderRights[] = hashes.slice(1).map((tokenHash) => ({ tokenHash, permissions }));
  streams.setRights(hashes, rights);
  const indexesSent = () =>
    responses.flatMap(({ written }, index) => (written.includes('"changed":[5]') ? [index] : []));
  const sending = streams.sendRows(
    gatherRows([{ subject: 'merchant', action: 'update', userId: 3, ids: [5], isMany: false }]),
    new Map(),
  );
  expect(indexesSent().length).toBeLessThan(50);
  streams.invalidateRights();
  streams.endSessions([hashes[99]!]);
  await nextTurn();
  expect(indexesSent().length).toBeLessThan(100);
  await sending;
  expect(indexesSent()).toEqual(Array.from({ length: 98 }, (_, index) => index + 1));
  expect(responses.flatMap(({ written }, index) => (written.includes('"own":[5]') ? [index] : []))).toEqual([
    3,
  ]);
});
