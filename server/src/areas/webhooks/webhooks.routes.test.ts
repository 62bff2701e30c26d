import type { AuditLogEntry, HistoryEntry, ListPage } from '@backoffice/contract';
import { webhookPaths as paths } from '@backoffice/contract/webhook-values';
import type { Delivery, DeliveryDetail, Webhook, WebhookCreateResponse } from '@backoffice/contract/webhooks';
import { Webhook as Verifier } from 'standardwebhooks';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { channelTestBench, newTestKeyPair, validChannel } from '../channels/channels.fixture';
import { type Receiver, startReceiver } from './receiver.fixture';

let api: TestApi;
let token: string;
let receiver: Receiver;
beforeAll(async () => {
  api = await startTestApi({ settings: { webhookNetworks: ['127.0.0.0/8'] } });
  token = await api.signIn('admin');
});
afterAll(() => api.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  receiver.stop();
  await api.asOwner('delete from webhook; delete from create_key');
});

const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, by = token) =>
  callApi<T>(api, method, path, { token: by, ...(body && { body }) });
const valid = () => ({ name: 'router', url: receiver.url, kinds: ['merchant', 'channel'] });
const create = (body: object = {}, by = token) =>
  call<WebhookCreateResponse>('POST', paths.create, { ...valid(), ...body }, by);
const update = (body: object, by = token) => call<Webhook>('PUT', paths.update, body, by);
const list = async (by = token) => (await call<Webhook[]>('GET', paths.list, undefined, by)).data;
const deliveriesOf = async (id: number, more: object = {}) =>
  (await call<ListPage<Delivery>>('POST', paths.deliveries, { id, ...more })).data.items;
const detailOf = async (id: number, by = token) =>
  (await call<DeliveryDetail>('GET', `${paths.delivery}?id=${id}`, undefined, by)).data;
const addMerchant = (merchantName: string) =>
  call<{ id: number }>('PUT', '/merchant/create', { merchantName, status: 'active' });

/** Waits for a state that the sender reaches by itself. */
async function eventually<T>(look: () => Promise<T | undefined | false | null>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found) return found;
  }
}

test('a change is sent to the receiver, signed with the secret that was shown once', async () => {
  const { data: webhook } = await create();
  const { data: merchant } = await addMerchant('One');
  await receiver.received(1);
  const [{ headers, text, id, body }] = receiver.messages as [Receiver['messages'][0]];
  expect(new Verifier(webhook.secret!).verify(text, headers as Record<string, string>)).toEqual(body);
  expect(body).toMatchObject({
    type: 'merchant.created',
    data: { object: { kind: 'merchant', id: merchant.id } },
  });
  expect(id).toBe(`chg_${body.data.id}`);
  const [delivery] = await eventually(async () => {
    const found = await deliveriesOf(webhook.id);
    return found.length > 0 && found;
  });
  expect(delivery).toMatchObject({ messageId: id, isDelivered: true, attempts: 1, httpStatus: 204 });
  expect((await detailOf(delivery!.id)).body).toBe(text);
  expect(await list()).toMatchObject([{ name: 'router', status: 'active', failing: null, lagSeconds: 0 }]);
});

test('the answer has no secret but when it is created, and neither database nor log contain one', async () => {
  const { data: webhook } = await create();
  const { data: rolled } = await call<{ secret: string }>('POST', paths.rollSecret, { id: webhook.id });
  await addMerchant('One');
  await receiver.received(1);
  const { rows } = await api.services.pool.query<{ row: string }>(
    `select row_to_json(w)::text as row from webhook w union all select row_to_json(d)::text from webhook_delivery d
     union all select row_to_json(e)::text from audit_entry e`,
  );
  const seen = JSON.stringify([rows, api.logged(), await list(), await deliveriesOf(webhook.id)]);
  for (const secret of [webhook.secret!, rolled.secret]) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(seen).not.toContain(secret.slice('whsec_'.length));
  }
});

test('a webhook is created once, and its secret is not shown again', async () => {
  const send = () =>
    callApi<WebhookCreateResponse>(api, 'POST', paths.create, {
      token,
      headers: { 'idempotency-key': 'one' },
      body: valid(),
    });
  const first = await send();
  expect(first.data).toMatchObject({ ...valid(), description: '', createdBy: 'admin', stoppedFor: null });
  const { secret: _secret, ...again } = (await send()).data;
  expect(again).toMatchObject({ id: first.data.id });
  expect((await send()).data.secret).toBeNull();
  expect(await list()).toHaveLength(1);
});

test('messages are signed with the former secret, too, for a day after it was replaced', async () => {
  const { data: webhook } = await create();
  const { data: rolled } = await call<{ secret: string }>('POST', paths.rollSecret, { id: webhook.id });
  const verified = ({ headers, text }: Receiver['messages'][0]) =>
    [webhook.secret!, rolled.secret].map((secret) => {
      try {
        return Boolean(new Verifier(secret).verify(text, headers as Record<string, string>));
      } catch {
        return false;
      }
    });
  await addMerchant('One');
  await receiver.received(1);
  expect(verified(receiver.messages[0]!)).toEqual([true, true]);
  expect((await list())[0]!.formerUntil).toMatch(/Z$/);
  await api.asOwner(`update webhook set former_until = now()`);
  await addMerchant('Two');
  await receiver.received(2);
  expect(verified(receiver.messages[1]!)).toEqual([false, true]);
});

