import type { AuditLogEntry, HistoryEntry, ListPage } from '@backoffice/contract';
import { webhookPaths as paths } from '@backoffice/contract/webhook-values';
import type { Delivery, DeliveryDetail, Webhook, WebhookCreateResponse } from '@backoffice/contract/webhooks';
import { Webhook as Verifier } from 'standardwebhooks';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { channelTestBench, newTestKeyPair, validChannel } from '../channels/channels.fixture';
import { type Receiver, startReceiver } from './receiver.fixture';

let api: TestApi;
let token: string;
let receiver: Receiver;
useTestApi((started) => (api = started), { settings: { webhookNetworks: ['127.0.0.0/8'] } });
beforeEach(async () => {
  token = await api.signIn('admin');
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

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
  expect(body).toMatchObject({ type: 'merchant.created', data: { object: { kind: 'merchant', id: merchant.id } } });
  expect(id).toBe(`chg_${body.data.id}`);
  const [delivery] = await eventually(async () => {
    const found = await deliveriesOf(webhook.id);
    return found.length > 0 && found;
  });
  expect(delivery).toMatchObject({ messageId: id, isDelivered: true, attempts: 1, httpStatus: 204 });
  expect((await detailOf(delivery!.id)).body).toBe(text);
  expect(await list()).toMatchObject([{ name: 'router', status: 'active', failing: null, lagSeconds: 0 }]);
});
