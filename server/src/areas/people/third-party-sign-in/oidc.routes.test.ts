import {
  PROVIDER_ANSWER_OLD,
  PROVIDER_FAILED,
  PROVIDER_NO_ACCOUNT,
  PROVIDER_OTHER_USER,
  type OidcStart,
} from '@backoffice/contract';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { linkIdentity } from './identities.repository';
import { type Faults, startStandInProvider } from './stand-in-provider.fixture';

let provider: Awaited<ReturnType<typeof startStandInProvider>>;
let api: TestApi;

async function startApi(): Promise<TestApi> {
  const corp = {
    id: 'corp',
    name: 'Company',
    issuer: provider.issuer,
    clientId: 'back-office',
    scope: 'openid',
  };
  return startTestApi({
    settings: {
      providers: [
        { ...corp, clientSecret: 'client-secret', usernameClaim: 'preferred_username' },
        { ...corp, id: 'strict', name: 'By hand' },
        { ...corp, id: 'mail', name: 'By mail', usernameClaim: 'email' },
        { ...corp, id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9' },
      ],
    },
  });
}

beforeAll(async () => {
  provider = await startStandInProvider();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});
beforeEach(() => (provider.faults = {}));
afterEach(() => api.services.pool.query('delete from user_identity'));

// The host and origin of injected calls.
const headers = { origin: 'http://localhost:8080', host: 'localhost:8789' };

async function start(id = 'corp'): Promise<OidcStart> {
  const answer = await api.call('POST', '/auth/oidc/start', { body: { provider: id }, headers });
  expect(answer.json()).toMatchObject({ status: 200 });
  return answer.json<{ data: OidcStart }>().data;
}

const finish = (body: object) => api.call('POST', '/auth/oidc/finish', { body });

async function signIn(claims: object, { id = 'corp', username }: { id?: string; username?: string } = {}) {
  const { url, attempt } = await start(id);
  return finish({ attempt, answer: provider.visit(url, claims), username });
}

const editor = { sub: 'subject-1', preferred_username: 'Editor' };

test('the sign-in page gets the names of providers only', async () => {
  const { providers } = (await api.call('GET', '/auth/providers')).json<{ data: { providers: object[] } }>()
    .data;
  expect(providers[0]).toEqual({ id: 'corp', name: 'Company' });
  expect(JSON.stringify(providers)).not.toContain('secret');
});

test('redirects to the provider with code, state, nonce and S256, and back to the calling page', async () => {
  const { url, state, attempt } = await start();
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'back-office',
    redirect_uri: 'http://localhost:8080/auth-redirect',
    scope: 'openid',
    state,
    nonce: expect.stringMatching(/^[\w-]{40,}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(url).not.toContain(attempt);
  const { rows } = await api.services.pool.query('select to_jsonb(oidc_attempt)::text from oidc_attempt');
  expect(JSON.stringify(rows)).not.toContain(state);
  expect(JSON.stringify(rows)).not.toContain(attempt);
});

test('signs in the authenticated person, who is recognised later by subject only', async () => {
  const answer = await signIn(editor);
  expect(answer.json()).toMatchObject({ status: 200, data: { token: expect.any(String) } });
  const { token } = answer.json<{ data: { token: string } }>().data;
  expect((await api.call('GET', '/user/info', { token })).json()).toMatchObject({ data: { name: 'editor' } });
  expect((await api.call('GET', '/user/session', { token })).json()).toMatchObject({
    data: { provider: 'corp' },
  });
  expect((await signIn({ ...editor, preferred_username: 'renamed' })).statusCode).toBe(200);
});

test('another subject with the name of a linked person is refused', async () => {
  await signIn(editor);
  expect((await signIn({ ...editor, sub: 'subject-2' })).json()).toMatchObject({
    status: PROVIDER_NO_ACCOUNT,
  });
});

test.each([
  ['nobody here has the name', 'corp', { sub: 's', preferred_username: 'stranger' }],
  ['it gives no name', 'corp', { sub: 's' }],
  ['people are linked by hand', 'strict', editor],
  ['the address is not verified', 'mail', { sub: 's', email: 'editor' }],
])('refuses the sign-in when %s', async (_name, id, claims) => {
  expect((await signIn(claims, { id })).json()).toMatchObject({
    status: PROVIDER_NO_ACCOUNT,
    message: 'No account found.',
  });
});

test('a person linked by the operator can sign in until deactivated', async () => {
  const { pool } = api.services;
  expect(
    await linkIdentity(pool, { issuer: provider.issuer, subject: 'hand', username: 'VISITOR', byName: true }),
  ).toBe(true);
  expect(
    await linkIdentity(pool, { issuer: provider.issuer, subject: 'more', username: 'visitor', byName: true }),
  ).toBe(false);
  expect((await signIn({ sub: 'hand' }, { id: 'strict' })).statusCode).toBe(200);
  await pool.query(`update app_user set status = 'inactive' where username = 'visitor'`);
  expect((await signIn({ sub: 'hand' }, { id: 'strict' })).json()).toMatchObject({
    status: PROVIDER_NO_ACCOUNT,
  });
  const elsewhere = { issuer: 'https://another.example', subject: 'hand' };
  expect(await linkIdentity(pool, { ...elsewhere, username: 'visitor', byName: true })).toBe(false);
  await pool.query(`update app_user set status = 'active' where username = 'visitor'`);
});

test('signing in again on a page is limited to the same user', async () => {
  expect((await signIn(editor, { username: 'editor' })).statusCode).toBe(200);
  expect((await signIn(editor, { username: 'admin' })).json()).toMatchObject({ status: PROVIDER_OTHER_USER });
});

test.each<[string, Faults]>([
  ['signed by somebody else', { signedByAnother: true }],
  ['of another issuer', { claims: { iss: 'http://127.0.0.1:1' } }],
  ['for another client', { claims: { aud: 'other' } }],
  ['too old', { claims: { exp: 1 } }],
  ['of another sign-in', { claims: { nonce: 'other' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['refused', { tokenStatus: 500 }],
])('an ID token %s is refused', async (_name, faults) => {
  const { url, attempt } = await start();
  provider.faults = faults;
  const answer = await finish({ attempt, answer: provider.visit(url, editor) });
  expect(answer.json()).toMatchObject({ status: PROVIDER_FAILED });
});

test('an answer works once, for the browser that began only', async () => {
  const old = { status: PROVIDER_ANSWER_OLD };
  const first = await start();
  const answer = provider.visit(first.url, editor);
  expect((await finish({ attempt: (await start()).attempt, answer })).json()).toMatchObject(old);
  expect((await finish({ attempt: first.attempt, answer })).statusCode).toBe(200);
  expect((await finish({ attempt: first.attempt, answer })).json()).toMatchObject(old);
  expect((await finish({ attempt: 'guessed', answer })).json()).toMatchObject(old);
});

test('an expired answer is refused', async () => {
  const { url, attempt } = await start();
  await api.services.pool.query('update oidc_attempt set expires_at = now()');
  expect((await finish({ attempt, answer: provider.visit(url, editor) })).json()).toMatchObject({
    status: PROVIDER_ANSWER_OLD,
  });
});

test('an answer with the state of another sign-in is refused', async () => {
  const { url, attempt } = await start();
  const answer = provider.visit(url, editor).replace(/state=[^&]+/, 'state=other');
  expect((await finish({ attempt, answer })).json()).toMatchObject({ status: PROVIDER_ANSWER_OLD });
});

test('an unreachable or silent provider is reported in time', async () => {
  const begin = (id: string) => api.call('POST', '/auth/oidc/start', { body: { provider: id }, headers });
  expect((await begin('gone')).json()).toMatchObject({ status: PROVIDER_FAILED });
  expect((await begin('unknown')).json()).toMatchObject({ status: PROVIDER_FAILED });
  const { url, attempt } = await start();
  provider.faults = { hangs: true };
  const began = performance.now();
  expect((await finish({ attempt, answer: provider.visit(url, editor) })).json()).toMatchObject({
    status: PROVIDER_FAILED,
  });
  expect(performance.now() - began).toBeLessThan(4_900);
});

test.each([[undefined], ['https://evil.example'], ['null']])('a page of %s cannot begin', async (origin) => {
  const answer = await api.call('POST', '/auth/oidc/start', {
    body: { provider: 'corp' },
    headers: { host: 'localhost:8789', ...(origin && { origin }) },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: 400 });
});

test('neither code, state, attempt, secret nor token is ever logged', async () => {
  const { url, state, attempt } = await start();
  const answer = provider.visit(url, editor);
  const { token } = (await finish({ attempt, answer })).json<{ data: { token: string } }>().data;
  const failing = await start();
  provider.faults = { signedByAnother: true };
  const failed = provider.visit(failing.url, editor);
  await finish({ attempt: failing.attempt, answer: failed });
  const codes = [answer, failed].map((query) => new URLSearchParams(query).get('code')!);
  for (const secret of [...codes, state, failing.state, attempt, failing.attempt, token, 'client-secret'])
    expect(api.logged()).not.toContain(secret);
});

describe('a user with a second factor', () => {
  // The attempts of the address are counted anew.
  beforeAll(async () => {
    await api.stop();
    api = await startApi();
  });
  beforeEach(() =>
    api.services.pool.query(`update app_user set has_factor = true where username = 'editor'`),
  );
  afterEach(() =>
    api.services.pool.query(`update app_user set has_factor = false where username = 'editor'`),
  );

  test('is asked for it when the provider has checked one factor', async () => {
    const { data } = (await signIn({ ...editor, amr: ['pwd'] })).json<{ data: object }>();
    expect(data).toEqual({ challenge: expect.any(String), methods: [] });
  });

  test('is signed in when the provider has checked several, which the session notes', async () => {
    const { data } = (await signIn({ ...editor, amr: ['pwd', 'otp'] })).json<{ data: object }>();
    expect(data).toEqual({ token: expect.any(String) });
    const { rows } = await api.services.pool.query<{ proof: string }>(
      'select proved_by as proof from session order by public_id desc limit 1',
    );
    expect(rows[0]?.proof).toBe('provider-factors');
  });
});

// The last one: it uses up the attempts of the address.
test('too many attempts are refused with a retry time', async () => {
  const answers = await Promise.all(Array.from({ length: 61 }, () => finish({ attempt: 'x', answer: '' })));
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
});
