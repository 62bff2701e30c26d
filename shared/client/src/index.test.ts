import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiFailure, type Client, createClient } from './index';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  key: string | undefined;
  createKey: string | undefined;
  body: unknown;
}
type Answer = (heard: Heard, response: ServerResponse) => void;

let answer: Answer;
let heard: Heard[];
let client: Client;
const leaving = new AbortController();

async function hear(request: IncomingMessage): Promise<Heard> {
  const text = (await request.toArray()).join('');
  const { method, url, headers } = request;
  return {
    method,
    url,
    key: headers.authorization,
    createKey: headers['idempotency-key'] as string | undefined,
    body: text && JSON.parse(text),
  };
}

const server = createServer((request, response) => {
  void hear(request).then((call) => {
    heard.push(call);
    answer(call, response);
  });
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
beforeEach(() => {
  heard = [];
  const { port } = server.address() as AddressInfo;
  client = createClient({ address: `http://127.0.0.1:${port}/api/`, key: 'sak_1', signal: leaving.signal });
});
afterAll(() => void server.close());

const send = (response: ServerResponse, data: unknown) =>
  response.end(JSON.stringify({ status: 200, message: 'ok', data }));
function refuse(response: ServerResponse, status: number, code: string, headers = {}) {
  response.writeHead(status, headers);
  response.end(JSON.stringify({ status, code, message: `Refused: ${code}`, requestId: 'r-1' }));
}
/** Answers calls one after the other; the last answer is repeated. */
function inTurn(...answers: Answer[]) {
  answer = (call, response) => answers[Math.min(heard.length, answers.length) - 1]!(call, response);
}

test('a call is sent with its key and input, and returns the data of the answer', async () => {
  inTurn((_call, response) => send(response, { success: 1 }));
  expect(await client.call('GET /transaction/figures', { merchantId: 7 })).toEqual({ success: 1 });
  await client.call('POST /channel/delete', { id: 3 });
  expect(heard).toMatchObject([
    { method: 'GET', url: '/api/transaction/figures?merchantId=7', key: 'Bearer sak_1', body: '' },
    { method: 'POST', url: '/api/channel/delete', body: { id: 3 } },
  ]);
});

test('a refusal is an error with its code, and is not repeated', async () => {
  inTurn((_call, response) => refuse(response, 403, 'scope-missing'));
  const failure = await client.call('GET /channel/options').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 403, code: 'scope-missing', requestId: 'r-1', errors: [] });
  expect(heard).toHaveLength(1);
});

test('a call is repeated after the time that a busy server names', async () => {
  inTurn(
    (_call, response) => refuse(response, 429, 'busy', { 'retry-after': '0' }),
    (_call, response) => send(response, { id: 3 }),
  );
  expect(await client.call('POST /channel/delete', { id: 3 })).toEqual({ id: 3 });
  expect(heard).toHaveLength(2);
});

test.each<[string, Answer]>([
  ['is not answered', (_call, response) => response.destroy()],
  ['may or may not have been saved', (_call, response) => refuse(response, 503, 'write-unanswered')],
])('a change that %s is not repeated', async (_what, lost) => {
  inTurn(lost);
  await expect(client.call('PUT /channel/update', { id: 3 } as never)).rejects.toThrow();
  expect(heard).toHaveLength(1);
});

test('a create that is not answered is repeated under the same key', async () => {
  inTurn(
    (_call, response) => response.destroy(),
    (_call, response) => send(response, { id: 3 }),
  );
  await client.call('PUT /merchant/create', { merchantName: 'One' });
  expect(heard).toHaveLength(2);
  expect(heard[0]!.createKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(heard[1]!.createKey).toBe(heard[0]!.createKey);
});

test('rows of a list are read once each while rows are created and deleted', async () => {
  let ids = Array.from({ length: 2_500 }, (_, index) => index + 1);
  answer = (call, response) => {
    const { page, limit } = call.body as { page: number; limit: number };
    const items = ids.slice((page - 1) * limit, page * limit).map((id) => ({ id }));
    send(response, { items, total: ids.length });
    // Deletes the first rows and adds others after each page.
    ids = [...ids.slice(100), ...Array.from({ length: 50 }, (_, index) => ids.at(-1)! + index + 1)];
  };
  const read: number[] = [];
  for await (const { id } of client.rows('POST /channel/list', { fields: 'weight' })) read.push(id);
  expect(new Set(read).size).toBe(read.length);
  const throughout = ids.filter((id) => id <= 2_500);
  expect(throughout.length).toBeGreaterThan(1_500);
  expect(throughout.filter((id) => !read.includes(id))).toEqual([]);
});

test('changes are followed from cursor to cursor, also when an answer is lost', async () => {
  inTurn(
    (_call, response) => send(response, { events: [{ id: 1 }], next: 'b' }),
    (_call, response) => response.destroy(),
    (_call, response) => send(response, { events: [{ id: 2 }], next: 'c' }),
  );
  const seen: unknown[] = [];
  for await (const { events, next } of client.changes('a')) {
    seen.push(events[0]!.id, next);
    if (next === 'c') break;
  }
  expect(seen).toEqual([1, 'b', 2, 'c']);
  expect(heard.map(({ url }) => /after=(\w)/.exec(url!)![1])).toEqual(['a', 'b', 'b']);
});

test('a signal ends a call that waits for its next attempt', async () => {
  inTurn((_call, response) => {
    refuse(response, 429, 'busy', { 'retry-after': '60' });
    setImmediate(() => leaving.abort(new Error('stopped')));
  });
  await expect(client.call('GET /channel/options')).rejects.toThrow('stopped');
});
