import type { ChannelKeyUsage } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import {
  type ChannelTestBench,
  channelTestBench,
  newTestKeyPair,
  validChannel as valid,
} from './channels.fixture';

const pair = newTestKeyPair();
const other = newTestKeyPair();

let api: TestApi;
let bench: ChannelTestBench;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  bench = channelTestBench(api, token);
});
afterAll(() => api.stop());
beforeEach(() => bench.reset());

const usage = (body: object) =>
  callApi<ChannelKeyUsage[]>(api, 'POST', '/channel/key-usage', { token, body });

test('lists each field of each channel with either half of a pair, without keys', async () => {
  const { data: first } = await bench.create({ ...valid, merchantUpPublicKey: pair.publicKey });
  const { data: second } = await bench.create({
    ...valid,
    merchantId: 2,
    merchantChannel: 'visa',
    merchantDownPrivateKey: pair.privateKey,
    merchantUpPrivateKey: other.privateKey,
  });
  const fingerprint = first.keyFingerprints.merchantUpPublicKey;
  const uses = {
    first: {
      fingerprint,
      channelId: first.id,
      merchantId: 1,
      merchantName: 'One',
      merchantChannel: 'alipay',
      key: 'merchantUpPublicKey',
    },
    second: {
      fingerprint,
      channelId: second.id,
      merchantId: 2,
      merchantName: 'Two',
      merchantChannel: 'visa',
      key: 'merchantDownPrivateKey',
    },
  };
  const answer = await usage({ fingerprints: [fingerprint, fingerprint] });
  expect([answer.code, answer.data]).toEqual([200, [uses.first, uses.second]]);
  expect((await usage({ fingerprints: [fingerprint], exceptId: first.id })).data).toEqual([uses.second]);
  expect((await usage({ fingerprints: ['0'.repeat(64)] })).data).toEqual([]);
  const both = [fingerprint, second.keyFingerprints.merchantUpPrivateKey];
  expect((await usage({ fingerprints: both })).data.map(({ key }) => key)).toEqual([
    'merchantUpPublicKey',
    'merchantDownPrivateKey',
    'merchantUpPrivateKey',
  ]);
});

test('follows changes and deletions', async () => {
  const { data } = await bench.create({ ...valid, merchantUpPublicKey: pair.publicKey });
  const fingerprints = [data.keyFingerprints.merchantUpPublicKey];
  const change = { id: data.id, merchantNo: '1', merchantWeight: 1, status: 'active' };
  await bench.update(change);
  expect((await usage({ fingerprints })).data).toHaveLength(1);
  await bench.update({ ...change, merchantUpPublicKey: other.publicKey });
  expect((await usage({ fingerprints })).data).toEqual([]);
  await bench.update({ ...change, merchantUpPrivateKey: pair.privateKey });
  expect((await usage({ fingerprints })).data).toHaveLength(1);
  await bench.remove({ id: data.id });
  expect((await usage({ fingerprints })).data).toEqual([]);
});

test('returns the oldest 50 uses of a common key', async () => {
  await api.services.pool.query(
    `insert into merchant (id, merchant_name, name_folded, merchant_no, status)
     select n, 'm', 'm', 'N' || n, 'active' from generate_series(10, 90) n`,
  );
  await api.services.pool.query(
    `with made as (
      insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, status)
      select n, '1', 'visa', 1, 'active' from generate_series(10, 90) n returning id
    )
    insert into channel_detail (channel_id, up_public_fingerprint, down_public_fingerprint)
    select id, decode(repeat('ab', 32), 'hex'), decode(repeat('ab', 32), 'hex') from made`,
  );
  const { data } = await usage({ fingerprints: ['ab'.repeat(32)] });
  expect(data).toHaveLength(50);
  expect(data.at(-1)).toMatchObject({ channelId: 25, key: 'merchantUpPublicKey' });
});

test.each([
  ['fingerprints', {}],
  ['fingerprints', { fingerprints: [] }],
  ['fingerprints', { fingerprints: Array(5).fill('0'.repeat(64)) }],
  ['fingerprints', { fingerprints: ['0'.repeat(63)] }],
  ['fingerprints', { fingerprints: ['A'.repeat(64)] }],
  ['exceptId', { fingerprints: ['0'.repeat(64)], exceptId: 'x' }],
])('refuses a bad %s (case %#)', async (field, body) => {
  const { code, message } = await usage(body);
  expect(code).toBe(400);
  expect(message).toContain(field);
});
