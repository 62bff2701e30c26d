import { transactionCount } from '@backoffice/contract/success-rate';
import type { DashboardFigures, TransactionFigures } from '@backoffice/contract';
import { instantOf } from '@backoffice/contract/zoned-time';
import { addDemoChannels } from '../../samples/channels';
import { addDemoMerchants } from '../../samples/merchants';
import { mixed } from '../../samples/seeding';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { dayBefore } from './payments';

jest.setTimeout(120_000);

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
});
afterAll(() => api.stop());

const HOUR_MS = 60 * 60 * 1000;
const STATES = 50;
const WRITES_A_STATE = 12;

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await api.services.pool.query(text, values)).rows as Row[];

const moment = (time: number) => new Date(time).toISOString();
const beginOf = (hoursAgo: number) => moment(Date.now() - hoursAgo * HOUR_MS);
const figures = async (today: string, as = token): Promise<DashboardFigures> =>
  (await api.call('GET', `/dashboard/figures?today=${today}`, { token: as })).json().data;

async function total(method: 'GET' | 'POST', path: string, filter: object): Promise<number> {
  const query =
    method === 'GET' ? `?${new URLSearchParams(filter as Record<string, string>).toString()}` : '';
  const answer = await api.call(method, path + query, { token, ...(method === 'POST' && { body: filter }) });
  return answer.json().data.total;
}

interface ChannelRow {
  id: number;
  merchantNo: string;
  merchantWeight: number;
  status: string;
  merchantId: number;
}

/** Makes the write with this number, by a call of the API if there is one. */
async function write(step: number): Promise<void> {
  const pick = (purpose: number, of: number) => mixed(step, purpose) % of;
  const [channel] = await sql<ChannelRow>(
    `select id, merchant_id as "merchantId", merchant_no as "merchantNo", merchant_weight as "merchantWeight", status
     from channel order by id offset $1 limit 1`,
    [pick(1, 150)],
  );
  const { id, merchantNo, merchantId } = channel!;
  switch (pick(0, 9)) {
    case 0:
    case 1: {
      const status = pick(2, 2) === 0 ? 'active' : 'inactive';
      const body = { id, merchantNo, merchantWeight: pick(3, 2) * 40, status };
      await api.call('PUT', '/channel/update', { token, body });
      return;
    }
    case 2:
      await api.call('POST', '/channel/delete', { token, body: { id } });
      return;
    case 3: {
      const body = {
        merchantId,
        merchantNo: `N${step}`,
        merchantChannel: 'alipay',
        merchantWeight: pick(2, 2),
      };
      await api.call('POST', '/channel/create', { token, body: { ...body, status: 'active' } });
      return;
    }
    case 4:
      await api.call('PUT', '/merchant/status', {
        token,
        body: { id: merchantId, status: pick(2, 3) === 0 ? 'inactive' : 'active' },
      });
      return;
    case 5:
      await sql(`update channel set keys_changed_at = now() - $2 * interval '1 day' where id = $1`, [
        id,
        pick(2, 900),
      ]);
      return;
    case 6:
      await sql(
        `insert into payment_transaction (order_no, username, price, status, created_at, merchant_id, channel_type)
         values ($1, 'li', $2, $3, now() - $4 * interval '1 minute', $5, 'alipay')`,
        [
          `O${step}`,
          pick(2, 90_000) / 100,
          ['pending', 'success', 'failed'][pick(3, 3)],
          pick(4, 3_500),
          merchantId,
        ],
      );
      return;
    case 7:
      await sql(
        pick(2, 2) === 0
          ? `delete from payment_transaction where id = (select min(id) from payment_transaction)`
          : `update payment_transaction set status = 'success', price = price + 1 where id = (select max(id) from payment_transaction)`,
      );
      return;
    default:
      await sql(
        `insert into audit_entry (at, actor_name, subject, action) values (now() - $1 * interval '1 minute', $2, $3, $4)`,
        [
          pick(2, 3_500),
          ['ann', 'joanne', null][pick(3, 3)],
          pick(4, 2) === 0 ? 'account' : 'merchant',
          ['sign-in-refused', 'create', 'delete', 'sign-in'][pick(5, 4)],
        ],
      );
  }
}