test('only changes of the chosen kinds are sent, in their order', async () => {
  await create({ kinds: ['channel'] });
  const bench = channelTestBench(api, token);
  const { data: merchant } = await addMerchant('One');
  const own = { ...validChannel, merchantId: merchant.id };
  const { data: channel } = await bench.create(own);
  await bench.update({ ...own, id: channel.id, merchantWeight: 7 });
  await bench.remove({ id: channel.id });
  await receiver.received(3);
  expect(receiver.messages.map(({ body }) => body.type)).toEqual([
    'channel.created',
    'channel.updated',
    'channel.deleted',
  ]);
});

test('no message and no stored delivery contains keys, long texts or reasons', async () => {
  const { data: webhook } = await create();
  const bench = channelTestBench(api, token);
  const { data: merchant } = await addMerchant('One');
  const own = { ...validChannel, merchantId: merchant.id };
  const pair = newTestKeyPair();
  const { data: channel } = await bench.create({
    ...own,
    merchantUpPublicKey: pair.publicKey,
    merchantUpPrivateKey: pair.privateKey,
    merchantExpansion: '{"pin":"planted secret"}',
  });
  const expansions = { merchantExpansionA: 'planted secret', reason: 'planted secret' };
  await bench.update({ ...own, id: channel.id, merchantWeight: 7, reason: 'planted secret' });
  await call('PUT', '/merchant/update', { id: merchant.id, status: 'active', ...expansions });
  await receiver.received(4);
  const stored = await eventually(async () => {
    const found = await deliveriesOf(webhook.id);
    return found.length === 4 && Promise.all(found.map(({ id }) => detailOf(id)));
  });
  for (const texts of [receiver.messages.map(({ text }) => text), stored.map(({ body }) => body)]) {
    expect(texts.join()).toContain('merchantExpansion');
    expect(texts.join()).not.toContain('planted secret');
    expect(texts.join()).not.toContain(pair.privateKey.slice(0, 40));
  }
});

test.each([
  ['url', { url: 'http://8.8.8.8/hooks' }, 'webhook-address'],
  ['url', { url: 'https://169.254.169.254/latest' }, 'webhook-address'],
  ['url', { url: 'https://user:password@hooks.example.com/' }, 'webhook-url'],
  ['url', { url: 'https://hooks.example.com/?token=1' }, 'webhook-url'],
  ['url', { url: 'https://hooks.example.com/#part' }, 'webhook-url'],
  ['url', { url: 'ftp://hooks.example.com/' }, 'webhook-url'],
  ['kinds', { kinds: [] }, 'field-few'],
  ['kinds', { kinds: ['channel', 'channel'] }, 'field-twice'],
  ['kinds.0', { kinds: ['user'] }, 'field-choice'],
  ['name', { name: ' ' }, 'field-short'],
])('a webhook with a bad %s is refused: %j', async (path, body, code) => {
  expect(await create(body)).toMatchObject({ code: 400, errors: [{ path, code }] });
  const { data: webhook } = await create();
  expect(await update({ id: webhook.id, ...body })).toMatchObject({ code: 400, errors: [{ path, code }] });
});

test('a name is refused while another webhook has it, and so is a webhook beyond the limit', async () => {
  await create();
  expect(await create({ name: 'ROUTER' })).toMatchObject({
    code: 409,
    errors: [{ code: 'webhook-name-taken' }],
  });
  await api.asOwner(
    `insert into webhook (name, url, kinds, secret_sealed, secret_fingerprint, entry_id, entry_hash, status)
     select 'webhook ' || n, 'https://x', '{channel}', '', '', 0, '', 'inactive' from generate_series(1, 19) n`,
  );
  expect(await create({ name: 'other' })).toMatchObject({
    code: 409,
    errors: [{ code: 'webhooks-too-many' }],
  });
});

describe('a user who manages webhooks and may not view channels', () => {
  let lesser: string;
  beforeEach(async () => {
    await api.asOwner(
      `insert into role_grant (role_key, path, action)
       select 'visitor', path, action from unnest(array['/user/webhooks', '/merchant/list']) path, unnest(array['view', 'edit']) action
       where action = 'view' or path = '/user/webhooks' on conflict do nothing;
       delete from role_grant where role_key = 'visitor' and path = '/channel/list'`,
    );
    lesser = await api.signIn('visitor');
  });

  test('can only deactivate one, and reads no bodies', async () => {
    const refused = { code: 400, errors: [{ code: 'webhook-beyond-own' }] };
    expect(await create({}, lesser)).toMatchObject(refused);
    const { data: webhook } = await create();
    await addMerchant('One');
    await receiver.received(1);
    const [delivery] = await eventually(async () => {
      const found = await deliveriesOf(webhook.id);
      return found.length > 0 && found;
    });
    expect(await detailOf(delivery!.id, lesser)).toMatchObject({
      messageId: receiver.messages[0]!.id,
      body: null,
    });
    const { id } = webhook;
    for (const change of [
      { name: 'x' },
      { url: receiver.url },
      { kinds: ['merchant'] },
      { status: 'active' },
    ])
      expect(await update({ id, ...change }, lesser)).toMatchObject(refused);
    expect(await call('POST', paths.rollSecret, { id }, lesser)).toMatchObject(refused);
    expect(await call('POST', paths.startNow, { id }, lesser)).toMatchObject(refused);
    expect(await update({ id, status: 'inactive' }, lesser)).toMatchObject({ data: { status: 'inactive' } });
  });
});

