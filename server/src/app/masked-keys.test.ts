import type { Channel, Merchant, MerchantDetail } from '@backoffice/contract';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import { channelDetailPath, keyPairPaths } from '@backoffice/contract/key-pair-values';
import type { ChannelDetail, KeyPairs } from '@backoffice/contract/key-pairs';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { EVENTS_PATH } from '@backoffice/contract/server-events';
import * as z from 'zod/mini';
import { newTestKeyPair, type TestKeyPair } from '../areas/channels/channels.fixture';
import { callsOf } from '../platform/access/access-matrix.fixture';
import { type JsonSchema, sampleOf } from '../platform/access/sample-of.fixture';
import { sealedPairColumn } from '../platform/key-pairs/key-pairs.repository';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';

// The test makes some hundreds of calls.
jest.setTimeout(240_000);

const pairs = {
  up: newTestKeyPair(),
  down: newTestKeyPair(),
  next: newTestKeyPair(),
  renewed: newTestKeyPair(),
  prepared: newTestKeyPair(),
};

let api: TestApi;
let admin: string;
/** Parts of all private keys. */
let canaries: string[];
async function prepare(id: number, { publicKey, privateKey }: TestKeyPair): Promise<KeyPairs> {
  const { data } = await callApi<ChannelDetail>(api, 'GET', `${channelDetailPath}?id=${id}`, {
    token: admin,
  });
  const body = { id, updatedAt: data.updatedAt, pair: 'up', publicKey, privateKey };
  return (await callApi<KeyPairs>(api, 'POST', keyPairPaths.channel.prepare, { token: admin, body })).data;
}

/** Replaces a pair, so that the private key of the earlier one is stored as a former one. */
async function renew(id: number, given: TestKeyPair): Promise<void> {
  const { updatedAt, keys } = await prepare(id, given);
  const { fingerprint } = keys.find(({ state }) => state === 'next')!;
  const body = { id, updatedAt, pair: 'up', fingerprint };
  await callApi(api, 'POST', keyPairPaths.channel.activate, { token: admin, body });
}

beforeAll(async () => {
  api = await startTestApi({ settings: { keyDisplay: 'masked', privateKeysPerHour: 1000 } });
  admin = await api.signIn('admin');
  const { pool, keyring } = api.services;
  for (const merchantName of ['One', 'Two'])
    await callApi<Merchant>(api, 'PUT', '/merchant/create', { token: admin, body: { merchantName } });
  const { rows } = await pool.query<{ id: number; sealed: string }>(
    'select merchant_id::integer as id, private_key_encrypted as sealed from merchant_detail',
  );
  const merchantKeys = await Promise.all(
    rows.map(({ id, sealed }) => keyring.decrypt(sealed, `merchant_detail.private_key:${id}`)),
  );
  const channelKeys = Object.values(pairs).map(({ privateKey }) => privateKey);
  canaries = [...merchantKeys, ...channelKeys].map((key) => key.slice(-90, -40));
  const keys = {
    merchantUpPrivateKey: pairs.up.privateKey,
    merchantDownPrivateKey: pairs.down.privateKey,
  };
  const channel = { merchantNo: '1', merchantWeight: 1, status: 'active' };
  const body = { ...channel, ...keys, merchantId: 1, merchantChannel: 'alipay' };
  await callApi<Channel>(api, 'POST', '/channel/create', { token: admin, body });
  const change = { ...channel, id: 1, merchantUpPrivateKey: pairs.next.privateKey };
  await callApi<Channel>(api, 'PUT', '/channel/update', { token: admin, body: change });
  await renew(1, pairs.renewed);
  await prepare(1, pairs.prepared);
  const merchant = await callApi<MerchantDetail>(api, 'GET', '/merchant/detail?id=2', { token: admin });
  const next = { id: 2, updatedAt: merchant.data.updatedAt };
  await callApi(api, 'POST', keyPairPaths.merchant.prepare, { token: admin, body: next });
  const stored = await pool.query<{ id: number; state: string; sealed: string }>(
    `select id::integer, state, private_key_encrypted as sealed from key_renewal where private_key_encrypted <> '' order by id`,
  );
  expect(stored.rows.map(({ state }) => state)).toEqual(['former', 'next', 'next']);
  for (const { id, sealed } of stored.rows)
    canaries.push((await keyring.decrypt(sealed, sealedPairColumn.contextOf(id))).slice(-90, -40));
});
afterAll(() => api.stop());

