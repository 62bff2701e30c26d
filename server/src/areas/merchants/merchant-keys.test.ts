import { createPrivateKeys } from '../../platform/encryption/private-keys';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const ends: ((key: string) => void)[] = [];
let max = 0;
let api: TestApi;
let admin: string;
let editor: string;
beforeAll(async () => {
  const make = () => {
    const key = new Promise<string>((end) => ends.push(end));
    max = Math.max(max, ends.length);
    return key;
  };
  api = await startTestApi({ services: { privateKeys: createPrivateKeys(make) } });
  [admin, editor] = [await api.signIn('admin'), await api.signIn('editor')];
});
afterAll(() => api.stop());

const create = (token: string, merchantName: string) =>
  api.call('PUT', '/merchant/create', { token, body: { merchantName, freeDifference: 0 } });

test('24 concurrent creates of one user get their keys in turn, and another user’s comes soon', async () => {
  const before = await api.services.pool.query('select from merchant');
  const answered: string[] = [];
  const calls = Array.from({ length: 24 }, (_, n) => create(editor, `attack ${n}`));
  for (const call of calls) void call.then(() => answered.push('editor'));
  const colleague = create(admin, 'colleague');
  void colleague.then(() => answered.push('admin'));
  const asking = `select from call_budget where counter like 'private keys of user %'`;
  while ((await api.services.pool.query(asking)).rowCount! < 2);
  // Releases the next key when the call that got the previous one is answered.
  for (let keys = 0; answered.length < 25; await new Promise((next) => setImmediate(next))) {
    if (answered.length < keys || ends.length === 0) continue;
    ends.shift()!('a key');
    keys += 1;
  }
  const answers = await Promise.all([...calls, colleague]);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  // After the four calls before it, and one that took the slot of the first.
  expect(answered.indexOf('admin')).toBeLessThanOrEqual(5);
  expect(max).toBe(1);
  const after = await api.services.pool.query('select from merchant');
  expect(after.rowCount! - before.rowCount!).toBe(25);
});

test('a user has 300 key pairs a minute, over all server processes', async () => {
  await api.services.pool.query(
    `update call_budget set calls = 300 where counter like 'private keys of user %'`,
  );
  const answer = await create(editor, 'one too many');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
