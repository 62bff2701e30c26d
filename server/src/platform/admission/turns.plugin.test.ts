import * as z from 'zod/mini';
import { listen, rawConnection } from '../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { declareRoute } from '../http/declare-route';

const begun: { username: string; end: () => void }[] = [];
const nextTurn = () => new Promise((next) => setImmediate(next));
let isOver = false;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    extend: (app) =>
      declareRoute(app, 'GET', '/test/held', {
        access: 'signed-in',
        summary: '',
        query: z.object({ limit: z._default(z.coerce.number(), 20) }),
        data: z.null(),
        handle: async ({ caller: { username } }) => {
          if (!isOver) await new Promise<void>((end) => begun.push({ username, end }));
          return null;
        },
      }),
  });
});
afterAll(() => api.stop());

test('a few calls of one user run at once, others in turn, independent of other users', async () => {
  const [editor, admin] = [await api.signIn('editor'), await api.signIn('admin')];
  const held = (token: string) => api.call('GET', '/test/held', { token });
  const calls = Array.from({ length: 50 }, () => held(editor));
  const other = held(admin);
  const isOther = ({ username }: { username: string }) => username === 'admin';
  while (!(begun.some(isOther) && begun.length > 4)) await nextTurn();
  begun.splice(begun.findIndex(isOther), 1)[0]!.end();
  expect((await other).statusCode).toBe(200);
  expect(begun).toHaveLength(4);
  let answered = 0;
  for (const call of calls) void call.then(() => (answered += 1));
  for (; answered < 50; await nextTurn()) begun.shift()?.end();
  expect((await Promise.all(calls)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('a hundred rows are read while no other call of the user runs', async () => {
  const [editor, admin] = [await api.signIn('editor'), await api.signIn('admin')];
  const held = (token: string, limit: number) => api.call('GET', `/test/held?limit=${limit}`, { token });
  const calls = [
    held(editor, 100),
    held(editor, 1000),
    held(editor, 50),
    held(editor, 50),
    held(admin, 1000),
  ];
  const until = async (count: number) => {
    while (begun.length < count) await nextTurn();
    return begun.map(({ username }) => username).toSorted();
  };
  const endOf = (name: string) =>
    begun
      .splice(
        begun.findIndex(({ username }) => username === name),
        1,
      )[0]!
      .end();
  expect(await until(2)).toEqual(['admin', 'editor']);
  endOf('editor');
  expect(await until(2)).toEqual(['admin', 'editor']);
  endOf('editor');
  expect(await until(3)).toEqual(['admin', 'editor', 'editor']);
  for (const { end } of begun.splice(0)) end();
  expect((await Promise.all(calls)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('a user has 128 answers in progress, read or not; a further one is refused', async () => {
  const [editor, admin] = [await api.signIn('editor'), await api.signIn('admin')];
  const port = await listen(api.app);
  const begin = (token: string) => {
    const connection = rawConnection(port);
    void connection.send(
      `GET /test/held HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
    return connection;
  };
  const calls = Array.from({ length: 129 }, () => begin(editor));
  expect(await Promise.race(calls.map((call) => call.answer()))).toMatchObject({ status: 429, isLast: true });
  const other = begin(admin);
  while (!begun.some(({ username }) => username === 'admin')) await nextTurn();
  isOver = true;
  for (const { end } of begun.splice(0)) end();
  expect(await other.answer()).toMatchObject({ status: 200 });
  for (const connection of [...calls, other]) connection.end();
});