test('a test event and a delivery are sent at once, the latter under the same id with a new signature', async () => {
  const { data: webhook } = await create({ status: undefined });
  const tested = await call<DeliveryDetail>('POST', paths.test, { id: webhook.id });
  expect(tested.data).toMatchObject({
    type: 'webhook.test',
    isDelivered: true,
    isSending: false,
    attempts: 1,
  });
  expect(receiver.messages[0]).toMatchObject({
    id: tested.data.messageId,
    body: { type: 'webhook.test', data: {} },
  });
  receiver.answer = (response) => response.writeHead(500).end('No\u0000t\u202e now'.padEnd(5_000, '.'));
  const again = await call<DeliveryDetail>('POST', paths.resend, { id: tested.data.id });
  expect(again.data).toMatchObject({ isDelivered: false, failure: 'status', httpStatus: 500, attempts: 2 });
  expect(again.data.answer).toBe('No t now'.padEnd(200, '.'));
  expect(receiver.ids()).toEqual([tested.data.messageId, tested.data.messageId]);
  const [first, second] = receiver.messages as [Receiver['messages'][0], Receiver['messages'][0]];
  expect(second.text).toBe(first.text);
  new Verifier(webhook.secret!).verify(second.text, second.headers as Record<string, string>);
  expect(await deliveriesOf(webhook.id, { onlyFailed: true })).toHaveLength(1);
  expect((await call('POST', paths.resend, { id: 99 })).code).toBe(404);
  expect((await call('POST', paths.test, { id: 99 })).code).toBe(404);
});

test('a test event that the receiver takes ends the pause after a failure', async () => {
  const { data: webhook } = await create();
  receiver.answer = (response) => response.writeHead(500).end();
  await addMerchant('Waiting');
  await eventually(async () => (await list())[0]!.failing);
  await api.asOwner(`update webhook set next_attempt_at = now() + interval '1 hour'`);
  receiver.answer = (response) => response.writeHead(204).end();
  const { data: tested } = await call<DeliveryDetail>('POST', paths.test, { id: webhook.id });
  await receiver.received(3);
  const [change] = receiver.ids();
  expect(receiver.ids()).toEqual([change, tested.messageId, change]);
});

test('a delivery is sent again once at a time', async () => {
  const { data: webhook } = await create();
  const { data: tested } = await call<DeliveryDetail>('POST', paths.test, { id: webhook.id });
  const answers: (() => void)[] = [];
  receiver.answer = (response) => answers.push(() => response.writeHead(204).end());
  const first = call<DeliveryDetail>('POST', paths.resend, { id: tested.id });
  await receiver.received(2);
  expect(await call('POST', paths.resend, { id: tested.id })).toMatchObject({
    code: 409,
    errors: [{ path: 'id', code: 'webhook-sending' }],
  });
  answers.forEach((answer) => answer());
  expect((await first).data).toMatchObject({ attempts: 2, isSending: false });
});

test('history and audit log show changes, secrets by their fingerprints', async () => {
  const { data: webhook } = await create();
  const { id } = webhook;
  await update({ id, kinds: ['channel'] });
  await call('POST', paths.rollSecret, { id });
  await update({ id, status: 'inactive' });
  const history = await call<ListPage<HistoryEntry>>('POST', paths.history, { id });
  const fingerprint = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
  expect(history.data.items.map(({ action, changes }) => ({ action, changes }))).toEqual([
    { action: 'update', changes: [{ field: 'status', from: 'active', to: 'inactive' }] },
    { action: 'update', changes: [{ field: 'secret', from: fingerprint, to: fingerprint }] },
    { action: 'update', changes: [{ field: 'kinds', from: 'merchant, channel', to: 'channel' }] },
    {
      action: 'create',
      changes: expect.arrayContaining([{ field: 'url', from: null, to: receiver.url }]) as [],
    },
  ]);
  const audit = await call<ListPage<AuditLogEntry>>('POST', '/audit/list', {
    subject: 'webhook',
    target: String(id),
  });
  expect(audit.data.items).toHaveLength(4);
});

test('a change based on an older version is refused', async () => {
  const { data: webhook } = await create();
  const { id, updatedAt } = webhook;
  expect((await update({ id, updatedAt, description: 'Routes payments' })).data.description).toBe(
    'Routes payments',
  );
  expect(await update({ id, updatedAt, name: 'other' })).toMatchObject({
    code: 409,
    errors: [{ path: 'updatedAt' }],
  });
});
