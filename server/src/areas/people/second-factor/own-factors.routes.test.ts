import type { OwnFactors } from '@backoffice/contract/factors';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { refuseOtherRelyingParty } from '../factors/relying-party';
import {
  addUser,
  atStep,
  callPage,
  codeAt,
  enrolCode,
  enrolPasskey,
  firstStep,
  headers,
  secondStep,
} from './factor-user.fixture';

let api: TestApi;
let id: number;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  id = await addUser(api, 'grace');
  ({ token } = await firstStep(api, 'grace'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const own = async (of = token) =>
  (await callApi<OwnFactors>(api, 'GET', '/user/factors', { token: of })).data;
const remove = (kind: string, factorId: number, of = token) =>
  callPage(api, '/user/factors/remove', { kind, id: factorId }, of);

test('the first factor brings ten recovery codes, a second one none', async () => {
  const { answer } = await enrolPasskey(api, token, id);
  const codes = answer.data.recoveryCodes!;
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
  expect((await enrolCode(api, token)).answer.data).toEqual({});
  const { rows } = await api.services.pool.query<{ stored: string }>(
    `select string_agg(r::text, ' ') as stored from recovery_code r`,
  );
  expect(codes.filter((code) => rows[0]!.stored.includes(code))).toEqual([]);
});

test('the first factor ends the other sessions and keeps this one', async () => {
  const { token: other } = await firstStep(api, 'grace');
  await enrolPasskey(api, token, id);
  expect((await api.call('GET', '/user/info', { token: other })).statusCode).toBe(401);
  expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(200);
});

test('lists the own factors only, with names, times and unused recovery codes', async () => {
  await addUser(api, 'heidi');
  await enrolCode(api, (await firstStep(api, 'heidi')).token);
  await enrolPasskey(api, token, id);
  expect(await own()).toEqual({
    factors: [
      {
        kind: 'passkey',
        id: expect.any(Number),
        name: 'Laptop',
        createdAt: expect.any(String),
        usedAt: null,
      },
    ],
    recoveryCodes: 10,
    isRequired: false,
  });
});

test('the address of an authenticator app names page and user', async () => {
  const { address, secret } = await enrolCode(api, token);
  expect(address).toMatch(/^otpauth:\/\/totp\/localhost:grace\?/);
  expect(new URL(address).searchParams.get('secret')).toBe(secret);
});

test('an authenticator app is added only by its right code', async () => {
  atStep(0);
  const start = await callPage<{ challenge: string }>(api, '/user/factors/code/start', undefined, token);
  const body = { challenge: start.data.challenge, name: 'Phone', code: '000000' };
  const answer = await callPage(api, '/user/factors/code/finish', body, token);
  expect(answer).toMatchObject({ code: 400, errors: [{ path: 'code', code: 'factor-code-wrong' }] });
  expect((await own()).factors).toEqual([]);
});

test.each([
  ['another page', { origin: 'https://evil.example' }],
  ['another name', { rpId: 'evil.example' }],
  ['no verified user', { isVerified: false }],
  ['a challenge of its own', { challenge: 'AAAA' }],
])('a passkey for %s is not enrolled', async (_what, forged) => {
  const { answer } = await enrolPasskey(api, token, id, forged);
  expect(answer).toMatchObject({ code: 400, reason: 'factor-wrong' });
  expect((await own()).factors).toEqual([]);
});

test('the answer of an enrolment cannot be sent twice, nor by another user', async () => {
  await addUser(api, 'heidi');
  const { token: theirs } = await firstStep(api, 'heidi');
  const { body } = await enrolPasskey(api, token, id);
  for (const sender of [token, theirs])
    expect(await callPage(api, '/user/factors/passkey/finish', body, sender)).toMatchObject({
      code: 400,
      reason: 'factor-challenge-old',
    });
});

test('a factor is renamed by its owner only', async () => {
  await enrolPasskey(api, token, id);
  const [factor] = (await own()).factors;
  await addUser(api, 'heidi');
  const { token: theirs } = await firstStep(api, 'heidi');
  const body = { kind: 'passkey', id: factor!.id, name: 'Office' };
  const rename = (sender: string) => api.call('PUT', '/user/factors/rename', { token: sender, body });
  expect((await rename(theirs)).statusCode).toBe(404);
  expect((await rename(token)).statusCode).toBe(200);
  expect((await own()).factors).toMatchObject([{ name: 'Office' }]);
});

test('a factor is removed by its owner only; after the last one, the password alone signs in', async () => {
  await enrolPasskey(api, token, id);
  const [factor] = (await own()).factors;
  await addUser(api, 'heidi');
  const { token: theirs } = await firstStep(api, 'heidi');
  expect((await remove('passkey', factor!.id, theirs)).code).toBe(404);
  expect((await remove('passkey', factor!.id)).code).toBe(200);
  expect(await own()).toMatchObject({ factors: [], recoveryCodes: 0 });
  expect(await firstStep(api, 'grace')).toEqual({ token: expect.any(String) });
});

test('the last factor stays while the role requires one', async () => {
  await enrolPasskey(api, token, id);
  await api.services.pool.query(
    `update role set second_factor = 'required', second_factor_since = now() where key = 'editor'`,
  );
  const { factors } = await own();
  expect(await remove('passkey', factors[0]!.id)).toMatchObject({ code: 409, reason: 'factor-required' });
  const { secret } = await enrolCode(api, token);
  expect((await remove('passkey', factors[0]!.id)).code).toBe(200);
  const { challenge } = await firstStep(api, 'grace');
  expect((await secondStep(api, { challenge, code: codeAt(secret, 0) })).code).toBe(200);
});

test('a user has at most ten factors', async () => {
  for (let index = 0; index < 10; index++) await enrolPasskey(api, token, id);
  const { answer } = await enrolPasskey(api, token, id);
  expect(answer).toMatchObject({ code: 409, reason: 'factors-too-many' });
});

test('each change is in the audit log and in a notification that cannot be muted', async () => {
  const mute = { kind: 'factors-changed', muted: true };
  expect((await api.call('PUT', '/inbox/preferences', { token, body: mute })).statusCode).toBe(400);
  await enrolPasskey(api, token, id);
  await callPage(api, '/user/factors/recovery-codes', undefined, token);
  await remove('passkey', (await own()).factors[0]!.id);
  const { rows: notified } = await api.services.pool.query<{ change: string }>(
    `select "values" ->> 'change' as change from notification where user_id = $1 and kind = 'factors-changed' order by id`,
    [id],
  );
  expect(notified.map(({ change }) => change)).toEqual(['added', 'recovery-codes', 'removed']);
  const { rows: noted } = await api.services.pool.query<{ action: string }>(
    `select action from audit_entry where subject = 'account' and subject_id = $1 order by id`,
    [id],
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'sign-in',
    'factor-add',
    'recovery-codes',
    'factor-remove',
  ]);
});

describe('the name of the passkeys', () => {
  const start = (page: string) =>
    api.call('POST', '/user/factors/passkey/start', { token, headers: { ...headers, origin: page } });

  test('is stored with the first one, and another page does not enrol any more', async () => {
    await enrolPasskey(api, token, id);
    const answer = await callApi(api, 'POST', '/user/factors/passkey/start', {
      token,
      headers: { origin: 'http://office.localhost:8080', host: 'office.localhost:8080' },
    });
    expect(answer.code).toBe(200);
    const other = await callApi(api, 'POST', '/user/factors/passkey/start', {
      token,
      headers: { origin: 'https://office.example.com', host: 'api.office.example.com' },
    });
    expect(other).toMatchObject({ code: 409, reason: 'passkey-page' });
  });

  test('is no address', async () => {
    expect((await start('http://127.0.0.1:8080')).statusCode).toBe(409);
  });

  test('cannot be changed by the setting while passkeys exist', async () => {
    const { pool, settings } = api.services;
    const named = (passkeyRpId: string | null) => refuseOtherRelyingParty(pool, { ...settings, passkeyRpId });
    await named('office.example.com');
    await enrolPasskey(api, token, id);
    await named(null);
    await named('localhost');
    await expect(named('office.example.com')).rejects.toThrow(
      /belong to localhost and would no longer work\. Set PASSKEY_RP_ID=localhost/,
    );
  });
});
