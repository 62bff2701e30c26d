import type { PasskeySignInStart } from '@backoffice/contract/factors';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import {
  addUser,
  atStep,
  callPage,
  codeAt,
  enrolCode,
  enrolPasskey,
  firstStep,
  PASSWORD,
  secondStep,
  type SignInData,
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

const isSignedIn = async (of: string) => (await api.call('GET', '/user/info', { token: of })).statusCode;

test('a user without a factor signs in by password alone, with a token', async () => {
  expect(await firstStep(api, 'grace')).toEqual({ token: expect.any(String) });
});

test('after the password, a user with factors gets a challenge and no token or answers', async () => {
  await enrolCode(api, token);
  const { data } = await callPage<SignInData>(api, '/auth/login?page=/', {
    username: 'grace',
    password: PASSWORD,
  });
  expect(data).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    methods: ['code', 'recovery-code'],
  });
});

test('a wrong password gets no challenge', async () => {
  await enrolCode(api, token);
  const body = { username: 'grace', password: 'another one' };
  expect(await callPage(api, '/auth/login', body)).toMatchObject({ code: 400, reason: 'login-failed' });
});

describe('a one-time code', () => {
  let secret: string;
  beforeEach(async () => ({ secret } = await enrolCode(api, token)));

  const attempt = async (step: number) => {
    const { challenge } = await firstStep(api, 'grace');
    return secondStep(api, { challenge, code: codeAt(secret, step) });
  };

  test('signs in, one step early or late', async () => {
    const now = await attempt(0);
    expect(await isSignedIn(now.data.token)).toBe(200);
    expect((await attempt(1)).code).toBe(200);
    atStep(3);
    expect((await attempt(2)).code).toBe(200);
  });

  test('is refused two steps late', async () => {
    atStep(3);
    expect(await attempt(1)).toMatchObject({ code: 400, reason: 'factor-wrong' });
  });

  test('of the enrolment does not sign in', async () => {
    expect((await attempt(-1)).reason).toBe('factor-wrong');
  });

  test('is accepted once, and no earlier one after it', async () => {
    expect((await attempt(1)).code).toBe(200);
    expect((await attempt(1)).reason).toBe('factor-wrong');
    expect((await attempt(0)).reason).toBe('factor-wrong');
  });

  test('is accepted once when many send it at the same time', async () => {
    const demands = await Promise.all(Array.from({ length: 6 }, () => firstStep(api, 'grace')));
    const answers = await Promise.all(
      demands.map(({ challenge }) => secondStep(api, { challenge, code: codeAt(secret, 0) })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  test('may be typed again after a wrong one, with the same challenge', async () => {
    const { challenge } = await firstStep(api, 'grace');
    expect((await secondStep(api, { challenge, code: '000000' })).reason).toBe('factor-wrong');
    expect((await secondStep(api, { challenge, code: codeAt(secret, 0) })).code).toBe(200);
  });

  test('wrong ones count: the eleventh is refused although it is right', async () => {
    const { challenge } = await firstStep(api, 'grace');
    for (let index = 0; index < 10; index++) await secondStep(api, { challenge, code: '000000' });
    const answer = await secondStep(api, { challenge, code: codeAt(secret, 0) });
    expect(answer).toMatchObject({ code: 429, reason: 'sign-in-locked' });
  });
});

describe('a challenge', () => {
  let secret: string;
  beforeEach(async () => ({ secret } = await enrolCode(api, token)));

  test('signs in once', async () => {
    const { challenge } = await firstStep(api, 'grace');
    expect((await secondStep(api, { challenge, code: codeAt(secret, 0) })).code).toBe(200);
    expect(await secondStep(api, { challenge, code: codeAt(secret, 1) })).toMatchObject({
      code: 400,
      reason: 'factor-challenge-old',
    });
  });

  test('expires after five minutes', async () => {
    const { challenge } = await firstStep(api, 'grace');
    await api.services.pool.query(
      `update sign_in_challenge set expires_at = expires_at - interval '5 minutes'`,
    );
    const answer = await secondStep(api, { challenge, code: codeAt(secret, 0) });
    expect(answer.reason).toBe('factor-challenge-old');
  });

  test('of another user does not take the code of this one', async () => {
    await addUser(api, 'heidi');
    await enrolCode(api, (await firstStep(api, 'heidi')).token);
    const { challenge } = await firstStep(api, 'heidi');
    expect((await secondStep(api, { challenge, code: codeAt(secret, 0) })).reason).toBe('factor-wrong');
  });

  test('is void after the password was changed', async () => {
    const { challenge } = await firstStep(api, 'grace');
    const body = { oldPassword: PASSWORD, newPassword: 'another barometer 77' };
    expect((await api.call('PUT', '/user/password', { token, body })).statusCode).toBe(200);
    const answer = await secondStep(api, { challenge, code: codeAt(secret, 0) });
    expect(answer.reason).toBe('factor-challenge-old');
  });

  test('of an enrolment does not sign in', async () => {
    const { data } = await callPage<SignInData>(api, '/user/factors/code/start', undefined, token);
    const answer = await secondStep(api, { challenge: data.challenge, code: codeAt(secret, 0) });
    expect(answer.reason).toBe('factor-challenge-old');
  });

  test('is void for a user who was deactivated', async () => {
    const { challenge } = await firstStep(api, 'grace');
    await api.services.pool.query(`update app_user set status = 'inactive' where id = $1`, [id]);
    const answer = await secondStep(api, { challenge, code: codeAt(secret, 0) });
    expect(answer.reason).toBe('factor-challenge-old');
  });

  test('and codes are stored as hashes or sealed only', async () => {
    const { challenge } = await firstStep(api, 'grace');
    const { rows } = await api.services.pool.query<{ stored: string }>(
      `select (select string_agg(c::text, ' ') from one_time_code c) || (select string_agg(s::text, ' ') from sign_in_challenge s) as stored`,
    );
    expect(rows[0]!.stored).not.toContain(challenge);
    expect(rows[0]!.stored).not.toContain(secret);
    expect(api.logged()).not.toContain(challenge);
    expect(api.logged()).not.toContain(secret);
  });
});

describe('a recovery code', () => {
  let codes: string[];
  beforeEach(async () => {
    codes = (await enrolCode(api, token)).answer.data.recoveryCodes!;
  });

  test('signs in once, whatever its form, and the user is notified', async () => {
    const first = await firstStep(api, 'grace');
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
    const answer = await secondStep(api, { challenge: first.challenge, recoveryCode: typed });
    expect(answer.code).toBe(200);
    const { challenge } = await firstStep(api, 'grace');
    expect((await secondStep(api, { challenge, recoveryCode: codes[0] })).reason).toBe('factor-wrong');
    const { rows } = await api.services.pool.query(
      `select from notification where kind = 'factors-changed' and "values" ->> 'change' = 'recovery-code-used'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('signs in once when many send it at the same time', async () => {
    const demands = await Promise.all(Array.from({ length: 6 }, () => firstStep(api, 'grace')));
    const answers = await Promise.all(
      demands.map(({ challenge }) => secondStep(api, { challenge, recoveryCode: codes[1] })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  test('no longer signs in after new ones were made', async () => {
    await callPage(api, '/user/factors/recovery-codes', undefined, token);
    const { challenge } = await firstStep(api, 'grace');
    expect((await secondStep(api, { challenge, recoveryCode: codes[2] })).reason).toBe('factor-wrong');
  });
});

describe('a passkey', () => {
  let authenticator: Awaited<ReturnType<typeof enrolPasskey>>['authenticator'];
  beforeEach(async () => ({ authenticator } = await enrolPasskey(api, token, id)));

  test('signs in as the second step', async () => {
    const { challenge, methods, passkey } = await firstStep(api, 'grace');
    expect(methods).toEqual(['passkey', 'recovery-code']);
    const answer = await secondStep(api, { challenge, passkey: authenticator.sign(passkey!) });
    expect(await isSignedIn(answer.data.token)).toBe(200);
  });

  const start = async () => (await callPage<PasskeySignInStart>(api, '/auth/passkey/start')).data;
  const finish = (body: object) => callPage<SignInData>(api, '/auth/passkey/finish', body);

  test('signs in without username and password', async () => {
    const { challenge, passkey } = await start();
    const answer = await finish({ challenge, passkey: authenticator.sign(passkey) });
    expect(await isSignedIn(answer.data.token)).toBe(200);
    const { rows } = await api.services.pool.query<{ proof: string }>(
      `select proved_by as proof from session where proved_at is not null order by proved_at desc limit 1`,
    );
    expect(rows[0]?.proof).toBe('passkey');
  });

  test('cannot replay its assertion, for the same challenge or another', async () => {
    const { challenge, passkey } = await start();
    const assertion = authenticator.sign(passkey);
    expect((await finish({ challenge, passkey: assertion })).code).toBe(200);
    expect((await finish({ challenge, passkey: assertion })).reason).toBe('factor-challenge-old');
    const next = await start();
    expect((await finish({ challenge: next.challenge, passkey: assertion })).reason).toBe('factor-wrong');
  });

  test('signs in once when its assertion is sent many times at once', async () => {
    const { challenge, passkey } = await start();
    const assertion = authenticator.sign(passkey);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => finish({ challenge, passkey: assertion })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:9999' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without verification of the user', { isVerified: false }],
    ['with a counter that was used', { counter: 1 }],
    ['for a challenge of its own', { challenge: 'AAAA' }],
  ])('%s is refused', async (_what, forged) => {
    const { challenge, passkey } = await start();
    const answer = await finish({ challenge, passkey: authenticator.sign(passkey, forged) });
    expect(answer).toMatchObject({ code: 400, reason: 'factor-wrong' });
  });

  test('of another user is not a second step for this one', async () => {
    const other = await addUser(api, 'heidi');
    const theirs = await enrolPasskey(api, (await firstStep(api, 'heidi')).token, other);
    const { challenge, passkey } = await firstStep(api, 'grace');
    const answer = await secondStep(api, { challenge, passkey: theirs.authenticator.sign(passkey!) });
    expect(answer.reason).toBe('factor-wrong');
  });

  test('is refused on a page of another product', async () => {
    const { challenge, passkey } = await start();
    const answer = await api.call('POST', '/auth/passkey/finish', {
      headers: { origin: 'https://evil.example', host: 'localhost:8789' },
      body: { challenge, passkey: authenticator.sign(passkey) },
    });
    expect(answer.statusCode).toBe(409);
  });
});
