import type { Channel } from '@backoffice/contract';
import type pg from 'pg';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { type ChannelTestBench, channelTestBench, validChannel as valid } from './channels.fixture';

const codes = ['alipay', 'mastercard', 'unionpay', 'visa', 'wechat'] as const;

let api: TestApi;
let bench: ChannelTestBench;
beforeAll(async () => {
  api = await startTestApi();
  bench = channelTestBench(api, await api.signIn('admin'));
});
afterAll(() => api.stop());

const ids = (items: readonly Channel[]) => items.map(({ id }) => id);

describe('a few channels', () => {
  beforeEach(async () => {
    await bench.reset();
    for (const [index, merchantChannel] of codes.entries()) {
      const status = index === 1 ? 'inactive' : 'active';
      const merchantNo = `${index < 3 ? '2088' : '89%'}${index}`;
      await bench.create({ ...valid, merchantChannel, merchantNo, status, merchantWeight: index * 10 });
    }
    await bench.create({ ...valid, merchantId: 2, merchantNo: '20991', merchantWeight: 5 });
  });

  const found = async (body: object) => {
    const { data } = await bench.list(body);
    expect(data.total).toBe(data.items.length);
    return ids(data.items);
  };

  test('start with the oldest, with an exact total; a page past the end is empty', async () => {
    const { data } = await bench.list();
    expect([ids(data.items), data.total]).toEqual([[1, 2, 3, 4, 5, 6], 6]);
    const second = await bench.list({ sort: '-id', limit: 2, page: 2 });
    expect([ids(second.data.items), second.data.total]).toEqual([[4, 3], 6]);
    for (const page of [4, 1_000_000_000])
      expect((await bench.list({ page, limit: 2 })).data).toEqual({ items: [], total: 6 });
    expect((await bench.list({ page: 9, merchantNo: '2' })).data).toEqual({ items: [], total: 4 });
    expect((await bench.list({ page: 9, merchantChannel: 'a' })).data).toEqual({ items: [], total: 2 });
  });

  test('are found by the start of number and code only; wildcards are ordinary characters', async () => {
    expect(await found({ merchantNo: '2088' })).toEqual([1, 2, 3]);
    expect(await found({ merchantNo: '20', sort: '-id' })).toEqual([6, 3, 2, 1]);
    expect(await found({ merchantNo: '89%' })).toEqual([4, 5]);
    expect(await found({ merchantNo: '%' })).toEqual([]);
    expect(await found({ merchantNo: '088' })).toEqual([]);
    expect(await found({ merchantChannel: 'ali' })).toEqual([1, 6]);
    expect(await found({ merchantChannel: 'alipay', sort: '-id' })).toEqual([6, 1]);
    expect(await found({ merchantChannel: 'pay' })).toEqual([]);
    expect(await found({ merchantChannel: '_' })).toEqual([]);
    expect(await found({ merchantNo: '20', merchantChannel: 'a' })).toEqual([1, 6]);
    expect(await found({ merchantNo: '', merchantChannel: '' })).toHaveLength(6);
  });

  test('are counted by status as in the list, with any filter', async () => {
    for (const narrowed of [
      {},
      { merchantNo: '2088' },
      { merchantChannel: 'ma' },
      { merchantId: 1 },
      { merchantName: 'two' },
      { text: 'TWO' },
      { text: '2088' },
      { keyAge: 'over-1-year' },
    ]) {
      const totalOf = async (status: string) => (await bench.list({ ...narrowed, status })).data.total;
      expect((await bench.totals(narrowed)).data).toEqual({
        active: await totalOf('active'),
        inactive: await totalOf('inactive'),
      });
    }
    expect((await bench.totals()).data).toEqual({ active: 5, inactive: 1 });
  });

  test('of one merchant are listed with weights and without keys', async () => {
    expect(await found({ merchantId: 2 })).toEqual([6]);
    expect(await found({ merchantId: 1, merchantChannel: 'visa' })).toEqual([4]);
    const { data } = await bench.weights(1);
    expect(data.total).toBe(5);
    expect(data.items[1]).toEqual({
      id: 2,
      merchantId: 1,
      merchantNo: '20881',
      merchantChannel: 'mastercard',
      merchantWeight: 10,
      status: 'inactive',
    });
  });

  test('are found by any part of the merchant’s name, in any case, and by status', async () => {
    expect(await found({ merchantName: 'TW' })).toEqual([6]);
    expect(await found({ merchantName: 'one', merchantChannel: 'visa' })).toEqual([4]);
    expect(await found({ merchantName: 'o', sort: '-id' })).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await found({ merchantName: 'o%' })).toEqual([]);
    expect(await found({ status: 'inactive' })).toEqual([2]);
    expect(await found({ status: 'active', sort: '-id' })).toEqual([6, 5, 4, 3, 1]);
    expect(await found({ status: 'active', merchantChannel: 'ali' })).toEqual([1, 6]);
    expect(await found({ status: 'active', merchantNo: '2088' })).toEqual([1, 3]);
    expect(await found({ status: 'inactive', merchantName: 'two' })).toEqual([]);
    expect((await bench.list({ status: 'active', page: 2, limit: 2 })).data).toMatchObject({
      items: [{ id: 4 }, { id: 5 }],
      total: 5,
    });
  });

  test('contain the total weight of their merchant’s active channels', async () => {
    const shares = async () =>
      (await bench.list()).data.items.map(({ activeWeight, activeChannels }) => [
        activeWeight,
        activeChannels,
      ]);
    expect(await shares()).toEqual([...Array<number[]>(5).fill([90, 4]), [5, 1]]);
    await bench.update({ id: 5, merchantNo: 'x', merchantWeight: 40, status: 'inactive' });
    await bench.remove({ id: 6 });
    expect(await shares()).toEqual(Array<number[]>(5).fill([50, 3]));
  });

  test('omit private keys when more than 100 are requested', async () => {
    const whole = (await bench.list({ limit: 100 })).data.items[0];
    const many = (await bench.list({ limit: 101 })).data.items;
    expect(whole).toHaveProperty('merchantUpPrivateKey');
    const { merchantUpPrivateKey: _up, merchantDownPrivateKey: _down, ...rest } = whole!;
    expect(many[0]).toEqual(rest);
  });
});

