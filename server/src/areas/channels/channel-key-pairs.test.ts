import type { Channel, HistoryEntry, ListPage } from '@backoffice/contract';
import type { Inbox } from '@backoffice/contract/inbox';
import { channelDetailPath, FORMER_PAIRS_MAX, keyPairPaths } from '@backoffice/contract/key-pair-values';
import type { ChannelDetail, KeyPairs } from '@backoffice/contract/key-pairs';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { warnOfChannelKeys, warnOfMerchantKeys } from '../../platform/key-pairs/warn-of-keys';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { channelTestBench, newTestKeyPair, validChannel } from './channels.fixture';

const paths = keyPairPaths.channel;
const [first, second, third] = [newTestKeyPair(), newTestKeyPair(), newTestKeyPair()];
const endOf = (key: string) => key.replaceAll('=', '').slice(-4);

let api: TestApi;
let token: string;
useTestApi((started) => (api = started), { settings: { keyDisplay: 'masked' } });
beforeEach(async () => {
  token = await api.signIn('admin');
  const bench = channelTestBench(api, token);
  await bench.reset();
  await bench.create({
    ...validChannel,
    merchantUpPublicKey: first.publicKey,
    merchantUpPrivateKey: first.privateKey,
    merchantDownPrivateKey: third.privateKey,
  });
});

const detail = async () =>
  (await callApi<ChannelDetail>(api, 'GET', `${channelDetailPath}?id=1`, { token })).data;
const call = async (step: keyof typeof paths, body: object) => {
  const { updatedAt } = await detail();
  return callApi<KeyPairs>(api, 'POST', paths[step], {
    token,
    body: { id: 1, updatedAt, pair: 'up', ...body },
  });
};
const shown = ({ keys }: Pick<KeyPairs, 'keys'>) => keys.map(({ pair, state }) => `${pair} ${state}`);
const reveal = async (body: object) =>
  (
    await callApi<{ privateKey: string }>(api, 'POST', keyRevealPaths.channel, {
      token,
      body: { id: 1, reason: 'Renewal', ...body },
    })
  ).data.privateKey;
const filtered = async (url: string, body: object) =>
  (await callApi<{ active: number }>(api, 'POST', url, { token, body })).data.active;

test('a given pair of a side takes over, and the other side keeps its key and mark', async () => {
  const { data } = await call('prepare', second);
  expect(shown(data)).toEqual(['down current', 'up current', 'up next']);
  const { fingerprint } = data.keys[2]!;
  expect(await reveal({ field: 'merchantUpPrivateKey', state: 'next' })).toBe(second.privateKey);
  const activated = await call('activate', { fingerprint });
  expect(shown(activated.data)).toEqual(['down current', 'up current', 'up former']);
  expect(activated.data.keys.map(({ publicKey }) => publicKey)).toEqual([
    null,
    second.publicKey,
    first.publicKey,
  ]);
  expect(await reveal({ field: 'merchantUpPrivateKey' })).toBe(second.privateKey);
  expect(await detail()).toMatchObject({
    merchantUpPublicKey: second.publicKey,
    privateKeyTails: {
      merchantUpPrivateKey: endOf(second.privateKey),
      merchantDownPrivateKey: endOf(third.privateKey),
    },
  });
  const back = await call('goBack', { fingerprint: activated.data.keys[2]!.fingerprint });
  expect(shown(back.data)).toEqual(['down current', 'up current', 'up former']);
  expect(await reveal({ field: 'merchantUpPrivateKey' })).toBe(first.privateKey);
});

test('a side with a private key alone keeps it, with its public half, as former', async () => {
  const { data } = await call('prepare', { ...second, pair: 'down' });
  const { fingerprint } = data.keys.find(({ state }) => state === 'next')!;
  const activated = await call('activate', { fingerprint, pair: 'down' });
  expect(activated.data.keys.find(({ state }) => state === 'former')?.publicKey).toBe(third.publicKey);
});

test('the server generates a pair on request', async () => {
  const { data } = await call('prepare', { pair: 'down' });
  expect(data.keys.find(({ state }) => state === 'next')).toMatchObject({
    pair: 'down',
    publicKey: expect.stringMatching(/^MII/),
  });
});

test.each([
  [
    'two keys of different pairs',
    { ...second, privateKey: third.privateKey },
    'privateKey key-pair-unproved',
  ],
  [
    'a private key in place of a public one',
    { ...second, publicKey: second.privateKey },
    'publicKey private-key-misplaced',
  ],
  ['a public key alone', { publicKey: second.publicKey }, 'privateKey field-missing'],
  ['texts that are no keys', { publicKey: 'one', privateKey: 'two' }, 'privateKey key-pair-unproved'],
  ['the current pair', first, 'publicKey key-pair-known'],
])('%s are refused as the next pair', async (_case, keys, refused) => {
  const { code, errors } = await call('prepare', keys);
  expect(code).toBe(400);
  expect(errors.map((error) => `${error.path} ${error.code}`)).toEqual([refused]);
  expect((await detail()).keys).toHaveLength(2);
});

