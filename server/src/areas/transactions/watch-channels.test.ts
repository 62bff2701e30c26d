import { screens } from '@backoffice/contract';
import type { Inbox } from '@backoffice/contract/inbox';
import { addDemoChannels } from '../../samples/channels';
import { addDemoMerchants } from '../../samples/merchants';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { removeOldAlerts } from './channel-alerts.repository';
import { hasFallen, watchChannels } from './watch-channels';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const now = Date.parse('2026-11-26T12:00:00Z');

let api: TestApi;
let channel: { id: number; type: string; merchant: string };
let other: typeof channel;
let sql: (text: string, values?: unknown[]) => Promise<unknown>;
beforeAll(async () => {
  api = await startTestApi();
  sql = (text, values) => api.services.pool.query(text, values);
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  const { rows } = await api.services.pool.query<typeof channel>(
    `select c.id, merchant_channel as type, merchant_name as merchant from channel c join merchant m on m.id = merchant_id
     where merchant_channel = (select merchant_channel from channel order by id limit 1) order by c.id limit 2`,
  );
  [channel, other] = rows as [typeof channel, typeof channel];
});
afterAll(() => api.stop());
beforeEach(() => api.asOwner('truncate payment_transaction, channel_alert, notification'));

let orders = 0;
/** Adds payments at equal intervals, the newest at `until`; one in `failing` is pending, none when it is 0. */
const pay = (count: number, until: number, everyMs: number, failing = 0, { id, type } = channel) =>
  sql(
    `insert into payment_transaction (order_no, username, price, status, created_at, channel_id, channel_type)
     select 'W' || $6::int + n, 'li', 1, case when $4 > 0 and n % greatest($4, 1) = 0 then 'pending' else 'success' end,
       $2::timestamptz - n * $3::int * interval '1 millisecond', $5, $7
     from generate_series(0, $1::int - 1) n`,
    [count, new Date(until).toISOString(), everyMs, failing, id, (orders += 10_000), type],
  );
const usualDays = (of = channel) => pay(800, now - 3 * HOUR_MS, 5 * MINUTE_MS, 100, of);
const lastHour = (failing: number, of = channel, at = now) =>
  pay(30, at - 16 * MINUTE_MS, 1.9 * MINUTE_MS, failing, of);
const inboxOf = async (username: string) =>
  (await callApi<Inbox>(api, 'GET', '/inbox', { token: await api.signIn(username) })).data.items;
const watch = (at = now) => watchChannels(api.services.pool, at);

test('channels of a type that fail together make one alert, with its rates and the list of its transactions', async () => {
  await usualDays();
  await lastHour(1);
  await watch();
  await watch(now + MINUTE_MS);
  expect(await inboxOf('editor')).toMatchObject([
    {
      kind: 'channel-alert',
      values: {
        type: { en: expect.any(String) },
        merchantName: null,
        rate: 0,
        usualRate: 99,
        hasRecovered: false,
      },
      address: `${screens.transactions}?channelType=${channel.type}&from=2026-11-25&to=2026-11-26`,
    },
  ]);
});

test('a channel that fails alone is named with its merchant', async () => {
  await usualDays();
  await usualDays(other);
  await lastHour(1);
  await pay(600, now - 16 * MINUTE_MS, 6_000, 0, other);
  await watch();
  expect(await inboxOf('admin')).toMatchObject([
    {
      values: { merchantName: channel.merchant, rate: 0, usualRate: 99 },
      address: `${screens.transactions}?channelId=${channel.id}&from=2026-11-25&to=2026-11-26`,
    },
  ]);
});

test('users who may not edit channels are not notified', async () => {
  await usualDays();
  await lastHour(1);
  await watch();
  expect(await inboxOf('visitor')).toEqual([]);
});

test('an alert ends once the rate is near the usual one, with one more notification, and not before', async () => {
  await usualDays();
  await lastHour(1);
  await watch();
  // Better, and no longer an alarm by itself.
  await lastHour(10, channel, now + HOUR_MS);
  await watch(now + HOUR_MS);
  expect(await inboxOf('editor')).toHaveLength(1);
  await lastHour(0, channel, now + 2 * HOUR_MS);
  await watch(now + 2 * HOUR_MS);
  await watch(now + 2 * HOUR_MS + MINUTE_MS);
  expect((await inboxOf('editor')).map(({ values }) => values)).toMatchObject([
    { hasRecovered: true, rate: 100 },
    { hasRecovered: false },
  ]);
});

test('an alert without payments ends after a day, without a recovery', async () => {
  await usualDays();
  await lastHour(1);
  await watch();
  const active = async () =>
    (await api.services.pool.query('select from channel_alert where ended_at is null')).rowCount;
  await watch(now + 24 * HOUR_MS);
  expect(await active()).toBe(1);
  await watch(now + 24 * HOUR_MS + MINUTE_MS);
  expect(await active()).toBe(0);
  expect(await inboxOf('editor')).toHaveLength(1);
});

test('ended alerts are removed after 90 days', async () => {
  await sql(
    `insert into channel_alert (channel_type, fell_at, began_at, judged_at, ended_at, rate, usual_rate)
     select 'alipay', now() - age, now() - age, now() - age, case when hasEnded then now() - age end, 0, 1
     from (values (interval '91 days', true), ('89 days', true), ('91 days', false)) as alert (age, hasEnded)`,
  );
  expect(await removeOldAlerts(api.services.pool)).toBe(1);
});

test('payments that are too young to be answered make no alert', async () => {
  await usualDays();
  await pay(30, now, 29_000, 1);
  await watch();
  expect(await inboxOf('editor')).toEqual([]);
});

test('processes that watch at the same time notify once', async () => {
  await usualDays();
  await lastHour(1);
  await Promise.all([watch(), watch(), watch()]);
  expect(await inboxOf('editor')).toHaveLength(1);
});

test('the dashboard has the active alerts for users who may view transactions and channels', async () => {
  await usualDays();
  await lastHour(1);
  await watch();
  const figures = async (username: string) =>
    (
      await callApi<{ channelAlerts?: unknown[] }>(
        api,
        'GET',
        `/dashboard/figures?today=${new Date().toISOString()}`,
        { token: await api.signIn(username) },
      )
    ).data.channelAlerts;
  expect(await figures('editor')).toEqual([
    {
      id: expect.any(Number),
      type: expect.objectContaining({ en: expect.any(String) }),
      merchantName: null,
      rate: 0,
      usualRate: 99,
      address: `${screens.transactions}?channelType=${channel.type}&from=2026-11-25`,
    },
  ]);
  expect(await figures('visitor')).toBeUndefined();
});

const usual = { payments: 1000, success: 980 };
test.each([
  ['two failures at night', { payments: 3, success: 1 }, usual, false],
  ['a dozen payments with four failures', { payments: 12, success: 8 }, usual, false],
  ['a dozen payments with five failures', { payments: 12, success: 7 }, usual, true],
  ['many payments with a small fall', { payments: 5000, success: 4500 }, usual, false],
  ['a rate as low as the usual one', { payments: 60, success: 36 }, { payments: 500, success: 310 }, false],
  ['a channel without history', { payments: 40, success: 0 }, { payments: 40, success: 40 }, false],
])('%s: judged by its own usual rate', (_case, recent, before, expected) => {
  expect(hasFallen(recent, before)).toBe(expected);
});
