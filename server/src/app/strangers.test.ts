import { apiPaths, merchantPaths, remotePaths } from '@backoffice/contract';
import type { InjectOptions } from 'fastify';
import { strangers } from '../platform/admission/policies';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeEach(async () => (api = await startTestApi()));
afterEach(() => api.stop());

const send = (url: string, { from = '10.0.0.1', ...options }: InjectOptions & { from?: string } = {}) =>
  api.app.inject({ method: 'POST', url, remoteAddress: from, ...options });
const list = (token: string) =>
  send(merchantPaths.merchantList, { headers: { authorization: `Bearer ${token}` }, payload: {} });
const garbage = (index: number) => `${index}`.padStart(40, 'x');
const signIn = (payload: object, from?: string) => send(apiPaths.login, { payload, ...(from && { from }) });
const statusesOf = async (calls: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode);

/** Returns the number of statements during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = api.services;
  const spies = [jest.spyOn(pool, 'query'), jest.spyOn(pool, 'connect')];
  await work();
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  spies.forEach((spy) => spy.mockRestore());
  return count;
}

test.each([
  ['a sign-in that is none', () => signIn({ username: 1 })],
  ['an unknown path', () => send('/nowhere')],
  [
    'a body that is no JSON',
    () => send(apiPaths.login, { payload: '{', headers: { 'content-type': 'application/json' } }),
  ],
  ['a body that is too long', () => signIn({ username: 'x'.repeat(17_000) })],
  ['the question whether the process is up', () => api.app.inject('/health/live')],
  ['a call without a token', () => send(merchantPaths.merchantList, { payload: {} })],
])('%s causes no query', async (_what, call) => {
  expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, call)))).toBe(0);
});

test('an unknown token or deploy key is looked up once a second, and a new token works at once', async () => {
  const key = () => send(remotePaths.remotePublish, { headers: { 'x-deploy-key': garbage(3) }, payload: {} });
  await list(garbage(1));
  await key();
  const again = () => Promise.all(Array.from({ length: 20 }, () => Promise.all([list(garbage(1)), key()])));
  expect(await statementsOf(again)).toBe(0);
  expect(await statementsOf(() => list(garbage(2)))).toBeGreaterThan(0);
  expect((await list(await api.signIn('admin'))).statusCode).toBe(200);
});

test('sign-in attempts beyond the limit of an address or a name cause no query', async () => {
  const guess = (name: string, from?: string) => signIn({ username: name, password: 'wrong one' }, from);
  const first = await statusesOf(Array.from({ length: 25 }, (_, index) => guess(`nobody.${index}`)));
  expect(first.filter((status) => status === 400)).toHaveLength(20);
  expect(
    await statementsOf(async () => {
      const more = await statusesOf(Array.from({ length: 20 }, (_, index) => guess(`else.${index}`)));
      expect(new Set(more)).toEqual(new Set([429]));
    }),
  ).toBe(0);
});

test('200 users of one office can sign in at once while strangers use their address', async () => {
  const device = 'd'.repeat(32);
  const person = { username: 'editor', password: '111111', device };
  expect((await signIn(person, '10.0.0.9')).statusCode).toBe(200);
  const token = await api.signIn('admin');
  const guesses = await statusesOf(
    Array.from({ length: 40 }, (_, index) => signIn({ username: `nobody.${index}`, password: 'wrong one' })),
  );
  expect(guesses.filter((status) => status === 400)).toHaveLength(20);
  const attack = Array.from({ length: strangers.max }, () => send('/nowhere'));
  const [people, own] = await Promise.all([
    statusesOf(Array.from({ length: 200 }, () => signIn(person))),
    list(token),
  ]);
  expect(own.statusCode).toBe(200);
  expect(people).toEqual(Array(200).fill(200));
  await Promise.all(attack);
});
