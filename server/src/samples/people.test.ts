import type { FoundUser, ListPage } from '@backoffice/contract';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { addDemoUsers } from './people';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

const count = async () =>
  (await api.services.pool.query<{ users: number }>('select count(*)::int as users from app_user')).rows[0]
    ?.users;

test('the demo has colleagues to find, added once, who cannot sign in', async () => {
  await addDemoUsers(api.services);
  expect(await count()).toBe(33);
  const token = await api.signIn('editor');
  const found = await callApi<ListPage<FoundUser>>(api, 'GET', '/search/user?name=KATO', { token });
  expect(found.data.items).toContainEqual({ name: 'dina.kato' });
  const login = { username: 'dina.kato', password: '111111' };
  expect((await api.call('POST', '/auth/login', { body: login })).statusCode).toBe(400);
  await api.services.pool.query(`delete from app_user where username = 'dina.kato'`);
  await addDemoUsers(api.services);
  expect(await count()).toBe(32);
});
