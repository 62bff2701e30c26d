import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { checkNames } from './check-names';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

const run = () => checkNames([], { DATABASE_URL: api.services.settings.databaseUrl });

test('check-names lists stored names that the rules now refuse, and keeps them', async () => {
  expect(await run()).toBe('All names follow the rules for new names.');
  await api.asOwner(
    `insert into app_user (username, password_hash, role_key) values ('admın', '', 'visitor'), ('nobodyㅤ', '', 'visitor')`,
  );
  await api.asOwner(
    `set session_replication_role = replica; insert into role (key, name) values ('twin', 'ＡＤＭＩＮ'); reset session_replication_role`,
  );
  expect((await run()).split('\n')).toEqual([
    'User "admın": is too similar to an earlier user.',
    'User "nobody\\u{3164}": not allowed for a new user.',
    'Duplicate name of roles: "admin", "ＡＤＭＩＮ".',
  ]);
});
