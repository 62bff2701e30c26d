import type { Permission } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { EventStreams } from './event-streams';
import { FakeResponse } from './fake-response.fixture';
import { FollowingRows } from './following-rows';

const permissions: ReadonlySet<Permission> = new Set<Permission>(['merchants:view']);
const findRights = jest.fn((hashes: readonly Buffer[]) =>
  Promise.resolve(hashes.map((tokenHash) => ({ tokenHash, permissions, mustChangePassword: false }))),
);
const log = { info: jest.fn() };

/** The merchants that somebody has written, by the numbers of the entries that say so. */
let merchants: number[];
const query = jest.fn(({ name, values }: { name: string; values: number[] }) => {
  if (name === 'rows-written-last') return Promise.resolve({ rows: [{ last: merchants.length }] });
  const [, after = 0] = values;
  const ids = merchants.slice(after);
  const written = { subject: 'merchant', action: 'update', userId: null, ids, last: merchants.length };
  return Promise.resolve({ rows: ids.length > 0 ? [written] : [] });
});

let streams: EventStreams;
let following: FollowingRows;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  query.mockClear();
  merchants = [1];
  streams = new EventStreams(() => {});
  following = new FollowingRows({
    pool: { query } as unknown as pg.Pool,
    log: log as unknown as FastifyBaseLogger,
    streams,
    findRights,
  });
});
afterEach(() => {
  following.stop();
  jest.useRealTimers();
});

function open() {
  const response = new FakeResponse();
  streams.add({ userId: 1, tokenHash: Buffer.of(1) }, response.asResponse);
  return { told: () => [...response.said.matchAll(/"changed":\[(.*?)\]/g)].map(([, ids]) => ids) };
}
const pass = () => jest.advanceTimersByTimeAsync(1000);

test('what is written from the beginning on is told once, and nothing of before', async () => {
  await following.begin();
  const stream = open();
  merchants.push(2, 3);
  await pass();
  merchants.push(4);
  await pass();
  expect(stream.told()).toEqual(['2,3', '4']);
});

test('what could not be told, as it was not known to whom, is told the next time', async () => {
  await following.begin();
  const stream = open();
  merchants.push(2);
  findRights.mockRejectedValueOnce(new Error('The database is away.'));
  await jest.advanceTimersToNextTimerAsync();
  expect(stream.told()).toEqual([]);
  expect(log.info).toHaveBeenCalledTimes(1);
  await pass();
  expect(stream.told()).toEqual(['2']);
});

test('nothing is asked while no stream is open, and who comes then is told what is written from then on', async () => {
  await following.begin();
  await pass();
  query.mockClear();
  merchants.push(2);
  await pass();
  expect(query).not.toHaveBeenCalled();
  await following.begin();
  const stream = open();
  merchants.push(3);
  await pass();
  expect(stream.told()).toEqual(['3']);
});
