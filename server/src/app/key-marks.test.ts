import type { Channel, ListPage, Merchant, MerchantDetail } from '@backoffice/contract';
import { newTestKeyPair } from '../areas/channels/channels.fixture';
import { noteKeyTails } from '../areas/channels/note-key-tails';
import { noteKeyMarks } from '../areas/merchants/merchant-key-marks';
import { catchUp } from '../platform/jobs/catch-up';
import { callApi } from '../testing/call-api';
import type { TestApi } from '../testing/start-test-api';
import { useTestApi } from '../testing/use-test-api';

const pair = newTestKeyPair();
const endOf = (key: string) => key.replaceAll('=', '').slice(-4);

let api: TestApi;
let token: string;
let marked: Merchant;
useTestApi((started) => (api = started), { settings: { keyDisplay: 'masked' } });
beforeEach(async () => {
  token = await api.signIn('admin');
  const body = { merchantName: 'Shop' };
  marked = (await callApi<Merchant>(api, 'PUT', '/merchant/create', { token, body })).data;
  const channel = {
    merchantId: 1,
    merchantNo: '1',
    merchantChannel: 'alipay',
    merchantWeight: 1,
    status: 'active',
    merchantUpPrivateKey: pair.privateKey,
  };
  await callApi(api, 'POST', '/channel/create', { token, body: channel });
});

const first = async <Row>(url: string) =>
  (await callApi<ListPage<Row>>(api, 'POST', url, { token, body: {} })).data.items[0]!;
const tails = async () => (await first<Channel>('/channel/list')).privateKeyTails;
const step = (task: string, note: typeof noteKeyMarks) =>
  catchUp(api.services.pool, task, (transaction, range) => note(transaction, api.services.keyring, range));

test('marks of earlier merchants are written by a job, and their page shows them before', async () => {
  await api.asOwner(
    `delete from merchant_key_mark; update merchant set created_at = now() - interval '1 day'`,
  );
  expect(await first<Merchant>('/merchant/list')).toMatchObject({
    privateKeyState: 'masked',
    privateKeyTail: '',
    keyFingerprint: null,
  });
  const { publicKey, keyFingerprint } = marked;
  const { data } = await callApi<MerchantDetail>(api, 'GET', '/merchant/detail?id=1', { token });
  expect(data).toMatchObject({ privateKeyState: 'masked', publicKey, keyFingerprint });
  expect(await step("marks of merchants' keys", noteKeyMarks)).toBe(true);
  expect(await step("marks of merchants' keys", noteKeyMarks)).toBe(false);
  const { privateKeyTail } = marked;
  expect(await first<Merchant>('/merchant/list')).toMatchObject({
    publicKey,
    keyFingerprint,
    privateKeyTail,
  });
});

test('tails of earlier keys of channels are written by a job', async () => {
  await api.asOwner(`update channel_detail set up_private_tail = null, tails_at = null;
    update channel set created_at = now() - interval '1 day'`);
  expect(await tails()).toEqual({ merchantUpPrivateKey: '' });
  expect(await step("tails of channels' keys", noteKeyTails)).toBe(true);
  expect(await step("tails of channels' keys", noteKeyTails)).toBe(false);
  expect(await tails()).toEqual({ merchantUpPrivateKey: endOf(pair.privateKey) });
});

test('the tail of a key that an earlier release has changed is not shown', async () => {
  const changedBefore = `update channel set keys_changed_at = now() + interval '1 minute';
    update channel_detail set up_private_key_encrypted = 'other', up_private_fingerprint = sha256('other')`;
  await api.asOwner(changedBefore);
  expect(await tails()).toEqual({ merchantUpPrivateKey: '' });
  const change = { id: 1, merchantNo: '2', merchantWeight: 1, status: 'active' };
  const body = { ...change, merchantDownPrivateKey: pair.privateKey };
  await callApi(api, 'PUT', '/channel/update', { token, body });
  const afterwards = { merchantUpPrivateKey: '', merchantDownPrivateKey: endOf(pair.privateKey) };
  expect(await tails()).toEqual(afterwards);
  await callApi(api, 'PUT', '/channel/update', { token, body: change });
  expect(await tails()).toEqual(afterwards);
});

test('a short text, which is no usual key, has no tail', async () => {
  const change = { id: 1, merchantNo: '1', merchantWeight: 1, status: 'active' };
  const body = { ...change, merchantUpPrivateKey: 'a short secret' };
  const { data } = await callApi<Channel>(api, 'PUT', '/channel/update', { token, body });
  expect(data).toMatchObject({ privateKeyTails: { merchantUpPrivateKey: '' } });
});