/** Returns each figure with the total of the list that it links to. */
async function figuresAndLists(today: string): Promise<[figure: number, list: number][]> {
  const { transactions, merchants, keys, signIns, changes } = await figures(today);
  const ofTransactions = (filter: object) => total('GET', '/transaction/list', { from: today, ...filter });
  const ofMerchants = (channelState: string) =>
    total('POST', '/merchant/list', { status: 'active', channelState });
  const ofLog = (filter: object) => total('POST', '/audit/list', filter);
  const [newest] = await sql<{ merchantId: string }>(
    `select merchant_id as "merchantId" from payment_transaction where merchant_id is not null order by id desc limit 1`,
  );
  const merchantId = newest?.merchantId ?? '1';
  const turnover = await api.call('GET', `/transaction/figures?merchantId=${merchantId}&from=${today}`, {
    token,
  });
  const ofMerchant: TransactionFigures = turnover.json().data;
  return [
    [transactionCount(transactions!.today), await ofTransactions({})],
    [transactions!.today.pending, await ofTransactions({ status: 'pending' })],
    [transactions!.today.success, await ofTransactions({ status: 'success' })],
    [transactions!.hours.reduce((sum, hour) => sum + hour.transactions, 0), await ofTransactions({})],
    [merchants!.single, await ofMerchants('single')],
    [merchants!.idle, await ofMerchants('idle')],
    [merchants!.none, await ofMerchants('none')],
    [merchants!.single + merchants!.idle + merchants!.none, await ofMerchants('at-risk')],
    [keys!['over-1-year'], await total('POST', '/channel/list', { keyAge: 'over-1-year' })],
    [keys!['over-2-years'], await total('POST', '/channel/list', { keyAge: 'over-2-years' })],
    [signIns!.total, await ofLog({ group: 'sign-ins', within: 'day' })],
    [signIns!.refused, await ofLog({ action: 'sign-in-refused', within: 'day' })],
    [changes!.total, await ofLog({ group: 'changes', from: today })],
    [transactionCount(ofMerchant), await ofTransactions({ merchantId })],
    [ofMerchant.success, await ofTransactions({ merchantId, status: 'success' })],
    [ofMerchant.pending, await ofTransactions({ merchantId, status: 'pending' })],
    [ofMerchant.failed!, await ofTransactions({ merchantId, status: 'failed' })],
    ...(await Promise.all(
      changes!.people.map(async ({ actor, changes: made }): Promise<[number, number]> => [
        made,
        await ofLog({ group: 'changes', from: today, actor: `"${actor}"` }),
      ]),
    )),
  ];
}

/** Returns the same figures, counted row by row. */
async function countedAnew(today: string): Promise<number[]> {
  const [row] = await sql<{ counts: number[] }>(
    `with through as (
       select m.id, count(c.id) as channels, coalesce(sum(c.merchant_weight), 0) as weight
       from merchant m left join channel c on c.merchant_id = m.id and c.status = 'active'
       where m.status = 'active' group by m.id
     )
     select array[
       (select count(*) from payment_transaction where created_at >= $1),
       (select count(*) from payment_transaction where created_at >= $1 and status = 'pending'),
       (select count(*) from payment_transaction where created_at >= $1 and status = 'success'),
       (select count(*) from payment_transaction where created_at >= $1),
       (select count(*) from through where channels = 1 and weight > 0),
       (select count(*) from through where channels > 0 and weight = 0),
       (select count(*) from through where channels = 0),
       (select count(*) from through where channels < 2 or weight = 0),
       (select count(*) from channel where keys_changed_at < (now() at time zone 'UTC')::date - interval '1 year'),
       (select count(*) from channel where keys_changed_at < (now() at time zone 'UTC')::date - interval '2 years'),
       (select count(*) from audit_entry where action in ('sign-in', 'sign-out', 'sign-in-refused', 'session-end') and at >= now() - interval '1 day'),
       (select count(*) from audit_entry where action = 'sign-in-refused' and at >= now() - interval '1 day'),
       (select count(*) from audit_entry where action in ('create', 'update', 'delete') and at >= $1)
     ]::int[] as counts`,
    [today],
  );
  return row!.counts;
}

