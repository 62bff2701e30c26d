import type { OidcStart } from '@backoffice/contract';
import { listen } from '../../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { startStandInProvider } from './stand-in-provider.fixture';

let provider: Awaited<ReturnType<typeof startStandInProvider>>;
let api: TestApi;
let port: number;
beforeAll(async () => {
  provider = await startStandInProvider();
  const corp = { name: 'Company', issuer: provider.issuer, clientId: 'back-office', scope: 'openid' };
  const settings = {
    providers: [
      { ...corp, id: 'corp', usernameClaim: 'preferred_username' },
      { ...corp, id: 'twin', usernameClaim: 'preferred_username' },
    ],
  };
  api = await startTestApi({ settings });
  port = await listen(api.app);
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

// The host and origin of injected calls.
const headers = { origin: 'http://localhost:8080', host: 'localhost:8789' };

async function signIn(claims: object, id = 'corp'): Promise<{ token: string; finish(): Promise<string> }> {
  const begun = await api.call('POST', '/auth/oidc/start', { body: { provider: id }, headers });
  const { url, attempt } = begun.json<{ data: OidcStart }>().data;
  const answer = provider.visit(url, { sub: 'subject-1', preferred_username: 'editor', ...claims });
  const finish = async () => {
    const finished = await api.call('POST', '/auth/oidc/finish', { body: { attempt, answer } });
    return finished.json<{ data?: { token: string } }>().data?.token ?? '';
  };
  return { token: '', finish };
}
const session = async (claims: object, id?: string) => (await signIn(claims, id)).finish();

async function logOut(token: string, id = 'corp'): Promise<number> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/auth/oidc/logout/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.statusCode;
}
const isOpen = async (token: string) => (await api.call('GET', '/user/info', { token })).statusCode === 200;
const areOpen = (tokens: readonly string[]) => Promise.all(tokens.map(isOpen));

test('a token with a session ends it; one with a subject ends all that began at the provider', async () => {
  const tokens = [
    await session({ sid: 'one' }),
    await session({ sid: 'two' }),
    await session({}),
    await session({ sid: 'one' }, 'twin'),
    await api.signIn('editor'),
  ];
  expect(await areOpen(tokens)).toEqual([true, true, true, true, true]);
  expect(await logOut(provider.logoutToken({ sid: 'one' }))).toBe(200);
  expect(await areOpen(tokens)).toEqual([false, true, true, true, true]);
  // The third session may be the one of the provider.
  expect(await logOut(provider.logoutToken({ sub: 'subject-1', sid: 'other' }))).toBe(200);
  expect(await areOpen(tokens)).toEqual([false, true, false, true, true]);
  expect(await logOut(provider.logoutToken({ sub: 'subject-1' }))).toBe(200);
  expect(await areOpen(tokens)).toEqual([false, false, false, true, true]);
});

test('a session of another subject stays', async () => {
  const token = await session({ sid: 'three' });
  expect(await logOut(provider.logoutToken({ sub: 'subject-2', sid: 'three' }))).toBe(200);
  expect(await isOpen(token)).toBe(true);
});

test('a sign-in that was begun in the ended session opens none', async () => {
  const { finish } = await signIn({ sid: 'late' });
  expect(await logOut(provider.logoutToken({ sid: 'late' }))).toBe(200);
  expect(await finish()).toBe('');
});

test('an event stream of an ended session ends', async () => {
  const token = await session({ sid: 'streamed' });
  const stream = await fetch(`http://127.0.0.1:${port}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stream.status).toBe(200);
  const text = stream.text();
  expect(await logOut(provider.logoutToken({ sid: 'streamed' }))).toBe(200);
  expect(await text).toContain('event: ended');
});

test('a token is accepted once', async () => {
  const token = provider.logoutToken({ sid: 'once' });
  expect([await logOut(token), await logOut(token)]).toEqual([200, 400]);
});

const now = () => Math.floor(Date.now() / 1000);
test.each<[string, (own: typeof provider) => string]>([
  ['signed by another key', (own) => own.logoutToken({ sid: 'kept' }, { byAnother: true })],
  ['without a signature', (own) => own.logoutToken({ sid: 'kept' }, { header: { alg: 'none' } })],
  ['of another type', (own) => own.logoutToken({ sid: 'kept' }, { header: { typ: 'at+jwt' } })],
  ['of another issuer', (own) => own.logoutToken({ sid: 'kept', iss: 'http://127.0.0.1:1' })],
  ['for another client', (own) => own.logoutToken({ sid: 'kept', aud: 'other' })],
  ['without its event', (own) => own.logoutToken({ sid: 'kept', events: {} })],
  ['with a nonce', (own) => own.logoutToken({ sid: 'kept', nonce: 'n' })],
  ['without an id', (own) => own.logoutToken({ sid: 'kept', jti: undefined })],
  ['without a time', (own) => own.logoutToken({ sid: 'kept', iat: undefined })],
  ['that is old', (own) => own.logoutToken({ sid: 'kept', iat: now() - 400 })],
  ['of the future', (own) => own.logoutToken({ sid: 'kept', iat: now() + 400 })],
  ['that has expired', (own) => own.logoutToken({ sid: 'kept', exp: now() - 60 })],
  ['without subject and session', (own) => own.logoutToken({})],
  ['that is no token', () => 'kept'],
])('a token %s is refused', async (_what, make) => {
  const token = await session({ sid: 'kept' });
  expect(await logOut(make(provider))).toBe(400);
  expect(await isOpen(token)).toBe(true);
});

test('an unknown provider is refused', async () => {
  expect(await logOut(provider.logoutToken({ sid: 'kept' }), 'unknown')).toBe(400);
});
