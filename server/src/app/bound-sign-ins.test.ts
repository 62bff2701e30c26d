import { apiPaths, callAccess, type OidcStart, tableCallOf } from '@backoffice/contract';
import type { FactorDemand, PasskeySignInStart } from '@backoffice/contract/factors';
import { isSignInCall } from '@backoffice/contract/session-keys';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type BrowserKey, makeBrowserKey, withKey } from '../testing/session-key.fixture';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { callsOf } from '../platform/access/access-matrix.fixture';
import {
  addUser,
  callPage,
  codeAt,
  enrolCode,
  enrolPasskey,
  firstStep,
  headers,
} from '../areas/people/second-factor/factor-user.fixture';
import { startStandInProvider } from '../areas/people/third-party-sign-in/stand-in-provider.fixture';
import { openSignedIn } from '../areas/people/sign-in/sign-in';

let provider: Awaited<ReturnType<typeof startStandInProvider>>;
let api: TestApi;
let key: BrowserKey;
let page: TestApi;
beforeAll(async () => {
  provider = await startStandInProvider();
  const corp = { id: 'corp', name: 'Company', issuer: provider.issuer, clientId: 'back-office' };
  api = await startTestApi({
    settings: {
      sessionBinding: true,
      providers: [
        { ...corp, clientSecret: 'client-secret', scope: 'openid', usernameClaim: 'preferred_username' },
      ],
    },
  });
  key = await makeBrowserKey();
  page = withKey(api, key);
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});
afterEach(() => jest.restoreAllMocks());

/** Signs in by a password, and adds a factor. */
async function userWith<T>(
  username: string,
  enrol: (token: string, userId: number) => Promise<T>,
): Promise<T> {
  const userId = await addUser(api, username);
  return enrol((await firstStep(page, username)).token, userId);
}

/** Each way to begin a session: its last call, ready to be sent. */
const ways: Record<string, () => Promise<[url: string, body: object]>> = {
  'a password': async () => [apiPaths.login, { username: 'editor', password: '111111' }],
  'a password, at the specified address': async () => [
    apiPaths.loginAlias,
    { username: 'editor', password: '111111' },
  ],
  'a one-time code': async () => {
    const { secret } = await userWith('bound-code', (token) => enrolCode(page, token));
    const { challenge } = (await firstStep(page, 'bound-code')) as FactorDemand;
    return ['/auth/factor', { challenge, code: codeAt(secret, 0) }];
  },
  'a recovery code': async () => {
    const { answer } = await userWith('bound-recovery', (token) => enrolCode(page, token));
    const { challenge } = (await firstStep(page, 'bound-recovery')) as FactorDemand;
    return ['/auth/factor', { challenge, recoveryCode: answer.data.recoveryCodes![0] }];
  },
  'a passkey': async () => {
    const { authenticator } = await userWith('bound-key', (token, id) => enrolPasskey(page, token, id));
    const { challenge, passkey } = (await callPage<PasskeySignInStart>(page, '/auth/passkey/start')).data;
    return ['/auth/passkey/finish', { challenge, passkey: authenticator.sign(passkey) }];
  },
  'a provider': async () => {
    const { url, attempt } = (await callPage<OidcStart>(page, apiPaths.oidcStart, { provider: 'corp' })).data;
    const claims = { sub: 'subject-1', preferred_username: 'visitor' };
    return [apiPaths.oidcFinish, { attempt, answer: provider.visit(url, claims) }];
  },
};

test.each(Object.keys(ways))(
  'a sign-in by %s binds its session, and is refused without a key before it is used up',
  async (way) => {
    const [url, body] = await ways[way]!();
    const refused = await api.call('POST', url, { body, headers });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'session-key-needed' }),
    ]);
    const answer = await page.call('POST', url, { body, headers });
    const { token } = answer.json<{ data: { token: string } }>().data;
    expect(token).toMatch(/^bound-/);
    const { rows } = await api.services.pool.query(
      'select key_thumbprint from session order by public_id desc limit 1',
    );
    expect(rows).toEqual([{ key_thumbprint: key.thumbprint }]);
    const info = (by: TestApi) => by.call('GET', apiPaths.userInfo, { token });
    expect([(await info(page)).statusCode, (await info(api)).statusCode]).toEqual([200, 401]);
  },
);

test('each public call that answers with a token is known as a sign-in', () => {
  const answersToken = (schema: unknown) =>
    JSON.stringify(
      z.toJSONSchema(schema as z.ZodMiniType, { io: 'output', unrepresentable: 'any' }),
    ).includes('"token":');
  const found = callsOf(api.app.declaredRoutes).filter(({ method, url, schema }) => {
    if (callAccess[tableCallOf(method, url)!] !== 'public') return false;
    const { 200: answer } = (schema?.response ?? {}) as { 200?: unknown };
    return answer !== undefined && answersToken(answer);
  });
  expect(found.filter(({ method, url }) => !isSignInCall(method, url)).map(({ url }) => url)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(5);
});

test('no other code can begin a session without a key', () => {
  const request = { sessionKey: null, headers: {} } as FastifyRequest;
  const user = { id: 1, username: 'admin' };
  const begin = () => openSignedIn(api.services, request, { user, provider: null, proof: 'password' });
  expect(begin).toThrow(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'session-key-needed' }) }),
  );
});

test('the sign-in page learns that sessions are bound', async () => {
  expect((await api.call('GET', apiPaths.authProviders)).json()).toMatchObject({
    data: { bindsSessions: true },
  });
});
