import type { ListPage, Transaction, TransactionFigures } from '@backoffice/contract';
import { addDemoChannels } from '../../samples/channels';
import { addDemoMerchants } from '../../samples/merchants';
import { addTransactions } from '../../samples/transactions';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
});
afterAll(() => api.stop());

const list = (query = '') => api.call('GET', `/transaction/list${query}`, { token });

test('the list is empty at first', async () => {
  expect((await list()).json().data).toEqual({ items: [], total: 0 });
});

/** A payment from before merchants and channels were recorded. */
const unknown = { currency: null, merchantId: null, merchantName: null, channelId: null, channelType: null };

test('the newest 20 come first, with an exact total', async () => {
  await addTransactions(api.services.pool, 200, { now: Date.now(), everyMs: 2_400_000 });
  const { items, total } = (await list()).json().data;
  expect([items.length, total]).toEqual([20, 200]);
  const times = items.map(({ timestamp }: { timestamp: string }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  for (const item of items)
    expect(item).toEqual({
      id: expect.any(Number),
      order_no: expect.stringMatching(/^\d{16}$/),
      timestamp: expect.any(String),
      username: expect.any(String),
      price: expect.stringMatching(/^\d+\.\d{2}$/),
      status: expect.stringMatching(/^(success|pending)$/),
      ...unknown,
    });
});

test('pages follow each other, and a page past the end is empty', async () => {
  const orders = async (query: string) =>
    (await list(query)).json().data.items.map((row: { order_no: string }) => row.order_no);
  const first = await orders('?limit=16');
  expect([...(await orders('?limit=8')), ...(await orders('?limit=8&page=2'))]).toEqual(first);
  expect((await list('?page=21')).json().data).toEqual({ items: [], total: 200 });
});

test.each(['page=0', 'limit=1001', 'limit=ten', 'sort=-id', 'status=paid', 'from=today', 'merchantId=0'])(
  '%s is refused',
  async (query) => {
    expect((await list(`?${query}`)).statusCode).toBe(400);
  },
);

describe('with merchants and channels', () => {
  beforeAll(async () => {
    await addDemoMerchants(api.services);
    await addDemoChannels(api.services);
    await api.services.pool.query('delete from payment_transaction');
    await addTransactions(api.services.pool, 300, {
      now: Date.parse('2026-03-04T12:00:00Z'),
      everyMs: 3_600_000,
    });
  });

  const data = async (query: string) => (await list(query)).json().data as ListPage<Transaction>;

  test('each transaction contains its merchant and channel', async () => {
    const { items } = await data('?limit=300');
    for (const { merchantId, merchantName, channelId, channelType } of items) {
      expect([merchantId, channelId]).toEqual([expect.any(Number), expect.any(Number)]);
      expect(merchantName).not.toBe('');
      expect(channelType).toMatch(/^[a-z]/);
    }
  });

  test('transactions and their total are filtered by merchant, status and period', async () => {
    const { items: all } = await data('?limit=300');
    const [{ merchantId } = {}] = all;
    const ofMerchant = all.filter((one) => one.merchantId === merchantId);
    expect(await data(`?limit=300&merchantId=${merchantId}`)).toEqual({
      items: ofMerchant,
      total: ofMerchant.length,
    });
    const pending = all.filter(({ status }) => status === 'pending');
    expect(pending).not.toEqual([]);
    expect(await data('?limit=300&status=pending')).toEqual({ items: pending, total: pending.length });
    // From one day into the fourth after it, within one day, and within one hour.
    for (const [from, to] of [
      ['2026-03-01T06:30:00Z', '2026-03-04T05:00:00Z'],
      ['2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z'],
      ['2026-03-02T07:00:00Z', '2026-03-02T07:59:00Z'],
      ['2026-03-03T00:00:00Z', '2026-03-01T00:00:00Z'],
    ] as const) {
      const within = all.filter(({ timestamp }) => timestamp >= from && timestamp < to);
      expect(await data(`?limit=300&from=${from}&to=${to}`)).toEqual({ items: within, total: within.length });
    }
  });

  describe('in currencies', () => {
    beforeAll(() =>
      api.services.pool.query(
        `update payment_transaction set currency = 'EUR' where created_at >= '2026-03-02' and created_at < '2026-03-03'`,
      ),
    );

    test.each<[string, (one: Transaction, first: Transaction) => boolean, (first: Transaction) => string]>([
      ['the whole order number', (one, { id }) => one.id === id, ({ order_no }) => `text=${order_no}`],
      [
        'an order number pasted with spaces',
        (one, { id }) => one.id === id,
        ({ order_no }) => `text=${encodeURIComponent(` ${order_no.slice(0, 4)} ${order_no.slice(4)} `)}`,
      ],
      ['the beginning of order numbers', (one) => one.order_no.startsWith('202602'), () => 'text=202602'],
      [
        'the beginning of a payer’s name in any case',
        (one, { username }) => one.username === username,
        ({ username }) => `text=${encodeURIComponent(username.toUpperCase())}`,
      ],
      ['an amount', (one, { price }) => one.price === price, ({ price }) => `amount=${price}`],
      [
        'bounds of the amount',
        (one) => Number(one.price) >= 5000 && Number(one.price) <= 9000,
        () => 'amountFrom=5000&amountTo=9000',
      ],
      [
        'several merchants',
        (one, { merchantId }) => one.merchantId === merchantId || one.merchantId === 2,
        ({ merchantId }) => `merchantId=${merchantId}&merchantId=2`,
      ],
      [
        'a part of a merchant’s name',
        (one, { merchantName }) => one.merchantName === merchantName,
        ({ merchantName }) => `merchantName=${encodeURIComponent(merchantName!)}`,
      ],
      [
        'a channel',
        (one, { channelId }) => one.channelId === channelId,
        ({ channelId }) => `channelId=${channelId}`,
      ],
      [
        'several types of channel',
        ({ channelType }) => channelType === 'alipay' || channelType === 'unionpay',
        () => 'channelType=alipay&channelType=unionpay',
      ],
      ['both statuses', () => true, () => 'status=success&status=pending'],
      [
        'a currency and a period',
        (one, { currency }) => one.currency === currency && one.timestamp >= '2026-03-01T00:00:00Z',
        () => 'currency=EUR&currency=JPY&from=2026-03-01T00:00:00Z',
      ],
    ])('are found by %s', async (_what, matches, queryOf) => {
      const { items: all } = await data('?limit=1000');
      const first = all.find(({ currency }) => currency !== null)!;
      const found = all.filter((one) => matches(one, first));
      expect(found).not.toEqual([]);
      expect(await data(`?limit=1000&${queryOf(first)}`)).toEqual({ items: found, total: found.length });
      const { items: pages } = await data(`?limit=1&page=${found.length}&${queryOf(first)}`);
      expect(pages).toEqual(found.slice(-1));
    });
  });

  test('the figures of a merchant and a period equal the sums of the list', async () => {
    const { items: all } = await data('?limit=300');
    const { merchantId, timestamp } = all[100]!;
    const rows = all.filter((one) => one.merchantId === merchantId && one.timestamp >= timestamp);
    const volumeOf = (currency: string | null) => {
      const prices = rows.filter((one) => one.currency === currency).map(({ price }) => Number(price) * 100);
      const cents = prices.reduce((sum, price) => sum + Math.round(price), 0);
      return { currency, transactions: prices.length, amount: (cents / 100).toFixed(2) };
    };
    const path = `/transaction/figures?merchantId=${merchantId}&from=${timestamp}`;
    const { volumes, ...counts } = (await api.call('GET', path, { token })).json().data as TransactionFigures;
    expect(volumes).toEqual([volumeOf(null), volumeOf('EUR')]);
    expect(counts).toEqual({
      success: rows.filter(({ status }) => status === 'success').length,
      pending: rows.filter(({ status }) => status === 'pending').length,
      failed: 0,
      amount: volumeOf(null).amount,
    });
    expect((await api.call('GET', `${path}&status=success`, { token })).statusCode).toBe(400);
  });

  test('figures of a merchant with very many transactions are cached for some seconds, others are not', async () => {
    const [{ merchantId: many }, { merchantId: few }] = (await data('?limit=300')).items as [
      Transaction,
      Transaction,
    ];
    const add = (merchantId: number | null | undefined, count: number) =>
      api.services.pool.query(
        `insert into payment_transaction (order_no, created_at, username, price, status, merchant_id)
         select gen_random_uuid()::text, '2025-03-04T13:00:00Z', 'Ada', 1, 'success', $1 from generate_series(1, $2)`,
        [merchantId, count],
      );
    const sumsOf = async (merchantId: number | null | undefined) => {
      const path = `/transaction/figures?merchantId=${merchantId}&to=2025-12-31T00:00:00Z`;
      return (await api.call('GET', path, { token })).json().data.success;
    };
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    await add(many, 10_000);
    await add(few, 1);
    expect([await sumsOf(many), await sumsOf(few)]).toEqual([10_000, 1]);
    await add(many, 1);
    await add(few, 1);
    expect([await sumsOf(many), await sumsOf(few)]).toEqual([10_000, 2]);
    clock.mockReturnValue(performance.now() + 5001);
    expect(await sumsOf(many)).toBe(10_001);
    clock.mockRestore();
  });

  test('the type of a deleted channel is kept', async () => {
    const [{ channelId, order_no, channelType } = {}] = (await data('?limit=1')).items;
    await api.services.pool.query(`delete from channel where id = ${channelId}`);
    expect((await data('?limit=1')).items).toMatchObject([{ order_no, channelId: null, channelType }]);
  });

  test.each([
    'amount=1e3',
    'amount=-1',
    'amountFrom=1.234',
    'currency=eur',
    'merchantId=x',
    `text=${'x'.repeat(65)}`,
  ])('%s is refused', async (query) => expect((await list(`?${query}`)).statusCode).toBe(400));

  test('a transaction is read by its id, with the times that were recorded', async () => {
    const [one] = (await data('?limit=1')).items;
    const sentAt = '2026-03-04T12:00:01.000Z';
    await api.services.pool.query('update payment_transaction set sent_at = $1 where id = $2', [
      sentAt,
      one!.id,
    ]);
    const detail = await api.call('GET', `/transaction/detail?id=${one!.id}`, { token });
    expect(detail.json().data).toEqual({ ...one, sentAt, answeredAt: null, settledAt: null });
    expect((await api.call('GET', '/transaction/detail?id=999999', { token })).statusCode).toBe(404);
  });

  test('the search by order number ignores spaces', async () => {
    const [one] = (await data('?limit=1')).items;
    const find = async (query: string) =>
      (await api.call('POST', '/transaction/find', { token, body: { query } })).json().data.items;
    const { id, order_no, username, price, currency, status } = one!;
    const spaced = `${order_no.slice(0, 8)} ${order_no.slice(8)}`;
    expect(await find(spaced)).toEqual([{ id, order_no, username, price, currency, status, by: 'number' }]);
    expect(await find(order_no.slice(0, 4))).toHaveLength(5);
    expect(await find('%')).toEqual([]);
  });

  test('merchants and channels are neither shown nor filtered by without permission to view them', async () => {
    const visitor = await api.signIn('visitor');
    const answers = await Promise.all(
      ['merchantName=a', 'channelId=1', 'channelType=alipay'].map((query) =>
        api.call('GET', `/transaction/list?${query}`, { token: visitor }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });

  test('merchants and channels are omitted without permission to view them', async () => {
    const visitor = await api.signIn('visitor');
    const answer = await api.call('GET', '/transaction/list', { token: visitor });
    expect(Object.keys(answer.json().data.items[0])).toEqual([
      'id',
      'order_no',
      'timestamp',
      'username',
      'price',
      'currency',
      'status',
    ]);
  });
});

test('is refused without a session and without the dashboard permission, the figures without the list permission', async () => {
  const sums = () => api.call('GET', '/transaction/figures?merchantId=1', { token });
  const takeAway = (path: string) =>
    api.services.pool.query(`delete from role_grant where role_key = 'editor' and path = '${path}'`);
  expect((await api.call('GET', '/transaction/list')).statusCode).toBe(401);
  expect((await sums()).statusCode).toBe(200);
  await takeAway('/transaction/list');
  expect([(await list()).statusCode, (await sums()).statusCode]).toEqual([200, 403]);
  const body = { query: '1', fileName: 'x', timeZone: 'UTC', filter: {} };
  const denied = await Promise.all([
    api.call('GET', '/transaction/detail?id=1', { token }),
    api.call('POST', '/transaction/find', { token, body }),
    api.call('POST', '/transaction/export', { token, body }),
  ]);
  expect(denied.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  await takeAway('/dashboard');
  expect((await list()).statusCode).toBe(403);
});
