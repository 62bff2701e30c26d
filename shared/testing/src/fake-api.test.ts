import { api, ApiError, configureApiClient } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { deferred } from './deferred';
import { fakeApi } from './fake-api';
import { failure, html, offline } from './fake-failure';

const ignore = () => {};

beforeEach(() => {
  const answers = { onFailure: ignore, onSessionEnded: ignore, getToken: () => 't' };
  configureApiClient({ baseUrl: 'http://localhost:8789', ...answers });
});

const login = () => api.post(apiPaths.login, { username: 'admin', password: '111111' });

it('answers with data and records calls', async () => {
  fakeApi.post(apiPaths.login, ({ username }) => ({ token: `token of ${username}` }));
  await expect(login()).resolves.toEqual({ token: 'token of admin' });
  const [call] = fakeApi.calls('post', apiPaths.login);
  expect(call!.body.password).toBe('111111');
  expect(call!.headers.get('Authorization')).toBe('Bearer t');
});

it.each([
  [failure(60204, 'Wrong'), { kind: 'refused', status: 60204, message: 'Wrong', requestId: 'request-1' }],
  [failure(401), { kind: 'signed-out' }],
  [offline(), { kind: 'network' }],
  [html(502), { kind: 'malformed', status: 502 }],
])('answers with a failure', async (answer, expected) => {
  fakeApi.post(apiPaths.login, () => answer);
  await expect(login()).rejects.toMatchObject(expected);
});

it('answers later, or never when aborted', async () => {
  const answer = deferred<null>();
  fakeApi.post(apiPaths.logout, () => answer.promise);
  const controller = new AbortController();
  const aborted = api.post(apiPaths.logout, undefined, { signal: controller.signal });
  const kept = api.post(apiPaths.logout);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  answer.resolve(null);
  await expect(kept).resolves.toBeNull();
});

it('names a missing answer', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(ignore);
  await expect(login()).rejects.toBeInstanceOf(ApiError);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('POST /auth/login'));
  log.mockRestore();
});
