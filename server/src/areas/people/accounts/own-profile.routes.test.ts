import type { Profile, StartHere, TimeZoneChoice, UserInfo } from '@backoffice/contract';
import { sampleImage } from '../../../samples/sample-image';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { multipartForm } from '../../uploads/multipart-form.fixture';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  // A role that may not upload images for articles.
  token = await api.signIn('visitor');
});
afterAll(() => api.stop());

const send = async (file: Buffer, by = token) =>
  callApi<Profile>(api, 'POST', '/user/picture', { token: by, ...(await multipartForm({ file })) });
const change = (body: object) => callApi<Profile>(api, 'PUT', '/user/profile', { token, body });
const info = async () => (await callApi<UserInfo>(api, 'GET', '/user/info', { token })).data;
const history = async () =>
  (
    await api.services.pool.query<{ actor_name: string; subject_name: string; changes: object[] }>(
      `select actor_name, subject_name, changes from audit_entry
       where subject = 'user' and action = 'update' order by id desc limit 1`,
    )
  ).rows[0];

test('stores an image as the user’s picture, visible to everyone, and removes it again', async () => {
  const { data } = await send(sampleImage());
  expect(data).toEqual({
    avatar: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.png$/),
    introduction: 'I am a visitor',
  });
  expect((await info()).avatar).toBe(data.avatar);
  expect((await api.call('GET', data.avatar)).headers['content-type']).toBe('image/png');
  expect(await history()).toEqual({
    actor_name: 'visitor',
    subject_name: 'visitor',
    changes: [{ field: 'avatar', from: '/avatar.png', to: data.avatar }],
  });
  expect((await change({ avatar: '/avatar.png' })).data.avatar).toBe('/avatar.png');
});

test('stores the user’s introduction without ending the session', async () => {
  expect((await change({ introduction: 'Looks after refunds' })).data).toMatchObject({
    introduction: 'Looks after refunds',
  });
  expect(await info()).toMatchObject({ introduction: 'Looks after refunds', avatar: '/avatar.png' });
});

test('stores the user’s time zone for all browsers without a new version, until it is cleared', async () => {
  const choose = (body: object) => callApi<TimeZoneChoice>(api, 'PUT', '/user/time-zone', { token, body });
  const versions = () => api.services.pool.query('select id, updated_at from app_user order by id');
  const { rows } = await versions();
  expect((await choose({ timeZone: 'Asia/Shanghai' })).data).toEqual({ timeZone: 'Asia/Shanghai' });
  const elsewhere = await api.signIn('visitor');
  const answer = await callApi<UserInfo>(api, 'GET', '/user/info', { token: elsewhere });
  expect(answer.data.timeZone).toBe('Asia/Shanghai');
  const other = await callApi<UserInfo>(api, 'GET', '/user/info', { token: await api.signIn('editor') });
  expect(other.data.timeZone).toBeUndefined();
  for (const timeZone of ['Mars/Olympus', '+02:00', "UTC'; --", '', 8, undefined])
    expect((await choose({ timeZone })).code).toBe(400);
  expect((await info()).timeZone).toBe('Asia/Shanghai');
  expect((await versions()).rows).toEqual(rows);
  await choose({ timeZone: null });
  expect((await info()).timeZone).toBeUndefined();
});

test('stores the tasks of a first visit for the caller alone', async () => {
  const set = (body: object) => callApi<StartHere>(api, 'PUT', '/user/start-here', { token, body });
  expect((await info()).startHere).toBeUndefined();
  const done = { done: ['merchant', 'weight'], dismissed: true };
  expect((await set(done)).data).toEqual(done);
  expect((await info()).startHere).toEqual(done);
  const other = await callApi<UserInfo>(api, 'GET', '/user/info', { token: await api.signIn('editor') });
  expect(other.data.startHere).toBeUndefined();
  for (const body of [{ done: ['all'], dismissed: false }, { done: [] }, { ...done, id: 1 }])
    expect((await set(body)).code).toBe(400);
  expect((await info()).startHere).toEqual(done);
  expect((await api.call('PUT', '/user/start-here', { body: done })).statusCode).toBe(401);
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'image-kind'],
  ['more than 2 MB', Buffer.concat([sampleImage(), Buffer.alloc(2 * 1024 * 1024)]), 413, 'file-too-large'],
])('refuses %s, and keeps the picture', async (_name, file, code, reason) => {
  expect(await send(file)).toMatchObject({ code, reason });
  expect((await info()).avatar).toBe('/avatar.png');
});

test.each([
  ['the picture of somebody else', { avatar: `/uploads/${'a'.repeat(32)}.png` }],
  ['an address elsewhere', { avatar: 'https://example.com/a.png' }],
  ['another role', { roleName: 'admin' }],
  ['another user', { id: 1, introduction: 'Not mine' }],
  ['too long an introduction', { introduction: 'a'.repeat(501) }],
])('does not accept %s', async (_name, body) => {
  const before = await info();
  expect((await change(body)).code).toBe(400);
  expect(await info()).toEqual(before);
});

test('requires a session, and limits pictures a minute', async () => {
  expect((await send(sampleImage(), '')).code).toBe(401);
  const answers = await Promise.all(Array.from({ length: 11 }, () => send(Buffer.from('none'))));
  expect(answers.some(({ code }) => code === 429)).toBe(true);
});
