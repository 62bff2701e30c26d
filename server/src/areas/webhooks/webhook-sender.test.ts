import type { NotificationValues } from '@backoffice/contract/inbox';
import { webhookPaths as paths } from '@backoffice/contract/webhook-values';
import type { Webhook, WebhookCreateResponse } from '@backoffice/contract/webhooks';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import { readDatabaseFigures } from '../../platform/observing/database-gauges';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { stopRestoredWebhooks } from './webhooks.repository';
import { removeOldDeliveries } from './deliveries.repository';
import { createReceiverAddresses } from './receiver-addresses';
import { type Receiver, startReceiver } from './receiver.fixture';
import { createMessageSender } from './send-message';
import { WebhookSender } from './webhook-sender';

let api: TestApi;
let receiver: Receiver;
let senders: WebhookSender[];
let token: string;

beforeAll(async () => {
  api = await startTestApi({ settings: { webhookNetworks: ['127.0.0.0/8'] } });
  // The senders of the tests send.
  jest.spyOn(WebhookSender.prototype, 'changed').mockReturnValue();
  token = await api.signIn('admin');
});
afterAll(() => api.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  senders = [];
});
afterEach(async () => {
  receiver.stop();
  await Promise.all(senders.map((sender) => sender.stop()));
  await api.asOwner('delete from webhook; delete from notification');
});

/** Starts what another process does. */
function process(): WebhookSender {
  const { pool, keyring, log } = api.services;
  const sender = new WebhookSender({
    pool,
    keyring,
    log,
    readers: api.app.changeReaders,
    messages: createMessageSender(createReceiverAddresses(['127.0.0.0/8'])),
  });
  senders.push(sender);
  return sender;
}

const create = async (name = 'router', url = receiver.url, kinds = ['merchant']) => {
  const { data } = await callApi<WebhookCreateResponse>(api, 'POST', paths.create, {
    token,
    body: { name, url, kinds },
  });
  return data;
};
const state = async (id: number): Promise<Webhook> => {
  const { data } = await callApi<Webhook[]>(api, 'GET', paths.list, { token });
  return data.find((webhook) => webhook.id === id)!;
};

/** Writes entries as changes of merchants do, in one transaction. @returns their message ids */
async function write(...ids: number[]): Promise<string[]> {
  const { rows } = await api.services.pool.query<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from audit_entry',
  );
  await inTransaction(api.services.pool, async (transaction) => {
    for (const subjectId of ids)
      await insertAuditEntry(transaction, {
        author: null,
        subject: 'merchant',
        subjectId,
        action: 'update',
        changes: [],
      });
  });
  return ids.map((_id, at) => `chg_${rows[0]!.last + at + 1}`);
}

const queried = async <Row extends object>(sql: string): Promise<Row[]> =>
  (await api.services.pool.query<Row>(sql)).rows;
/** Waits for a state of the database. */
async function eventually(sql: string): Promise<void> {
  for (;;) if ((await queried(sql)).length > 0) return;
}
/** Makes the next attempt due. */
const due = () => api.asOwner(`update webhook set next_attempt_at = now()`);
const failed = (failures: number) => `select from webhook where failures = ${failures} and taken_by is null`;
const stopped = (reason: string) => `select from webhook where stopped_for = '${reason}'`;
const pauses = () =>
  queried<{ seconds: number }>(
    `select extract(epoch from next_attempt_at - last_at)::float8 as seconds from webhook join webhook_delivery on webhook_id = webhook.id`,
  );

test('one process sends, and another one goes on in the same order when it has stopped', async () => {
  await create();
  const [first, second] = [process(), process()];
  const ids = await write(1, 2, 3);
  await Promise.all([first.look(), second.look()]);
  await receiver.received(3);
  expect(receiver.ids()).toEqual(ids);
  await eventually(`select from webhook where entry_id = ${ids[2]!.slice(4)}`);
  await Promise.all([first.stop(), second.stop()]);
  const more = await write(4, 5);
  await process().look();
  await receiver.received(5);
  expect(receiver.ids()).toEqual([...ids, ...more]);
});

test('a process that died loses its webhook, and its messages come again with the same ids', async () => {
  await create();
  const ids = await write(1, 2);
  // Sent, and not noted.
  await api.asOwner(`update webhook set taken_by = 'a process', taken_until = now() + interval '1 hour'`);
  await process().look();
  expect(await queried(`select from webhook where taken_by = 'a process'`)).toHaveLength(1);
  await api.asOwner(`update webhook set taken_until = now() - interval '1 second'`);
  await process().look();
  await receiver.received(2);
  expect(receiver.ids()).toEqual(ids);
});

test('a message that the receiver refuses is sent again, before the ones after it', async () => {
  const webhook = await create();
  const ids = await write(1, 2);
  receiver.answer = (response) => response.writeHead(503, { 'retry-after': '40' }).end('closed');
  await process().look();
  await eventually(failed(1));
  expect(receiver.ids()).toEqual([ids[0]]);
  expect(await state(webhook.id)).toMatchObject({
    status: 'active',
    failing: { failure: 'status', httpStatus: 503 },
  });
  expect((await state(webhook.id)).lagSeconds).toBeGreaterThan(0);
  expect((await readDatabaseFigures(api.services.pool)).webhookLag).toBeGreaterThan(0);
  const [pause] = await pauses();
  expect(pause!.seconds).toBeGreaterThan(39);
  expect(pause!.seconds).toBeLessThan(45);
  // The next attempt is not due yet.
  await process().look();
  receiver.answer = (response) => response.writeHead(204).end();
  await due();
  await process().look();
  await receiver.received(3);
  expect(receiver.ids()).toEqual([ids[0], ids[0], ids[1]]);
  await eventually(
    `select from webhook_delivery where message_id = '${ids[0]}' and attempts = 2 and failure is null`,
  );
  expect(await state(webhook.id)).toMatchObject({ failing: null });
});

