import { callAccess, isEnrolmentCall, type TableCall, type UserInfo } from '@backoffice/contract';
import { callsOf } from '../../../platform/access/access-matrix.fixture';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { addUser, enrolCode, enrolPasskey, firstStep, headers } from './factor-user.fixture';

let api: TestApi;
let id: number;
let token: string;
let admin: string;
beforeEach(async () => {
  api = await startTestApi();
  id = await addUser(api, 'grace', 'admin');
  ({ token } = await firstStep(api, 'grace'));
  await addUser(api, 'boss', 'admin');
  ({ token: admin } = await firstStep(api, 'boss'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const setRole = (key: string, body: object, more: Record<string, string> = headers) =>
  callApi<{ secondFactor: string; secondFactorGraceDays: number }>(api, 'PUT', `/role/${key}`, {
    token: admin,
    headers: more,
    body,
  });
const info = async (of = token) => (await callApi<UserInfo>(api, 'GET', '/user/info', { token: of })).data;
/** Makes the role of administrators require a second factor since so many days. */
const requireSince = (days: number) =>
  api.services.pool.query(
    `update role set second_factor = 'required', second_factor_since = now() - make_interval(days => $1::integer) where key = 'admin'`,
    [days],
  );
const longAgo = () => api.services.pool.query(`update app_user set created_at = now() - interval '1 year'`);

test('every role is optional at first, with seven days of grace', async () => {
  const { data } = await callApi<{ secondFactor: string; secondFactorGraceDays: number }[]>(
    api,
    'GET',
    '/roles',
    {
      token,
    },
  );
  expect(new Set(data.map((role) => `${role.secondFactor} ${role.secondFactorGraceDays}`))).toEqual(
    new Set(['optional 7']),
  );
});

test('a role cannot require a factor before an administrator has one', async () => {
  const body = { secondFactor: 'required' };
  expect(await setRole('editor', body)).toMatchObject({
    code: 409,
    errors: [{ path: 'secondFactor', code: 'factor-no-administrator' }],
  });
  await enrolCode(api, admin);
  expect(await setRole('editor', { ...body, secondFactorGraceDays: 3 })).toMatchObject({
    code: 200,
    data: { secondFactor: 'required', secondFactorGraceDays: 3 },
  });
});

test('a role cannot require a factor from a page that is not secure', async () => {
  await enrolCode(api, admin);
  const page = { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8789' };
  expect(await setRole('editor', { secondFactor: 'required' }, page)).toMatchObject({
    code: 409,
    errors: [{ path: 'secondFactor', code: 'factor-insecure-page' }],
  });
  expect((await setRole('editor', { secondFactor: 'optional' }, page)).code).toBe(200);
});

test('in the days of grace everything answers, and the user learns the time', async () => {
  await longAgo();
  await requireSince(6);
  expect(await info()).toMatchObject({ factorDueAt: expect.any(String) });
  expect(await info()).not.toHaveProperty('mustEnrolFactor');
  expect((await api.call('POST', '/user/list', { token, body: {} })).statusCode).toBe(200);
});

test('a user who was created later has days of grace of their own', async () => {
  await requireSince(30);
  expect(await info()).not.toHaveProperty('mustEnrolFactor');
});

test('after the days of grace nothing but enrolment answers, over every call of the server', async () => {
  await longAgo();
  await requireSince(8);
  const wrong: string[] = [];
  let refused = 0;
  for (const { method, url } of callsOf(api.app.declaredRoutes)) {
    const call = `${method} ${url}` as TableCall;
    if (method === 'HEAD' || url === '*' || !(call in callAccess)) continue;
    // The company's directory has no session.
    if (isEnrolmentCall(method, url) || callAccess[call] === 'scim') continue;
    const answer = await api.app.inject({
      method: method as 'GET',
      url: url.replaceAll(/:\w+/g, 'unused'),
      headers: { authorization: `Bearer ${token}` },
    });
    refused += 1;
    const reason = String(answer.headers['content-type']).includes('json')
      ? answer.json<{ code?: string }>().code
      : '';
    if (answer.statusCode !== 403 || reason !== 'factor-needed')
      wrong.push(`${call}: ${answer.statusCode} ${reason ?? ''}`);
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(120);
  expect(await info()).toMatchObject({ mustEnrolFactor: true });
  const { data: routes } = await callApi<unknown[]>(api, 'GET', '/routes', { token });
  expect(routes).toEqual([]);
});

test('once a factor is enrolled everything answers again', async () => {
  await longAgo();
  await requireSince(8);
  const { answer } = await enrolPasskey(api, token, id);
  expect(answer.code).toBe(200);
  expect((await api.call('POST', '/user/list', { token, body: {} })).statusCode).toBe(200);
  expect(await info()).not.toHaveProperty('factorDueAt');
});

test('a session of a provider that vouches for several factors needs none', async () => {
  await longAgo();
  await requireSince(8);
  await api.services.pool.query(`update session set proved_by = 'provider-factors' where user_id = $1`, [id]);
  expect((await api.call('POST', '/user/list', { token, body: {} })).statusCode).toBe(200);
});

test('demo accounts are exempt', async () => {
  await longAgo();
  await requireSince(8);
  await api.services.pool.query(`update app_user set is_demo = true where id = $1`, [id]);
  expect((await api.call('POST', '/user/list', { token, body: {} })).statusCode).toBe(200);
});

test('setting the rule again does not begin the days of grace anew, switching it off and on does', async () => {
  await longAgo();
  await enrolCode(api, admin);
  await requireSince(8);
  await setRole('admin', { secondFactor: 'required', secondFactorGraceDays: 7 });
  expect(await info()).toMatchObject({ mustEnrolFactor: true });
  await setRole('admin', { secondFactor: 'optional' });
  expect(await info()).not.toHaveProperty('factorDueAt');
  await setRole('admin', { secondFactor: 'required' });
  expect(await info()).not.toHaveProperty('mustEnrolFactor');
});
