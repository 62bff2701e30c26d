import type { Permission } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { EventStreams } from './event-streams';
import { FakeResponse } from './fake-response.fixture';
import { FollowingRows } from './following-rows';

const permissions: ReadonlySet<Permission> = new Set<Permission>(['merchants:view']);
const findRights = jest.fn((hashes: readonly Buffer[]) =>
  Promise.resolve(hashes.map((tokenHash) => ({ tokenHash, permissions }))),
);
const log = { info: jest.fn() };

/** The written merchants, by the ids of their audit entries. */
let merchants: number[];
const query = jest.fn(({ name, values }: { name: string; values: number[] }) => {
  if (name === 'rows-written-last') return Promise.resolve({ rows: [{ last: merchants.length }] });
  const [, after = 0] = values;
  const ids = merchants.slice(after);
  const written = {
    subject: 'merchant',
    action: 'update',
    userId: null,
    ids,
    isMany: false,
    last: merchants.length,
  };
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

function open(userId = 1) {
  const response = new FakeResponse();
  const reader = { userId, tokenHash: Buffer.of(userId) };
  streams.add(reader, response.asResponse);
  const text = (field: string) => [...response.written.matchAll(new RegExp(`"${field}":\\[(.*?)\\]`, 'g'))];
  return {
    response,
    sent: () => text('changed').map(([, ids]) => ids),
    sentRows: () => text('rows').map(([, rows]) => rows),
    readRows: () => streams.noteRead(reader, 'merchants'),
  };
}
const pass = () => jest.advanceTimersByTimeAsync(1000);

test('writes are sent once from the beginning on, and none from before', async () => {
  await following.begin();
  const stream = open();
  merchants.push(2, 3);
  await pass();
  merchants.push(4);
  await pass();
  expect(stream.sent()).toEqual(['2,3', '4']);
});

test('writes that could not be sent are sent the next time', async () => {
  await following.begin();
  const stream = open();
  merchants.push(2);
  findRights.mockRejectedValueOnce(new Error('The database is away.'));
  await jest.advanceTimersToNextTimerAsync();
  expect(stream.sent()).toEqual([]);
  expect(log.info).toHaveBeenCalledTimes(1);
  await pass();
  expect(stream.sent()).toEqual(['2']);
});

test('nothing is read without open streams, and a new stream gets later writes', async () => {
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
  expect(stream.sent()).toEqual(['3']);
});

describe('row contents', () => {
  const readRows = jest.fn((ids: readonly number[]) => Promise.resolve(ids.map((id) => ({ id }))));
  beforeEach(async () => {
    readRows.mockClear();
    following.sendRowsBy('merchants', readRows);
    await following.begin();
  });

  test('are sent to sessions that have just read the list, after one read for all', async () => {
    const [one, two, other] = [open(1), open(2), open(3)];
    one.readRows();
    two.readRows();
    merchants.push(2, 3);
    await pass();
    expect([one, two, other].map(({ sentRows }) => sentRows())).toEqual([
      ['{"id":2},{"id":3}'],
      ['{"id":2},{"id":3}'],
      [],
    ]);
    expect(other.sent()).toEqual(['2,3']);
    expect(readRows.mock.calls).toEqual([[[2, 3]]]);
    await jest.advanceTimersByTimeAsync(120_000);
    merchants.push(4);
    await pass();
    expect(one.sent()).toEqual(['2,3', '4']);
    expect(one.sentRows()).toHaveLength(1);
    expect(readRows).toHaveBeenCalledTimes(1);
  });

  test('are not sent to a session that has ended since', async () => {
    const stream = open();
    stream.readRows();
    merchants.push(2);
    await pass();
    findRights.mockResolvedValueOnce([]);
    merchants.push(3);
    await pass();
    expect(stream.sentRows()).toEqual(['{"id":2}']);
  });

  test.each([
    ['they could not be read', () => readRows.mockRejectedValueOnce(new Error('away')), 0],
    [
      'they are long',
      () => readRows.mockResolvedValueOnce([{ id: 2, name: 'x'.repeat(40_000) } as { id: number }]),
      0,
    ],
    ['one reads slowly', () => {}, 1],
  ])('are replaced by ids when %s', async (_where, arrange, writableLength) => {
    const stream = open();
    stream.readRows();
    stream.response.writableLength = writableLength;
    arrange();
    merchants.push(2);
    await pass();
    expect([stream.sent(), stream.sentRows()]).toEqual([['2'], []]);
  });
});
