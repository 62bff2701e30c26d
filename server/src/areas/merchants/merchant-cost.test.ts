import type { Merchant } from '@backoffice/contract';
import crypto from 'node:crypto';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { watchRoundTrips } from '../../testing/watch-round-trips';

let api: TestApi;
let token: string;
let roundTrips: () => number;
beforeAll(async () => {
  api = await startTestApi();
  await endIdleConnections();
  roundTrips = watchRoundTrips(api.services.pool);
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

/** Closes the connections that were opened before the watch. */
async function endIdleConnections(): Promise<void> {
  const { pool } = api.services;
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  clients.forEach((client) => client.release(true));
}

const call = async (url: string, body: object, headers = {}) => {
  const { data } = await callApi<Merchant>(api, 'PUT', url, { token, body, headers });
  return data;
};
const create = (key?: string) =>
  call('/merchant/create', { merchantName: 'One', status: 'active' }, key ? { 'idempotency-key': key } : {});

/** Measures the calls of `work`. They run once before, because the first call sets up connections and statements. */
async function costOf(work: () => Promise<unknown>) {
  const decrypt = jest.spyOn(crypto, 'createDecipheriv');
  const parsePrivateKey = jest.spyOn(crypto, 'createPrivateKey');
  roundTrips();
  await work();
  const cost = {
    roundTrips: roundTrips(),
    decrypted: decrypt.mock.calls.length,
    parsed: parsePrivateKey.mock.calls.length,
  };
  jest.restoreAllMocks();
  return cost;
}

test('a save takes four queries and decrypts no key', async () => {
  const { id } = await create();
  await call('/merchant/status', { id, status: 'inactive' });
  const save = () => call('/merchant/update', { id, status: 'active', merchantExpansionA: 'a' });
  expect(await costOf(save)).toEqual({ roundTrips: 4, decrypted: 0, parsed: 0 });
});

test('a create takes six queries, eight with an idempotency key, and does not decrypt its own key', async () => {
  await create('first');
  expect(await costOf(() => create())).toMatchObject({ roundTrips: 6, decrypted: 0, parsed: 1 });
  expect(await costOf(() => create('second'))).toMatchObject({ roundTrips: 8, decrypted: 0, parsed: 1 });
});
