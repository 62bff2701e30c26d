import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { callerLookup } from './caller-lookup';

const UNKNOWN = 'a'.repeat(43);

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

// The overload of `query` that the product uses.
const spyOnQuery = (pool: { query(statement: object): Promise<unknown> }) => jest.spyOn(pool, 'query');

test('calls that arrive together share a statement, and each gets its own user', async () => {
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

test('calls that arrive during four statements share the fifth', async () => {
  const { pool, settings } = api.services;
  const answers: (() => void)[] = [];
  const query = spyOnQuery(pool).mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve({ rows: [] }))),
  );
  const lookUp = callerLookup(pool, settings.session);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const calls: Promise<unknown>[] = [];
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) {
    calls.push(lookUp(token));
    await turn();
  }
  expect(query).toHaveBeenCalledTimes(4);
  answers[0]!();
  await expect(calls[0]).resolves.toBeNull();
  await turn();
  expect(query).toHaveBeenCalledTimes(5);
  for (const give of answers) give();
  await expect(Promise.all(calls)).resolves.toEqual(Array.from({ length: 6 }, () => null));
  query.mockRestore();
});

test('nothing is cached: an ended session is unknown a moment later', async () => {
  const { pool, settings } = api.services;
  const lookUp = callerLookup(pool, settings.session);
  const token = await api.signIn('editor');
  expect((await lookUp(token))?.username).toBe('editor');
  await pool.query('delete from session');
  expect(await lookUp(token)).toBeNull();
});

test('a caller’s last write is looked up only after the entry that replicas have', async () => {
  const { pool, settings } = api.services;
  const token = await api.signIn('admin');
  const { rows } = await pool.query<{ id: number; actor: number }>(
    'select id, actor_id as actor from audit_entry order by id desc limit 1',
  );
  const [{ id, actor } = { id: 0, actor: 0 }] = rows;
  const lastEntryAfter = async (known: number) => {
    const lookUp = callerLookup(pool, settings.session, () => ({ id: known, month: '-infinity' }));
    const caller = await lookUp(token);
    expect(caller?.userId).toBe(actor);
    return caller?.lastEntry;
  };
  expect(await lastEntryAfter(id - 1)).toBe(id);
  expect(await lastEntryAfter(id)).toBe(id);
  // A replica behind this entry is not used, although it may have all writes of this caller.
  expect(await lastEntryAfter(id + 5)).toBe(id + 5);
  expect((await callerLookup(pool, settings.session)(token))?.lastEntry).toBe(0);
});

test('a failing database fails each waiting call', async () => {
  const { pool, settings } = api.services;
  const lookUp = callerLookup(pool, settings.session);
  const query = spyOnQuery(pool).mockRejectedValue(new Error('gone'));
  const answers = await Promise.allSettled([lookUp(UNKNOWN), lookUp(UNKNOWN)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  query.mockRestore();
  expect(await lookUp(UNKNOWN)).toBeNull();
});
