import type {
  CodeEnrolStart,
  EnrolResponse,
  FactorDemand,
  PasskeySignInStart,
} from '@backoffice/contract/factors';
import { TOTP } from 'otpauth';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { createAuthenticator, type Forgery } from '../factors/virtual-authenticator.fixture';

/** The page of the product: the API is called at `localhost:8789`. */
export const ORIGIN = 'http://localhost:8080';
export const headers = { origin: ORIGIN, host: 'localhost:8789' };
export const PASSWORD = 'a-barometer-of-our-own-23';

const STEP_MS = 30_000;
// The middle of a step, so that no step ends within a test.
const NOON = Date.UTC(2026, 5, 1, 12, 0, 15);

/** Sets the clock of the process to so many steps after noon. */
export function atStep(step: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(NOON + step * STEP_MS);
}

/** Returns the code that an authenticator app shows so many steps after noon. */
export const codeAt = (secret: string, step: number): string =>
  new TOTP({ secret }).generate({ timestamp: NOON + step * STEP_MS });

/** Creates a user with a known password. */
export async function addUser(api: TestApi, username: string, role = 'editor'): Promise<number> {
  const hash = await api.services.passwords.hash(PASSWORD);
  const { rows } = await api.services.pool.query<{ id: number }>(
    `insert into app_user (username, password_hash, role_key) values ($1, $2, $3) returning id`,
    [username, hash, role],
  );
  return rows[0]!.id;
}

export type SignInData = FactorDemand & { token: string; answers: unknown };

/** Makes the first step of a sign-in. */
export async function firstStep(api: TestApi, username: string, password = PASSWORD): Promise<SignInData> {
  const body = { username, password };
  return (await callApi<SignInData>(api, 'POST', '/auth/login', { body, headers })).data;
}

/** Makes a call of a page of the product. */
export const callPage = <T>(api: TestApi, url: string, body?: object, token?: string) =>
  callApi<T>(api, 'POST', url, { headers, ...(body && { body }), ...(token && { token }) });

/** Sends the second step of a sign-in. */
export const secondStep = (api: TestApi, body: object) => callPage<SignInData>(api, '/auth/factor', body);

/** Enrols a passkey of a new authenticator. */
export async function enrolPasskey(api: TestApi, token: string, userId: number, forged: Forgery = {}) {
  const authenticator = createAuthenticator(ORIGIN, Buffer.from(`user ${userId}`).toString('base64url'));
  const start = await callPage<PasskeySignInStart>(api, '/user/factors/passkey/start', undefined, token);
  const { challenge, passkey: options } = start.data;
  const passkey = authenticator.register(options, forged);
  const body = { challenge, name: 'Laptop', passkey };
  const answer = await callPage<EnrolResponse>(api, '/user/factors/passkey/finish', body, token);
  return { authenticator, answer, body };
}

/** Enrols an authenticator app, by its code of the step before noon. */
export async function enrolCode(api: TestApi, token: string) {
  atStep(0);
  const start = await callPage<CodeEnrolStart>(api, '/user/factors/code/start', undefined, token);
  const { challenge, secret, address } = start.data;
  const body = { challenge, name: 'Phone', code: codeAt(secret, -1) };
  const answer = await callPage<EnrolResponse>(api, '/user/factors/code/finish', body, token);
  return { secret, address, answer, body };
}