const findIn = (text: string) => canaries.filter((canary) => text.includes(canary));

function sampleFor(schema: unknown): unknown {
  if (!schema) return undefined;
  const shape = z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });
  return sampleOf(shape as JsonSchema);
}

/** The bodies of lists and of bulk edits for all rows; other calls get the smallest body. */
const bodies: Record<string, object[]> = {
  '/merchant/list': [{}, { fields: 'option' }, { limit: 100 }, { limit: 101 }, { total: 'later' }],
  '/channel/list': [{}, { fields: 'weight' }, { limit: 100 }, { limit: 101 }, { total: 'later' }],
  '/audit/list': [{}, { action: 'keys-read' }],
  '/channel/update': [
    { id: 1, merchantNo: '2', merchantWeight: 1, status: 'active' },
    { id: 1, merchantNo: '2', merchantWeight: 1, status: 'active', updatedAt: '2000-01-01T00:00:00Z' },
  ],
  '/merchant/update': [{ id: 1, status: 'inactive' }],
};

/** Every call of the server, those that change something last. */
function calls() {
  const all = callsOf(api.app.declaredRoutes).flatMap(({ method, url, schema = {} }) => {
    if (['OPTIONS', 'HEAD'].includes(method) || [EVENTS_PATH, ...Object.values(keyRevealPaths)].includes(url))
      return [];
    const query = sampleFor(schema.querystring) as Record<string, string> | undefined;
    const address = url.replace(':id', 'editor') + (query ? `?${new URLSearchParams(query).toString()}` : '');
    return (bodies[url] ?? [sampleFor(schema.body)]).map((body) => ({ method, url, address, body }));
  });
  const isWrite = ({ url }: { url: string }) =>
    !/list|rows|find|history|detail|totals|options|usage|figures|summary|series|export|^\/docs/.test(url);
  return [...all.filter((call) => !isWrite(call)), ...all.filter(isWrite)];
}

test('no answer of any call, metric or log line contains a private key', async () => {
  const carriers: string[] = [];
  const answered = new Set<string>();
  for (const { method, url, address, body } of calls()) {
    const send = () =>
      api.call(method as 'POST', address, {
        token: admin,
        ...(body !== undefined && { body: body as object }),
      });
    let answer = await send();
    // An earlier call has ended the session.
    if (answer.statusCode === 401) {
      admin = await api.signIn('admin');
      answer = await send();
    }
    if (answer.statusCode === 200) answered.add(url);
    if (findIn(answer.body).length > 0) carriers.push(`${method} ${url}`);
  }
  expect(carriers).toEqual([]);
  for (const url of ['/merchant/list', '/merchant/detail', '/merchant/rows', '/merchant/history'])
    expect(answered).toContain(url);
  expect(answered).toContain(channelDetailPath);
  for (const url of ['/channel/list', '/channel/rows', '/channel/history', '/channel/update', '/audit/list'])
    expect(answered).toContain(url);
  expect(answered).toContain(bulkPaths.channels.preview);
  expect(answered.size).toBeGreaterThan(60);
  expect(findIn(await api.app.metrics.metrics())).toEqual([]);
  expect(findIn(api.logged())).toEqual([]);
  const lines = await api.services.pool.query('select from key_read');
  expect(lines.rowCount).toBe(0);
});

test('the same search finds the next key where it is revealed', async () => {
  const body = { id: 2, state: 'next', reason: 'Search of this test' };
  const { body: text } = await api.call('POST', keyRevealPaths.merchant, { token: admin, body });
  expect(findIn(text)).not.toEqual([]);
});

test('the same search finds the keys where one is revealed', async () => {
  const body = { id: 2, reason: 'Search of this test' };
  const { body: text } = await api.call('POST', keyRevealPaths.merchant, { token: admin, body });
  expect(findIn(text)).toHaveLength(1);
});
