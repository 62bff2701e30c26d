import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

test('signs in, tells who is signed in, and signs out for good', async () => {
  const token = await api.signIn('admin');
  const info = await api.call('GET', '/user/info', { token });
  expect(info.json()).toEqual({
    status: 200,
    message: 'ok',
    data: {
      roles: ['admin'],
      name: 'admin',
      avatar: '/avatar.png',
      introduction: 'I am a super administrator',
    },
  });
  expect((await api.call('POST', '/user/logout', { token })).statusCode).toBe(200);
  expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(401);
});
