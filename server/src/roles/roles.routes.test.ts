import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

test('every signed-in user may read the names of the roles', async () => {
  const answer = await api.call('GET', '/roles/list', { token: await api.signIn('visitor') });
  expect(answer.json()).toMatchObject({
    data: [
      { id: 'admin', name: 'admin' },
      { id: 'editor', name: 'editor' },
      { id: 'visitor', name: 'visitor' },
    ],
  });
  expect((await api.call('GET', '/roles/list')).statusCode).toBe(401);
});