test.each([
  ['page', { page: 0 }],
  ['page', { page: '1' }],
  ['page', { page: 1_000_000_001 }],
  ['limit', { limit: 0 }],
  ['limit', { limit: 1001 }],
  ['sort', { sort: 'id' }],
  ['sort', { sort: '+merchantUpPublicKey' }],
  ['merchantNo', { merchantNo: 7 }],
  ['merchantNo', { merchantNo: '\0' }],
  ['merchantNo', { merchantNo: 'x'.repeat(65) }],
  ['merchantChannel', { merchantChannel: null }],
  ['merchantId', { merchantId: '1' }],
  ['fields', { fields: 'option' }],
  ['status', { status: 'deleted' }],
  ['merchantName', { merchantName: '\0' }],
])('refuses a bad %s (case %#)', async (field, body) => {
  const { code, message, errors } = await bench.list(body);
  expect(code).toBe(400);
  expect(errors.map(({ path }) => path)).toContain(field);
  expect(message).toContain(field);
});

describe('many channels, with gaps', () => {
  interface Plain {
    id: number;
    code: string;
    number: string;
  }
  let all: Plain[];

  // Set up once: only the last test writes.
  beforeAll(async () => {
    const { pool } = api.services;
    await bench.reset();
    // The owner's connection has no time limit.
    await api.asOwner(`
      insert into merchant (id, merchant_name, name_folded, merchant_no, status)
        select n, 'm', 'm', 'N' || n, 'active' from generate_series(10, 6000) n;
      with made as (
        insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, status)
        select n, (n % 97)::text, ('{${codes.join()}}'::text[])[case when n % 500 = 0 then 5 else 1 + n % 4 end], 1, 'active'
        from generate_series(10, 6000) n
        returning id
      )
      insert into channel_detail (channel_id) select id from made`);
    // Deletes whole blocks and single rows.
    await pool.query('delete from channel where id between 1000 and 3100 or id % 7 = 0');
    all = (
      await pool.query<Plain>(
        'select id, merchant_channel as code, merchant_no as number from channel order by id',
      )
    ).rows;
  });

  test.each([
    [{}, () => true],
    [{ merchantChannel: 'alipay' }, ({ code }: Plain) => code === 'alipay'],
    [{ merchantChannel: 'wechat' }, ({ code }: Plain) => code === 'wechat'],
    [{ merchantNo: '9' }, ({ number }: Plain) => number.startsWith('9')],
    [
      { merchantNo: '9', merchantChannel: 'ali' },
      ({ number, code }: Plain) => number.startsWith('9') && code === 'alipay',
    ],
  ])('%j: every page of both orders is exact', async (filter, matches: (channel: Plain) => boolean) => {
    for (const sort of ['+id', '-id']) {
      const expected = all.filter(matches).map(({ id }) => id);
      if (sort === '-id') expected.reverse();
      const limit = Math.max(3, Math.ceil(expected.length / 7));
      for (let page = 1; (page - 1) * limit < expected.length + limit; page += 1) {
        const { data } = await bench.list({ ...filter, sort, limit, page, fields: 'weight' });
        expect(data.total).toBe(expected.length);
        expect(ids(data.items)).toEqual(expected.slice((page - 1) * limit, page * limit));
      }
    }
  });

  test('writers of channels of one type do not wait for each other', async () => {
    const { pool } = api.services;
    const clients: pg.PoolClient[] = [];
    const slots = new Set<number>();
    // Opens connections until two of them use different count rows.
    while (slots.size < 2) {
      const client = await pool.connect();
      clients.push(client);
      const { rows } = await client.query<{ slot: number }>('select pg_backend_pid() % 64 as slot');
      if (slots.has(rows[0]!.slot)) continue;
      slots.add(rows[0]!.slot);
      await client.query('begin');
      await client.query(`set local lock_timeout = '5s'`);
      await client.query(
        `insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, status)
         values ($1, 'both', 'alipay', 1, 'active')`,
        [9 + clients.length],
      );
    }
    for (const client of clients) {
      await client.query('rollback');
      client.release();
    }
  });

  test('the counts stay exact after any write, and the code of a channel cannot change', async () => {
    const { pool } = api.services;
    const counted = async () =>
      (
        await pool.query(
          `select merchant_channel, sum(channels)::int as channels from channel_type_count group by 1 having sum(channels) <> 0 order by 1`,
        )
      ).rows;
    const actual = async () =>
      (
        await pool.query(
          `select merchant_channel, count(*)::int as channels from channel group by 1 order by 1`,
        )
      ).rows;
    expect(await counted()).toEqual(await actual());
    const client = await pool.connect();
    await client.query('begin');
    await client.query('delete from channel where id < 500');
    await client.query('rollback');
    client.release();
    expect(await counted()).toEqual(await actual());
    await expect(pool.query(`update channel set merchant_channel = 'visa'`)).rejects.toThrow(/keeps its id/);
    await api.asOwner('truncate channel cascade');
    expect(await counted()).toEqual([]);
  });
});
