import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { callerLookup } from './caller-lookup';

const UNKNOWN = 'a'.repeat(43);

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

// Of its many forms the one that the product uses.
const spyOnQuery = (pool: { query(statement: object): Promise<unknown> }) => jest.spyOn(pool, 'query');

test('calls that arrive together share a statement, and each is told whose it is', async () => {
  const { pool, settings } = api.services;
  const tokens = [await api.signIn('admin'), UNKNOWN, await api.signIn('editor')];
  const query = spyOnQuery(pool);
  const lookUp = callerLookup(pool, settings.session);
  const callers = await Promise.all([...tokens, ...tokens].map(lookUp));
  expect(callers.map((caller) => caller?.username)).toEqual([
    ...['admin', undefined, 'editor'],
    ...['admin', undefined, 'editor'],
  ]);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

test('calls that arrive while four statements are under way share the fifth', async () => {
  const { pool, settings } = api.services;
  const answers: (() => void)[] = [];
  const query = spyOnQuery(pool).mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve({ rows: [] }))),
  );
  const lookUp = callerLookup(pool, settings.session);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const asked: Promise<unknown>[] = [];
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) {
    asked.push(lookUp(token));
    await turn();
  }
  expect(query).toHaveBeenCalledTimes(4);
  answers[0]!();
  await expect(asked[0]).resolves.toBeNull();
  await turn();
  expect(query).toHaveBeenCalledTimes(5);
  for (const give of answers) give();
  await expect(Promise.all(asked)).resolves.toEqual(Array.from({ length: 6 }, () => null));
  query.mockRestore();
});

test('nothing is kept: a session that ended stands for nobody a moment later', async () => {
  const { pool, settings } = api.services;
  const lookUp = callerLookup(pool, settings.session);
  const token = await api.signIn('editor');
  expect((await lookUp(token))?.username).toBe('editor');
  await pool.query('delete from session');
  expect(await lookUp(token)).toBeNull();
});

test('a database that fails fails every call that asked', async () => {
  const { pool, settings } = api.services;
  const lookUp = callerLookup(pool, settings.session);
  const query = spyOnQuery(pool).mockRejectedValue(new Error('gone'));
  const answers = await Promise.allSettled([lookUp(UNKNOWN), lookUp(UNKNOWN)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  query.mockRestore();
  expect(await lookUp(UNKNOWN)).toBeNull();
});
