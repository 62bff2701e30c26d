import { apiPaths } from '@backoffice/contract';
import type { InjectOptions } from 'fastify';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { rates } from './policies';

const REFUSALS = rates.refusalsPerAddress.calls;
let api: TestApi;
beforeEach(async () => (api = await startTestApi()));
afterEach(() => api.stop());

const office = '10.0.0.1';
const send = (url: string, { from = office, ...options }: InjectOptions & { from?: string } = {}) =>
  api.app.inject({ method: 'POST', url, remoteAddress: from, ...options });
const list = (token: string, from = office) =>
  send(apiPaths.merchantList, { from, headers: { authorization: `Bearer ${token}` }, payload: {} });
const garbage = (index: number) => `${index}`.padStart(40, 'x');

async function msOf(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** Refusals of a caller without a session, until an address has none left. */
const spend = () => Promise.all(Array.from({ length: REFUSALS }, (_, index) => list(garbage(index))));

test.each([
  ['sign-ins that are no sign-ins', () => send(apiPaths.login, { payload: { username: 1 } })],
  ['unknown tokens', () => list(garbage(9_999))],
  ['unknown paths', () => send('/nowhere')],
])('%s of one address are answered late beyond its limit', async (_what, attack) => {
  expect((await list(garbage(1))).statusCode).toBe(401);
  await spend();
  const statuses: number[] = [];
  const late = await msOf(async () => statuses.push((await attack()).statusCode));
  expect(statuses[0]).toBeGreaterThanOrEqual(400);
  expect(late).toBeGreaterThan(450);
});

test('a spent limit refuses bodies before they are read, and no valid token, sign-in or other address', async () => {
  const token = await api.signIn('admin');
  await spend();
  const report = await send('/policy/reports', { payload: [{ type: 'no report' }] });
  expect(report.statusCode).toBe(429);
  expect((await list(token)).statusCode).toBe(200);
  const signIn = { payload: { username: 'editor', password: '111111' } };
  expect((await send(apiPaths.login, signIn)).statusCode).toBe(200);
  expect(
    (await send('/policy/reports', { from: '10.0.0.2', payload: [{ type: 'no report' }] })).statusCode,
  ).not.toBe(429);
});

test('an unknown token is asked for once a second', async () => {
  const asked = jest.spyOn(api.services.pool, 'query');
  const asks = () => asked.mock.calls.length;
  await list(garbage(1));
  const once = asks();
  expect(once).toBeGreaterThan(0);
  await list(garbage(1));
  expect(asks()).toBe(once);
  await list(garbage(2));
  expect(asks()).toBeGreaterThan(once);
});

test('200 people of one office sign in while a guesser shares their address', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      send(apiPaths.login, { payload: { username: `nobody.${index}`, password: 'wrong one' } }),
    ),
  );
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(20);
  const device = 'd'.repeat(32);
  const payload = { username: 'editor', password: '111111', device };
  expect((await send(apiPaths.login, { from: '10.0.0.9', payload })).statusCode).toBe(200);
  for (let wave = 0; wave < 10; wave++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(apiPaths.login, { payload })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
}, 60_000);

test('questions about the health are limited by address', async () => {
  const { calls } = rates.healthCallsPerAddress;
  const ask = () => api.app.inject({ url: '/health/live', remoteAddress: office });
  for (let call = 0; call < calls; call++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});