test('a pair that an earlier release has set is kept as former, and its own record ends', async () => {
  const { data } = await call('prepare', second);
  await call('activate', { fingerprint: data.keys[2]!.fingerprint });
  const { updatedAt, merchantNo, merchantWeight, status } = await detail();
  const body = { id: 1, updatedAt, merchantNo, merchantWeight, status };
  const given = newTestKeyPair();
  const keys = { merchantUpPublicKey: given.publicKey, merchantUpPrivateKey: given.privateKey };
  await callApi(api, 'PUT', '/channel/update', { token, body: { ...body, ...keys } });
  const next = await call('prepare', {});
  const { fingerprint } = next.data.keys.find(({ state }) => state === 'next')!;
  const { data: after } = await call('activate', { fingerprint });
  const formers = after.keys.filter(({ state }) => state === 'former').map(({ publicKey }) => publicKey);
  expect(formers.sort()).toEqual([first.publicKey, given.publicKey].sort());
});

test('the history of a channel names its pairs by fingerprint', async () => {
  const { data } = await call('prepare', second);
  await call('activate', { fingerprint: data.keys[2]!.fingerprint });
  const { data: history } = await callApi<ListPage<HistoryEntry>>(api, 'POST', '/channel/history', {
    token,
    body: { id: 1 },
  });
  expect(history.items[0]!.changes.map(({ field }) => field)).toEqual([
    'merchantUpPublicKey',
    'merchantUpPrivateKey',
    'nextUpKey',
    'formerUpKeys',
  ]);
});

test('the number of valid former pairs is limited, and going back is not', async () => {
  for (let renewal = 0; renewal < FORMER_PAIRS_MAX; renewal += 1) {
    const { data } = await call('prepare', newTestKeyPair());
    const { fingerprint } = data.keys.find(({ state }) => state === 'next')!;
    expect((await call('activate', { fingerprint })).code).toBe(200);
  }
  const { data } = await call('prepare', second);
  const { fingerprint } = data.keys.find(({ state }) => state === 'next')!;
  expect((await call('activate', { fingerprint })).reason).toBe('key-formers-too-many');
  const former = data.keys.find(({ state }) => state === 'former')!;
  expect((await call('goBack', { fingerprint: former.fingerprint })).code).toBe(200);
  expect((await call('activate', { fingerprint, days: 0 })).code).toBe(200);
});

test('a deleted channel takes its pairs with it', async () => {
  await call('prepare', second);
  const { updatedAt } = await detail();
  await callApi(api, 'POST', '/channel/delete', { token, body: { id: 1, updatedAt } });
  expect((await api.services.pool.query('select from key_renewal')).rowCount).toBe(0);
});

test('lists are filtered by age of keys and end of former pairs', async () => {
  const { data } = await call('prepare', second);
  await call('activate', { fingerprint: data.keys[2]!.fingerprint, days: 7 });
  expect(await filtered('/channel/totals', { formerKey: 'valid' })).toBe(1);
  expect(await filtered('/channel/totals', { formerKey: 'ends-soon' })).toBe(0);
  expect(await filtered('/merchant/totals', { formerKey: 'valid' })).toBe(0);
  await api.asOwner(`update channel set former_key_until = now() + interval '2 days';
    update merchant set created_at = now() - interval '3 years';
    update merchant set key_changed_at = now() - interval '400 days', former_key_until = now() where id = 1`);
  expect(await filtered('/channel/totals', { formerKey: 'ends-soon' })).toBe(1);
  expect(await filtered('/merchant/totals', { keyAge: 'over-1-year' })).toBe(2);
  expect(await filtered('/merchant/totals', { keyAge: 'over-2-years' })).toBe(1);
  expect(await filtered('/merchant/totals', { formerKey: 'ends-soon' })).toBe(1);
});

test('users who can renew keys are notified of old pairs and of former ones that end soon, once', async () => {
  await api.asOwner(`update merchant set created_at = now() - interval '800 days';
    update channel set keys_changed_at = now() - interval '800 days', former_key_until = now() + interval '1 day'`);
  const { pool } = api.services;
  const warned = async () =>
    (await callApi<Inbox>(api, 'GET', '/inbox', { token })).data.items.map(
      ({ kind, values, address }) => [kind, values, address] as const,
    );
  await warnOfMerchantKeys(pool, 0);
  expect(await warned()).toEqual([]);
  for (let run = 0; run < 2; run += 1) {
    await warnOfMerchantKeys(pool, 700);
    await warnOfChannelKeys(pool, 700);
  }
  expect(await warned()).toEqual([
    ['channel-keys-due', { reason: 'old', count: 1 }, '/channel/list?keyAge=over-1-year'],
    ['channel-keys-due', { reason: 'ending', count: 1 }, '/channel/list?formerKey=ends-soon'],
    ['merchant-keys-due', { reason: 'old', count: 2 }, '/merchant/list?keyAge=over-1-year'],
  ]);
  const editor = await api.signIn('editor');
  expect((await callApi<Inbox>(api, 'GET', '/inbox', { token: editor })).data.items).toEqual([]);
});

test('a row that is sent back as it was read is accepted, and other times of keys are refused', async () => {
  const { keys: _keys, ...row } = await detail();
  const put = (body: Partial<Channel>) => callApi(api, 'PUT', '/channel/update', { token, body });
  expect((await put({ ...row, formerKeyUntil: '2030-01-01T00:00:00.000Z' })).code).toBe(400);
  expect((await put(row)).code).toBe(200);
});
