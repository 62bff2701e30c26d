import type { FoundChannel } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { catchUp } from '../../platform/jobs/catch-up';
import { noteFormerKeys } from './channel-finding.repository';
import { channelTestBench, newTestKeyPair, validChannel } from './channels.fixture';

let api: TestApi;
let token: string;
let bench: ReturnType<typeof channelTestBench>;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
  bench = channelTestBench(api, token);
});
afterAll(() => api.stop());
beforeEach(() => bench.reset());

async function find(query: string): Promise<FoundChannel[]> {
  const { data } = await callApi<{ items: FoundChannel[] }>(api, 'POST', '/channel/find', {
    token,
    body: { query },
  });
  return data.items;
}
const idsAndBy = async (query: string) => (await find(query)).map(({ id, by }) => [id, by]);

test('finds a channel by id and by the beginning of its number', async () => {
  const { data } = await bench.create();
  expect(await find('2088')).toEqual([
    {
      id: data.id,
      merchantId: 1,
      merchantName: 'One',
      merchantNo: '2088000000000001',
      merchantChannel: 'alipay',
      type: { en: 'Alipay', zh: '支付宝', es: 'Alipay', ja: 'Alipay' },
      merchantWeight: 40,
      activeWeight: 40,
      status: 'active',
      updatedAt: data.updatedAt,
      by: 'number',
    },
  ]);
  expect(await idsAndBy(String(data.id))).toEqual([[data.id, 'id']]);
  expect(await idsAndBy('088')).toEqual([]);
});

test('finds the channels of a merchant by name or number, best merchant first, with the weights of its active ones', async () => {
  await api.services.pool.query(
    `update merchant set merchant_name = 'Not One', name_folded = 'not one' where id = 2`,
  );
  const { data: other } = await bench.create({ ...validChannel, merchantId: 2 });
  const { data: first } = await bench.create();
  const { data: off } = await bench.create({
    ...validChannel,
    merchantChannel: 'wechat',
    status: 'inactive',
  });
  const { data: second } = await bench.create({
    ...validChannel,
    merchantChannel: 'visa',
    merchantWeight: 5,
  });
  expect((await find('ONE')).map(({ id, by, activeWeight }) => [id, by, activeWeight])).toEqual([
    [first.id, 'merchant', 45],
    [off.id, 'merchant', 45],
    [second.id, 'merchant', 45],
    [other.id, 'merchant', 40],
  ]);
  expect(await idsAndBy('m2')).toEqual([[other.id, 'merchant']]);
});

test('finds present and former keys, and tells them apart', async () => {
  const [old, now] = [newTestKeyPair(), newTestKeyPair()];
  const { data } = await bench.create({ ...validChannel, merchantUpPrivateKey: old.privateKey });
  const before = data.keyFingerprints.merchantUpPrivateKey!;
  expect(await idsAndBy(before)).toEqual([[data.id, 'key']]);
  const { data: changed } = await bench.update({
    ...validChannel,
    id: data.id,
    merchantUpPrivateKey: now.privateKey,
  });
  const after = changed.keyFingerprints.merchantUpPrivateKey!;
  expect(await idsAndBy(after.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 '))).toEqual([[data.id, 'key']]);
  expect(await idsAndBy(before)).toEqual([[data.id, 'former-key']]);

  // The key is set again: it is a present key of the channel.
  await bench.update({ ...validChannel, id: data.id, merchantUpPrivateKey: old.privateKey });
  expect(await idsAndBy(before)).toEqual([[data.id, 'key']]);
});

test('finds former keys from the audit log after the background job', async () => {
  const [old, now] = [newTestKeyPair(), newTestKeyPair()];
  const { data } = await bench.create({ ...validChannel, merchantDownPublicKey: old.publicKey });
  await bench.update({ ...validChannel, id: data.id, merchantDownPublicKey: now.publicKey });
  const before = data.keyFingerprints.merchantDownPublicKey!;
  await api.asOwner(
    `delete from channel_former_key;
     update catch_up set done_until = 0, until = (select max(id) from audit_entry) where until is not null`,
  );
  expect(await find(before)).toEqual([]);
  const step = () => catchUp(api.services.pool, 'former keys of channels', noteFormerKeys);
  while (await step());
  expect(await idsAndBy(before)).toEqual([[data.id, 'former-key']]);
  expect(await step()).toBe(false);
});

test('finds nothing without permission to view channels', async () => {
  await bench.create();
  await api.asOwner(`delete from role_grant where role_key = 'visitor' and path = '/channel/list'`);
  const visitor = await api.signIn('visitor');
  const refused = await api.call('POST', '/channel/find', { token: visitor, body: { query: '2088' } });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('2088');
});