test('the pauses between attempts double up to an hour', async () => {
  await create();
  await write(1);
  receiver.answer = (response) => response.writeHead(500, { 'retry-after': 'tomorrow' }).end();
  for (const [failures, most] of [
    [1, 5],
    [2, 10],
    [3, 20],
    [11, 3_600],
  ] as const) {
    await api.asOwner(`update webhook set failures = ${failures - 1}, next_attempt_at = now()`);
    await process().look();
    await eventually(failed(failures));
    const [{ seconds }] = (await pauses()) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(0.79 * most);
    expect(seconds).toBeLessThan(most + 2);
  }
});

test.each([
  ['redirects', 'redirect', 302],
  ['answers in another form', 'status', 404],
])('a receiver that %s has not taken the message', async (_what, failure, status) => {
  const webhook = await create();
  await write(1);
  receiver.answer = (response) => response.writeHead(status, { location: receiver.url }).end();
  await process().look();
  await eventually(failed(1));
  expect(receiver.messages).toHaveLength(1);
  expect((await state(webhook.id)).failing).toMatchObject({ failure, httpStatus: status });
});

test('a slow receiver delays no other one', async () => {
  await create('slow');
  const quick = await startReceiver();
  await create('quick', quick.url);
  receiver.answer = () => {};
  await write(1, 2, 3);
  await process().look();
  await receiver.received(1);
  await quick.received(3);
  expect(receiver.messages).toHaveLength(1);
  quick.stop();
});

test('a receiver that answers 410 gets nothing more, and users who manage webhooks are notified', async () => {
  const webhook = await create();
  await write(1, 2);
  receiver.answer = (response) => response.writeHead(410).end();
  await process().look();
  await eventually(stopped('receiver-gone'));
  await process().look();
  expect(receiver.messages).toHaveLength(1);
  expect(await state(webhook.id)).toMatchObject({ status: 'inactive', stoppedFor: 'receiver-gone' });
  const noticed = await queried<{ username: string; values: NotificationValues['webhook-stopped'] }>(
    `select username, "values" from notification join app_user on app_user.id = user_id where kind = 'webhook-stopped'`,
  );
  expect(noticed).toEqual([{ username: 'admin', values: { name: 'router', reason: 'receiver-gone' } }]);
  const [entry] = await queried(
    `select actor_name, changes from audit_entry where subject = 'webhook' order by id desc limit 1`,
  );
  expect(entry).toMatchObject({
    actor_name: null,
    changes: [{ field: 'status', to: 'inactive' }, { to: 'receiver-gone' }],
  });
});

test('a webhook is deactivated after three days of failures', async () => {
  await create();
  await write(1);
  receiver.answer = (response) => response.writeHead(500).end();
  await process().look();
  await eventually(failed(1));
  await api.asOwner(
    `update webhook set failing_since = now() - interval '71 hours', next_attempt_at = now()`,
  );
  await process().look();
  await eventually(failed(2));
  await api.asOwner(
    `update webhook set failing_since = now() - interval '73 hours', next_attempt_at = now()`,
  );
  await process().look();
  await eventually(stopped('failing'));
});

test.each([
  ['has other entries', `update webhook set entry_hash = 'other'`],
  ['is shorter', `update webhook set entry_id = entry_id + 1000`],
])('a webhook stops where the log %s, until it is started from now', async (_what, statement) => {
  const webhook = await create();
  await api.asOwner(statement);
  await write(1);
  const sender = process();
  await sender.look();
  await eventually(stopped('log-gone'));
  await callApi(api, 'POST', paths.startNow, { token, body: { id: webhook.id } });
  expect(await state(webhook.id)).toMatchObject({ status: 'active', stoppedFor: null });
  const ids = await write(2);
  await process().look();
  await receiver.received(1);
  expect(receiver.ids()).toEqual(ids);
});

test('a webhook of a restored database is not sent for', async () => {
  const webhook = await create();
  await stopRestoredWebhooks(api.services.pool);
  await write(1);
  await process().look();
  expect(await state(webhook.id)).toMatchObject({ status: 'inactive', stoppedFor: 'restored' });
  expect(receiver.messages).toHaveLength(0);
});

test('a waiting sender sends the next change, and nothing for a webhook that was deactivated meanwhile', async () => {
  const webhook = await create();
  const sender = process();
  await sender.look();
  const ids = await write(1);
  await receiver.received(1);
  await callApi(api, 'PUT', paths.update, { token, body: { id: webhook.id, status: 'inactive' } });
  const other = await startReceiver();
  await create('other', other.url);
  await process().look();
  await write(2);
  await other.received(1);
  expect(receiver.ids()).toEqual(ids);
  other.stop();
});

test('deliveries are kept for 30 days, and the latest ones of each webhook', async () => {
  const { id } = await create();
  await api.asOwner(
    `insert into webhook_delivery (webhook_id, message_id, type, body, attempts, first_at, last_at, ms, answer)
     select ${id}, 'chg_' || n, 'merchant.updated', '{}', 1, now(), now() - case when n = 10005 then interval '31 days' else '0' end, 1, ''
     from generate_series(1, 10005) n`,
  );
  await removeOldDeliveries(api.services.pool);
  const [kept] = await queried(
    `select count(*)::int as count, min(substr(message_id, 5)::int) as first, max(substr(message_id, 5)::int) as last from webhook_delivery`,
  );
  expect(kept).toEqual({ count: 9_999, first: 6, last: 10_004 });
});
