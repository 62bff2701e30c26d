import { createPrivateKeys } from '../../platform/encryption/private-keys';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const ends: ((key: string) => void)[] = [];
let most = 0;
let api: TestApi;
let admin: string;
let editor: string;
beforeAll(async () => {
  const make = () => {
    const key = new Promise<string>((end) => ends.push(end));
    most = Math.max(most, ends.length);
    return key;
  };
  api = await startTestApi({ services: { privateKeys: createPrivateKeys(make) } });
  [admin, editor] = [await api.signIn('admin'), await api.signIn('editor')];
});
afterAll(() => api.stop());

const create = (token: string, merchantName: string) =>
  api.call('PUT', '/merchant/create', { token, body: { merchantName, freeDifference: 0 } });

test('of 24 creates of one user at once four get a key, one after the other; the others write nothing and are told when to come back, and a colleague’s goes through', async () => {
  const before = await api.services.pool.query('select from merchant');
  let answered = 0;
  const calls = Array.from({ length: 24 }, (_, n) => create(editor, `attack ${n}`));
  const colleague = create(admin, 'colleague');
  for (const call of [...calls, colleague]) void call.then(() => (answered += 1));
  const turn = () => new Promise((next) => setImmediate(next));
  // Whoever may not wait is answered while no key is made.
  while (answered < 20) await turn();
  for (; answered < 25; await turn()) ends.shift()?.('a key');
  const answers = await Promise.all(calls);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(4);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(20);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await colleague).statusCode).toBe(200);
  expect(most).toBe(1);
  const after = await api.services.pool.query('select from merchant');
  expect(after.rowCount! - before.rowCount!).toBe(5);
});

test('a user has 300 key pairs a minute, whichever server process makes them', async () => {
  await api.services.pool.query(
    `update call_budget set calls = 300 where counter like 'private keys of user %'`,
  );
  const answer = await create(editor, 'one too many');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
