import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { ensureAdministrator } from './first-administrator';

let api: TestApi;
useTestApi((started) => (api = started), { settings: { demoData: false } });

const login = async (username: string, password: string) =>
  (await api.call('POST', '/auth/login', { body: { username, password } })).statusCode;

const mustChange = async () =>
  (
    await api.services.pool.query<{ must: boolean }>('select must_change_password as must from app_user')
  ).rows.map(({ must }) => must);

test('there is no account before the first one is created', async () => {
  expect(await login('admin', '111111')).toBe(400);
});

test('creates the administrator of the settings without output', async () => {
  const shown: string[] = [];
  const settings = { admin: { username: 'boss', password: 'a long password' } };
  await ensureAdministrator(api.services, settings, (line) => shown.push(line));
  expect(await login('boss', 'a long password')).toBe(200);
  expect(await mustChange()).toEqual([false]);
  expect(shown).toEqual([]);
});

test('refuses a weak password of the settings in one sentence', async () => {
  const settings = { admin: { username: 'boss', password: 'baseball' } };
  await expect(ensureAdministrator(api.services, settings, () => {})).rejects.toThrow(
    /^ADMIN_PASSWORD: .*easy to guess/,
  );
  expect(await login('boss', 'baseball')).toBe(400);
});

test('shows a generated password once, and does not log it', async () => {
  const shown: string[] = [];
  await ensureAdministrator(api.services, { admin: null }, (line) => shown.push(line));
  await ensureAdministrator(api.services, { admin: null }, (line) => shown.push(line));
  expect(shown).toHaveLength(1);
  const password = /password (\S+)/.exec(shown[0] ?? '')?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(20);
  expect(await login('admin', password)).toBe(200);
  expect(await mustChange()).toEqual([true]);
  expect(api.logged()).not.toContain(password);
});
