import { connect, type Socket } from 'node:net';
import { MAX_ANSWER_BYTES } from '@backoffice/contract/shortened-rows';
import * as z from 'zod/mini';
import { listen } from '../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { declareRoute } from '../http/declare-route';
import { unreadBytes } from './policies';

const BYTES = MAX_ANSWER_BYTES - 1024;
let api: TestApi;
let port: number;
let answered = 0;
const open: Socket[] = [];
beforeAll(async () => {
  api = await startTestApi({
    extend: (app) => {
      app.addHook('onSend', async (request) => void (request.url.startsWith('/test/long') && answered++));
      declareRoute(app, 'GET', '/test/long', {
        access: 'signed-in',
        summary: '',
        query: z.object({ limit: z.coerce.number() }),
        data: z.object({ items: z.array(z.object({ text: z.string() })) }),
        handle: () => ({ items: [{ text: 'x'.repeat(BYTES) }] }),
      });
    },
  });
  port = await listen(api.app);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => api.stop());

function requestRows(token: string, limit = 1): Socket {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => {});
  socket.write(`GET /test/long?limit=${limit} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`);
  socket.write(`authorization: Bearer ${token}\r\n\r\n`);
  return socket;
}
async function read(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
}
async function until(count: number) {
  while (answered < count) await new Promise((next) => setImmediate(next));
}
const statusOf = (answer: string) => Number(answer.slice(9, 12));

test.each([1, 1000])(
  'unread answers of %i rows are limited in bytes, and a slow reader gets all of them',
  async (limit) => {
    const [editor, admin] = [await api.signIn('editor'), await api.signIn('admin')];
    answered = 0;
    const unread = [];
    for (let count = 1; count <= unreadBytes.maxPerOwner / MAX_ANSWER_BYTES; count++) {
      unread.push(requestRows(editor, limit));
      await until(count);
    }
    const refused = await read(requestRows(editor, limit));
    expect(statusOf(refused)).toBe(429);
    expect(refused).toMatch(/^retry-after: 1/im);
    expect(await read(requestRows(admin, limit))).toHaveLength((await read(unread[0]!)).length);
    expect(statusOf(await read(requestRows(editor, limit)))).toBe(200);
    unread[1]!.destroy();
    let last = 429;
    while (last === 429) last = statusOf(await read(requestRows(editor, limit)));
    expect(last).toBe(200);
  },
);

test('the answers of all users together are limited, short ones are not', async () => {
  const names = ['editor', 'admin', 'visitor'];
  const { max, maxPerOwner } = unreadBytes;
  expect(max).toBeGreaterThanOrEqual(maxPerOwner);
  const tokens = await Promise.all(names.map((name) => api.signIn(name)));
  answered = 0;
  for (const token of tokens) for (let count = 0; count < 4; count++) requestRows(token);
  await until(12);
  for (const token of tokens) expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(200);
});