test(`each figure is the total of the list that it leads to, and true, in ${STATES} states of the database`, async () => {
  const seen = new Set<string>();
  for (let state = 0; state < STATES; state += 1) {
    for (let step = 0; step < WRITES_A_STATE; step += 1) await write(state * WRITES_A_STATE + step);
    const today = beginOf(mixed(state, 8) % 25);
    const pairs = await figuresAndLists(today);
    const shown = pairs.map(([figure]) => figure);
    expect(shown).toEqual(pairs.map(([, list]) => list));
    const counted = await countedAnew(today);
    expect(shown.slice(0, counted.length)).toEqual(counted);
    seen.add(shown.join());
  }
  // All states differ.
  expect(seen.size).toBe(STATES);
});

test('yesterday is counted up to the same time of day, amounts included', async () => {
  await sql('delete from payment_transaction');
  for (const [order, hoursAgo, price, status] of [
    ['A', 1, '100.10', 'success'],
    ['B', 2, '0.20', 'pending'],
    ['F', 26, '7.00', 'failed'],
    ['C', 25, '1234567890.55', 'success'],
    // Later yesterday than the current time of day, and before yesterday.
    ['D', 23, '5.00', 'success'],
    ['E', 28, '5.00', 'success'],
  ])
    await sql(
      `insert into payment_transaction (order_no, username, price, status, created_at)
       values ($1, 'li', $2, $3, now() - $4 * interval '1 hour')`,
      [order, price, status, hoursAgo],
    );
  expect((await figures(beginOf(3))).transactions).toEqual({
    today: {
      ...{ success: 1, pending: 1, failed: 0, amount: '100.30' },
      volumes: [{ currency: null, transactions: 2, amount: '100.30' }],
    },
    before: {
      ...{ success: 1, pending: 0, failed: 1, amount: '1234567890.55' },
      volumes: [{ currency: null, transactions: 1, amount: '1234567890.55' }],
    },
    hours: [
      { hour: 0, channelType: null, transactions: 1 },
      { hour: 1, channelType: null, transactions: 1 },
    ].map((hour) => expect.objectContaining({ ...hour, hour: expect.any(Number) })),
  });
});

