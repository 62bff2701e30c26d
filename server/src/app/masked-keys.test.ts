import type { Channel, Merchant } from '@backoffice/contract';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { EVENTS_PATH } from '@backoffice/contract/server-events';
import * as z from 'zod/mini';
import { newTestKeyPair } from '../areas/channels/channels.fixture';
import { callsOf } from '../platform/access/access-matrix.fixture';
import { type JsonSchema, sampleOf } from '../platform/access/sample-of.fixture';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';

// The test makes some hundreds of calls.
jest.setTimeout(240_000);

const pairs = { up: newTestKeyPair(), down: newTestKeyPair(), next: newTestKeyPair() };

let api: TestApi;
let admin: string;
/** Parts of all private keys. */
let canaries: string[];
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
  for (const url of ['/channel/list', '/channel/rows', '/channel/history', '/channel/update', '/audit/list'])
    expect(answered).toContain(url);
  expect(answered).toContain(bulkPaths.channels.preview);
  expect(answered.size).toBeGreaterThan(60);
  expect(findIn(await api.app.metrics.metrics())).toEqual([]);
  expect(findIn(api.logged())).toEqual([]);
  const lines = await api.services.pool.query('select from key_read');
  expect(lines.rowCount).toBe(0);
});

test('the same search finds the keys where one is revealed', async () => {
  const body = { id: 2, reason: 'Search of this test' };
  const { body: text } = await api.call('POST', keyRevealPaths.merchant, { token: admin, body });
  expect(findIn(text)).toHaveLength(1);
});
