import { demoChannelTypes } from '../../samples/channels';

import { addChannelTypes } from './types/channel-types.repository';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { addDemoMerchants } from '../../samples/merchants';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  await addChannelTypes(api.services.pool, demoChannelTypes);
  await addDemoMerchants(api.services);
});
afterAll(() => api.stop());

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await api.services.pool.query(text, values)).rows as Row[];

const insert = (merchant: number, number: string, weight = 10) =>
  sql<{ id: number }>(
    `with made as (
       insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, status)
       values ($1, $2, 'alipay', $3, 'active') returning id
     )
     insert into channel_detail (channel_id) select id from made returning channel_id as id`,
    [merchant, number, weight],
  );
const stateOf = async (merchant: number) => {
  const [row] = await sql<{ state: string }>('select channel_state as state from merchant where id = $1', [
    merchant,
  ]);
  return row!.state;
};

test('a merchant’s channel state follows each write of its channels', async () => {
  expect(await stateOf(1)).toBe('none');
  const [first] = await insert(1, 'A');
  expect(await stateOf(1)).toBe('single');
  await insert(1, 'B', 0);
  expect(await stateOf(1)).toBe('several');
  await sql('update channel set merchant_weight = 0 where id = $1', [first!.id]);
  expect(await stateOf(1)).toBe('idle');
  await sql(`update channel set merchant_weight = 5, status = 'inactive' where id = $1`, [first!.id]);
  expect(await stateOf(1)).toBe('idle');
  await sql(`update channel set status = 'active' where id = $1`, [first!.id]);
  expect(await stateOf(1)).toBe('several');
  await sql('delete from channel where merchant_id = 1 and id > $1', [first!.id]);
  expect(await stateOf(1)).toBe('single');
  await sql('delete from channel where merchant_id = 1');
  expect(await stateOf(1)).toBe('none');
});

test('concurrent writes of one merchant’s channels result in the right state', async () => {
  const one = await api.services.pool.connect();
  const other = await api.services.pool.connect();
  try {
    await one.query('begin');
    await other.query('begin');
    const add = `insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, status)
      values (2, $1, $2, 10, 'active')`;
    await one.query(add, ['A', 'alipay']);
    // Waits for the first write, and then counts its channel, too.
    const waiting = other.query(add, ['B', 'wechat']);
    await one.query('commit');
    await waiting;
    await other.query('commit');
  } finally {
    one.release();
    other.release();
  }
  expect(await stateOf(2)).toBe('several');
});

test('writes of different merchants’ channels do not wait for each other', async () => {
  const [mine] = await insert(3, 'A');
  const [theirs] = await insert(4, 'A');
  const one = await api.services.pool.connect();
  try {
    await one.query('begin');
    const switchOff = `update channel set status = 'inactive', keys_changed_at = now() - interval '3 days' where id = $1`;
    await one.query(switchOff, [mine!.id]);
    await sql(switchOff, [theirs!.id]);
    await one.query('rollback');
  } finally {
    one.release();
  }
  expect([await stateOf(3), await stateOf(4)]).toEqual(['single', 'none']);
});

describe('the age of keys', () => {
  const keysOf = async (id: number) => {
    const [row] = await sql<{ at: Date | null }>('select keys_changed_at as at from channel where id = $1', [
      id,
    ]);
    return row!.at;
  };
  const create = async (keys: object) => {
    const answer = await api.call('POST', '/channel/create', {
      token,
      body: {
        merchantId: 5,
        merchantNo: 'K',
        merchantChannel: 'visa',
        merchantWeight: 1,
        status: 'active',
        ...keys,
      },
    });
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const update = (id: number, change: object) =>
    api.call('PUT', '/channel/update', {
      token,
      body: { id, merchantNo: 'K', merchantWeight: 2, status: 'active', ...change },
    });

  test('restarts with a changed key only', async () => {
    const id = await create({ merchantUpPublicKey: 'a text' });
    await sql(`update channel set keys_changed_at = '2020-01-01' where id = $1`, [id]);
    await update(id, { merchantUpPublicKey: '' });
    expect(await keysOf(id)).toEqual(new Date('2020-01-01'));
    await update(id, { merchantUpPublicKey: 'another text' });
    expect((await keysOf(id))!.getFullYear()).toBeGreaterThan(2020);
    await sql('delete from channel where id = $1', [id]);
  });

  test('is absent without a key', async () => {
    const id = await create({});
    expect(await keysOf(id)).toBeNull();
    await sql('delete from channel where id = $1', [id]);
  });

  test('filters the list in every way of reading, also combined with other filters', async () => {
    await sql('delete from channel');
    const born = ['1 day', '13 months', '25 months', '14 months', '3 years'];
    for (const [index, age] of born.entries()) {
      const [{ id } = { id: 0 }] = await insert(10 + index, `N${index}`);
      await sql(`update channel set keys_changed_at = now() - $2::interval where id = $1`, [id, age]);
    }
    const list = async (filter: object) => {
      const { items, total } = (await api.call('POST', '/channel/list', { token, body: filter })).json().data;
      return [items.map(({ merchantNo }: { merchantNo: string }) => merchantNo), total];
    };
    expect(await list({ keyAge: 'over-1-year' })).toEqual([['N1', 'N2', 'N3', 'N4'], 4]);
    expect(await list({ keyAge: 'over-2-years', sort: '-id' })).toEqual([['N4', 'N2'], 2]);
    expect(await list({ keyAge: 'over-1-year', limit: 1, page: 3 })).toEqual([['N3'], 4]);
    expect(await list({ keyAge: 'over-1-year', status: 'inactive' })).toEqual([[], 0]);
    expect(await list({ keyAge: 'over-2-years', merchantNo: 'N2' })).toEqual([['N2'], 1]);
  });
});