test.each([
  ['2026-03-29T08:00:00.000Z', '2026-03-28T09:00:00.000Z'],
  ['2026-03-29T22:00:00.000Z', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T09:00:00.000Z', '2026-10-24T08:00:00.000Z'],
])('after a change of clocks, the same time on the day before %s was %s', (at, before) => {
  expect(dayBefore(Date.parse(at), 'Europe/Madrid')).toBe(before);
  expect(dayBefore(Date.parse(at), 'UTC')).toBe(new Date(Date.parse(at) - 24 * HOUR_MS).toISOString());
});

test.each([
  ['Europe/Madrid', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']],
  ['America/Santiago', ['2026-04-04', '2026-04-05', '2026-09-05', '2026-09-06', '2026-09-07']],
  ['America/Havana', ['2026-10-31', '2026-11-01', '2026-11-02']],
  ['Asia/Shanghai', ['2026-03-29', '2026-03-30']],
])('a day in %s has the transactions of its local date', async (zone, days) => {
  await sql('delete from payment_transaction');
  // Within three hours of each midnight, also when the clocks change.
  await sql(
    `insert into payment_transaction (order_no, username, price, status, created_at)
     select 'Z' || row_number() over (), 'li', 1, 'success',
       (day::timestamp at time zone $2) + (random() - 0.5) * interval '6 hours'
     from unnest($1::date[]) as day, generate_series(1, 60)`,
    [days, zone],
  );
  for (const day of days) {
    const next = moment(Date.parse(day) + 24 * HOUR_MS).slice(0, 10);
    const [from, to] = [day, next].map((each) => moment(instantOf(`${each}T00:00`, zone)));
    const [counted] = await sql<{ transactions: number }>(
      `select count(*)::int as transactions from payment_transaction
       where (created_at at time zone $2)::date = $1::date`,
      [day, zone],
    );
    expect({ day, ...counted }).toEqual({
      day,
      transactions: await total('GET', '/transaction/list', { from, to }),
    });
  }
});

test('amounts of different currencies are never added, and compared in the main currency of today', async () => {
  await sql('delete from payment_transaction');
  for (const [order, hoursAgo, price, currency] of [
    ['G', 1, '500.00', null],
    ['H', 1, '10.00', 'EUR'],
    ['I', 1, '20.00', 'EUR'],
    ['J', 1, '3000.00', 'JPY'],
    ['K', 25, '7.00', 'EUR'],
    ['L', 25, '8000.00', 'JPY'],
    ['M', 25, '8000.00', 'JPY'],
  ])
    await sql(
      `insert into payment_transaction (order_no, username, price, status, created_at, currency)
       values ($1, 'li', $2, 'success', now() - $3 * interval '1 hour', $4)`,
      [order, price, hoursAgo, currency],
    );
  const { transactions } = await figures(beginOf(3));
  expect(transactions!.today.amount).toBe('30.00');
  expect(transactions!.today.volumes).toEqual([
    { currency: 'EUR', transactions: 2, amount: '30.00' },
    { currency: null, transactions: 1, amount: '500.00' },
    { currency: 'JPY', transactions: 1, amount: '3000.00' },
  ]);
  expect(transactions!.before.amount).toBe('7.00');
  await sql(`update payment_transaction set currency = 'EUR' where order_no = 'G'`);
  expect((await figures(beginOf(3))).transactions!.today.amount).toBe('530.00');
  await sql(`delete from payment_transaction where currency = 'EUR'`);
  expect((await figures(beginOf(3))).transactions!.today.amount).toBe('3000.00');
});

test('the start of the day may be at most 25 hours ago', async () => {
  await sql('delete from payment_transaction');
  await sql(
    `insert into payment_transaction (order_no, username, price, status, created_at)
     values ('old', 'li', 1, 'success', now() - interval '30 hours')`,
  );
  expect((await figures(beginOf(1000))).transactions!.today.success).toBe(0);
});

test.each([
  ['visitor', []],
  ['editor', ['transactions', 'payments', 'channelAlerts', 'merchants', 'keys']],
  ['admin', ['transactions', 'payments', 'channelAlerts', 'merchants', 'keys', 'signIns', 'changes']],
])('the %s gets %j, according to their permissions', async (username, parts) => {
  expect(Object.keys(await figures(beginOf(1), await api.signIn(username)))).toEqual(parts);
});

test('a request without a time, and one without the permission, are refused', async () => {
  expect((await api.call('GET', '/dashboard/figures', { token })).statusCode).toBe(400);
  expect((await api.call('GET', '/dashboard/figures?today=today', { token })).statusCode).toBe(400);
  const elsewhere = `/dashboard/figures?today=${beginOf(1)}&timeZone=Mars/Olympus`;
  expect((await api.call('GET', elsewhere, { token })).statusCode).toBe(400);
  await sql(`delete from role_grant where role_key = 'visitor' and path = '/dashboard'`);
  const visitor = await api.signIn('visitor');
  expect(
    (await api.call('GET', `/dashboard/figures?today=${beginOf(1)}`, { token: visitor })).statusCode,
  ).toBe(403);
});
