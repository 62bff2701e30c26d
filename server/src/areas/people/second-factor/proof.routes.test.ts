import type { Channel, Merchant, User } from '@backoffice/contract';
import type { ProofStart } from '@backoffice/contract/factors';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi, testSettings } from '../../../testing/start-test-api';
import {
  addUser,
  atStep,
  callPage,
  codeAt,
  enrolCode,
  firstStep,
  headers,
  PASSWORD,
  secondStep,
} from './factor-user.fixture';

let api: TestApi;
let made = 0;
beforeAll(async () => {
  api = await startTestApi({ settings: { session: { ...testSettings.session, proofSeconds: 300 } } });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.stop());

const ageProofs = () =>
  api.services.pool.query(`update session set proved_at = now() - interval '6 minutes'`);
const prove = (token: string, body: object) => callPage<null>(api, '/user/prove', body, token);
const start = (token: string) => callPage<ProofStart>(api, '/user/prove/start', undefined, token);
const invite = (token: string) =>
  callPage<User>(api, '/user/invite', { username: `guest${(made += 1)}`, roleName: 'visitor' }, token);

async function newAdministrator() {
  const username = `admin${(made += 1)}`;
  const id = await addUser(api, username, 'admin');
  return { id, username, token: (await firstStep(api, username)).token };
}

test('a call that needs a recent proof is refused until the password is sent, and every other is answered', async () => {
  const { token } = await newAdministrator();
  expect((await invite(token)).code).toBe(200);
  await ageProofs();
  const refused = await api.call('POST', '/user/invite', {
    token,
    body: { username: 'not.yet', roleName: 'visitor' },
    headers,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([428, 'proof-needed']);
  expect((await callPage(api, '/user/list', {}, token)).code).toBe(200);

  expect((await start(token)).data).toEqual({ factors: null, provider: null });
  expect((await prove(token, { password: 'not this one' })).errors).toMatchObject([
    { path: 'password', code: 'password-wrong' },
  ]);
  expect((await prove(token, {})).code).toBe(400);
  expect((await invite(token)).code).toBe(428);
  expect((await prove(token, { password: PASSWORD })).code).toBe(200);
  expect((await invite(token)).code).toBe(200);
});

test('a proof counts for the session that sent it', async () => {
  const { username, token } = await newAdministrator();
  const { token: other } = await firstStep(api, username);
  await ageProofs();
  await prove(token, { password: PASSWORD });
  expect((await invite(other)).code).toBe(428);
});

test('guesses are counted like those of a sign-in', async () => {
  const { username, token } = await newAdministrator();
  for (let tries = 0; tries < 10; tries++) await prove(token, { password: 'not this one' });
  expect((await prove(token, { password: PASSWORD })).code).toBe(429);
  const signIn = await callPage(api, '/auth/login', { username, password: PASSWORD });
  expect(signIn.code).toBe(429);
});

test('a user with a second factor proves by it, once with each code, and not by the password', async () => {
  const { username, token } = await newAdministrator();
  const { secret } = await enrolCode(api, token);
  await ageProofs();
  expect((await prove(token, { password: PASSWORD })).code).toBe(400);
  const { factors } = (await start(token)).data;
  expect(factors!.methods).toContain('code');
  const { challenge } = factors!;
  const code = codeAt(secret, 0);
  expect((await prove(token, { challenge, code: '000000' })).code).toBe(400);
  // The challenge of a proof opens no session.
  expect((await secondStep(api, { challenge, code })).code).toBe(400);
  expect((await prove(token, { challenge, code })).code).toBe(200);
  expect((await invite(token)).code).toBe(200);
  const again = (await start(token)).data.factors!;
  expect((await prove(token, { challenge: again.challenge, code })).code).toBe(400);
  atStep(1);
  const stranger = await newAdministrator();
  expect((await prove(stranger.token, { challenge: again.challenge, code: codeAt(secret, 1) })).code).toBe(
    400,
  );
  // Nor does that of a sign-in prove anything.
  const { challenge: signIn } = await firstStep(api, username);
  expect((await prove(token, { challenge: signIn, code: codeAt(secret, 1) })).code).toBe(400);
});

test('a user who must enrol a second factor can prove who they are for it', async () => {
  const { id, token } = await newAdministrator();
  const { pool } = api.services;
  await pool.query(`update app_user set created_at = now() - interval '30 days' where id = $1`, [id]);
  const since = (when: string | null) =>
    pool.query(
      `update role set second_factor = case when $1::text is null then 'optional' else 'required' end,
         second_factor_since = now() - $1::interval where key = 'admin'`,
      [when],
    );
  await since('30 days');
  await ageProofs();
  const begin = () => callPage(api, '/user/factors/code/start', undefined, token);
  try {
    expect((await begin()).code).toBe(428);
    expect((await start(token)).data).toEqual({ factors: null, provider: null });
    expect((await prove(token, { password: PASSWORD })).code).toBe(200);
    expect((await begin()).code).toBe(200);
  } finally {
    await since(null);
  }
});

test('a change of a channel’s keys needs a recent proof, other changes do not', async () => {
  const { token } = await newAdministrator();
  const merchant = { merchantName: 'Proof', status: 'active' };
  const { data: shop } = await callApi<Merchant>(api, 'PUT', '/merchant/create', { token, body: merchant });
  const { data: channel } = await callApi<Channel>(api, 'POST', '/channel/create', {
    token,
    body: {
      merchantId: shop.id,
      merchantNo: 'P1',
      merchantChannel: 'alipay',
      merchantWeight: 1,
      status: 'active',
    },
  });
  await ageProofs();
  const update = (body: object) =>
    callApi<Channel>(api, 'PUT', '/channel/update', { token, body: { ...channel, ...body } });
  const weight = await update({ merchantWeight: 2 });
  expect(weight.code).toBe(200);
  const { updatedAt } = weight.data;
  const keys = { ...weight.data, merchantDownPublicKey: 'exchanged', updatedAt };
  expect((await update(keys)).code).toBe(428);
  await prove(token, { password: PASSWORD });
  expect((await update(keys)).code).toBe(200);
});
