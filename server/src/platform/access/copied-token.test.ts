import { apiPaths, callAccess, tableCallOf } from '@backoffice/contract';
import { KEY_PROOF_HEADER, PAGE_CALL_HEADER } from '@backoffice/contract/session-keys';
import { EVENTS_PATH } from '@backoffice/contract/server-events';
import { randomBytes } from 'node:crypto';
import { type BrowserKey, makeBrowserKey, withKey } from '../../testing/session-key.fixture';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { callsOf } from './access-matrix.fixture';
import { stateOfDatabase } from './state-of-database.fixture';

let api: TestApi;
let key: BrowserKey;
let thief: BrowserKey;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ settings: { sessionBinding: true } });
  [key, thief] = await Promise.all([makeBrowserKey(), makeBrowserKey()]);
  token = await withKey(api, key).signIn('admin');
});
afterAll(() => api.stop());

const USED_ID = randomBytes(16).toString('base64url');
const now = () => Math.round(Date.now() / 1000);

type Send = (method: string, url: string, token: string) => Promise<string | undefined>;

/** The proofs that a thief of the token may send, who has also seen calls of the browser. */
const proofs: Record<string, Send> = {
  'no proof': async () => undefined,
  'a proof by another key': (method, url, of) => thief.proof(method, url, of),
  'a proof for another method': (method, url, of) => key.proof(method === 'PUT' ? 'GET' : 'PUT', url, of),
  'a proof for another path': (method, url, of) => key.proof(method, `${url}/x`, of),
  'an old proof': (method, url, of) => key.proof(method, url, of, { claims: { iat: now() - 300 } }),
  'a used proof': (method, url, of) => key.proof(method, url, of, { claims: { jti: USED_ID } }),
  'a proof of a sign-in': (method, url) => key.proof(method, url, null),
  'two proofs': async (method, url, of) =>
    `${await key.proof(method, url, of)}, ${await thief.proof(method, url, of)}`,
};

let calls = 0;

async function send(method: string, url: string, of: string, proof: string | undefined) {
  const isStream = url === EVENTS_PATH;
  const answer = await api.app.inject({
    method: method as 'GET',
    url,
    // Refused calls of one address wait for one another.
    remoteAddress: `10.0.${(calls += 1) >> 8}.${calls & 255}`,
    headers: {
      authorization: `Bearer ${of}`,
      cookie: `Admin-Token=${of}`,
      ...(proof !== undefined && { [KEY_PROOF_HEADER]: proof }),
    },
    payloadAsStream: isStream,
  });
  if (isStream) answer.stream().destroy();
  const { code } =
    isStream || method === 'HEAD' || answer.statusCode < 400 ? {} : answer.json<{ code?: string }>();
  return { status: answer.statusCode, code };
}

const signedInCalls = () =>
  callsOf(api.app.declaredRoutes)
    .map(({ method, url }) => ({ method, url, call: tableCallOf(method, url)! }))
    // The documentation is public with the tests' demo data.
    .filter(({ call }) => !['public', 'scim'].includes(callAccess[call] as string) && call !== 'GET /docs/*')
    .map(({ method, url }) => ({ method, url: url.replaceAll(/:\w+/g, 'unused') }));

test('a copied token opens no call, whatever proof comes with it, and changes nothing', async () => {
  const used = await key.proof('GET', apiPaths.userInfo, token, { claims: { jti: USED_ID } });
  expect(await send('GET', apiPaths.userInfo, token, used)).toMatchObject({ status: 200 });
  const before = await stateOfDatabase(api.services.pool);
  const accepted: string[] = [];
  const tried = signedInCalls();
  for (const { method, url } of tried) {
    const tries = Object.entries(proofs).map(async ([what, proofOf]) => {
      const { status, code } = await send(method, url, token, await proofOf(method, url, token));
      const isRefused = status === 401 && [undefined, 'session-key-refused', 'signed-out'].includes(code);
      return isRefused ? [] : [`${method} ${url} with ${what}: ${status} ${code}`];
    });
    accepted.push(...(await Promise.all(tries)).flat());
  }
  expect(accepted).toEqual([]);
  expect(await stateOfDatabase(api.services.pool)).toBe(before);
  expect(tried.length).toBeGreaterThan(120);
});

test('the browser of the session reads by each call', async () => {
  const refused: string[] = [];
  for (const { method, url } of signedInCalls()) {
    if (method !== 'GET') continue;
    const { status } = await send(method, url, token, await key.proof(method, url, token));
    if (status === 401) refused.push(url);
  }
  expect(refused).toEqual([]);
});

test('a refusal does not tell whether the token lives', async () => {
  const unknown = `bound-${randomBytes(32).toString('base64url')}`;
  for (const [what, proofOf] of Object.entries(proofs)) {
    const answers = [];
    for (const sent of [token, unknown, 'x'.repeat(43)])
      answers.push(await send('GET', apiPaths.userInfo, sent, await proofOf('GET', apiPaths.userInfo, sent)));
    expect([what, ...answers]).toEqual([what, answers[0], answers[0], answers[0]]);
  }
});

test('a token in the query opens nothing alone', async () => {
  const url = `${apiPaths.userInfo}?token=${token}`;
  const statusWith = async (headers: Record<string, string>) =>
    (await api.call('GET', url, { headers })).statusCode;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith(await thief.headers('GET', url, token))).toBe(401);
  expect(await statusWith(await key.headers('GET', url, token))).toBe(200);
});

test('a gateway that asks who calls passes on the proof of the page’s own call', async () => {
  const ask = async (pageCall: string | undefined, proof: Record<string, string>) =>
    (
      await api.call('GET', '/backends/billing/identity', {
        token,
        headers: { ...proof, ...(pageCall && { [PAGE_CALL_HEADER]: pageCall }) },
      })
    ).statusCode;
  const proof = (path: string) => key.headers('POST', path, token);
  // Let in, to an API that knows no such remote.
  expect(await ask('POST /team/billing/bills', await proof('/team/billing/bills'))).toBe(404);
  expect(await ask('GET /team/billing/bills', await proof('/team/billing/bills'))).toBe(401);
  expect(await ask('POST /team/lending/bills', await proof('/team/lending/bills'))).toBe(401);
  expect(await ask('POST /merchant/list', await proof('/merchant/list'))).toBe(401);
  expect(await ask(undefined, await proof('/team/billing/bills'))).toBe(401);
});

test('a session without a key opens nothing while sessions are bound, and one with a key needs it always', async () => {
  const url = apiPaths.userInfo;
  const off = await startTestApi();
  try {
    const unbound = await off.signIn('admin');
    expect((await off.call('GET', url, { token: unbound })).statusCode).toBe(200);
    const { rows } = await off.services.pool.query('select * from session');
    expect(rows).toMatchObject([{ key_thumbprint: null }]);

    const { rows: bound } = await api.services.pool.query<{ token_hash: Buffer }>(
      'select token_hash from session',
    );
    await off.services.pool.query('update session set token_hash = $1, key_thumbprint = $2', [
      bound[0]!.token_hash,
      key.thumbprint,
    ]);
    expect((await off.call('GET', url, { token })).json()).toMatchObject({ code: 'session-key-refused' });
    expect((await withKey(off, key).call('GET', url, { token })).statusCode).toBe(200);
  } finally {
    await off.stop();
  }
  await api.services.pool.query('update session set key_thumbprint = null');
  expect((await withKey(api, key).call('GET', url, { token })).json()).toMatchObject({ code: 'signed-out' });
});
