import type { User } from '@backoffice/contract';
import { hash } from '@node-rs/argon2';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { imitations } from './imitations.fixture';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

const password = 'quite a secret';
const create = (username: string) =>
  callApi<User>(api, 'POST', '/user/create', { token, body: { username, password, roleName: 'visitor' } });
const update = (body: object) => callApi<User>(api, 'PUT', '/user/update', { token, body });
const login = async (username: string, word = password) =>
  (await callApi(api, 'POST', '/auth/login', { body: { username, password: word } })).code;
/** Creates a user from before these rules, with the password of the demo accounts. */
async function oldUser(username: string): Promise<number> {
  await api.asOwner(
    `insert into app_user (username, password_hash, role_key)
     select '${username}', password_hash, 'visitor' from app_user where username = 'admin'`,
  );
  const { rows } = await api.services.pool.query<{ id: number }>(
    'select id from app_user where username = $1',
    [username],
  );
  return rows[0]!.id;
}

test('each name that looks like admin, or like nothing, is refused', async () => {
  const answers = await Promise.all(imitations.map(create));
  const taken = answers.filter(({ code }) => code === 200 || code >= 500);
  expect([imitations.length > 40, taken]).toEqual([true, []]);
  expect(answers.every(({ errors }) => errors.every(({ path }) => path === 'username'))).toBe(true);
});

test('a name is stored in one form, unique in all forms, and signs in by each', async () => {
  const { data } = await create('Jose\u0301');
  expect(data.username).toBe('josé');
  expect((await create('JOSÉ')).errors).toMatchObject([{ code: 'username-taken' }]);
  expect((await create('jose')).errors).toMatchObject([{ code: 'username-look-alike' }]);
  expect(await Promise.all(['josé', 'Jose\u0301', 'ｊｏｓÉ'].map((name) => login(name)))).toEqual([
    200, 200, 200,
  ]);
  expect((await create('佐藤さくら')).code).toBe(200);
});

test('a changed name must follow the rules', async () => {
  const { data } = await create('somebody');
  expect((await update({ id: data.id, username: 'аdmin' })).errors).toMatchObject([
    { code: 'username-form' },
  ]);
  expect((await update({ id: data.id, username: 'ádmin' })).errors).toMatchObject([
    { code: 'username-look-alike' },
  ]);
  expect((await update({ id: data.id, username: 'Sómebody' })).data.username).toBe('sómebody');
  expect((await update({ id: data.id, username: 'renamed' })).code).toBe(200);
  expect((await create('somebody')).code).toBe(200);
});

test('a stored name can sign in and be saved unchanged, and no new name may look like it', async () => {
  const names = ['аdmin', 'Ａdmin', 'nobody\u3164', 'Old.Name'];
  const ids = [];
  for (const name of names) ids.push(await oldUser(name));
  for (const [index, name] of names.entries()) {
    expect(await login(name, '111111')).toBe(200);
    expect(await update({ id: ids[index], username: name, introduction: 'Kept' })).toMatchObject({
      code: 200,
      data: { username: name, introduction: 'Kept' },
    });
  }
  expect(await login('old.name', '111111')).toBe(200);
  expect((await create('old.nàme')).errors).toMatchObject([{ code: 'username-look-alike' }]);
  expect((await create('oId.name')).code).toBe(200);
});

test('a name changed by the previous release is checked again', async () => {
  const { data } = await create('first.name');
  await api.asOwner(`update app_user set username = 'other.name' where id = ${data.id}`);
  expect((await create('óther.name')).errors).toMatchObject([{ code: 'username-look-alike' }]);
  expect((await create('first.name')).code).toBe(200);
});

test('a password works in each of its forms, and an old hash is renewed', async () => {
  const { data } = await create('full.width');
  const typed = 'ｑｕｉｔｅ ａ ｓｅｃｒｅｔ';
  expect(await login('full.width', typed)).toBe(200);
  await api.asOwner(`update app_user set password_hash = '${await hash(typed)}' where id = ${data.id}`);
  expect([await login('full.width'), await login('full.width', typed)]).toEqual([400, 200]);
  expect(await login('full.width')).toBe(200);
});

test('failed sign-ins by all forms of a name count together', async () => {
  await create('guessed.one');
  const forms = ['guessed.one', 'GUESSED.one', 'ｇuessed.one', 'gｕessed.one', 'guｅssed.one'];
  const codes = [];
  for (const name of [...forms, ...forms, ...forms]) codes.push(await login(name, 'not the one'));
  expect(codes.filter((code) => code === 400)).toHaveLength(10);
});
