import { HEARTBEAT_MS, type RowsChange, type ServerChange } from '@backoffice/contract/server-events';
import { configureApiClient } from './api';
import { readEventStream } from './event-stream';

const ignore = () => {};
const realFetch = globalThis.fetch;
const fetches = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let events: (RowsChange | ServerChange | 'ready')[];

beforeEach(() => {
  events = [];
  globalThis.fetch = fetches;
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    onFailure: ignore,
    onSessionEnded: ignore,
    getToken: () => 'a token',
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  fetches.mockReset();
  jest.useRealTimers();
});

/** A stream that the server writes part by part. */
function serve() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  fetches.mockResolvedValue(new Response(body));
  return {
    write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
  };
}

const read = (signal = new AbortController().signal) =>
  readEventStream('/events', {
    onReady: () => events.push('ready'),
    onChange: (change) => events.push(change),
    signal,
  });
const change = { topic: 'inbox', kind: 'device-new', id: 7 };
const text = `event: change\ndata: ${JSON.stringify(change)}\n\n`;

it('reads events however they are split, and skips heartbeats', async () => {
  const server = serve();
  const end = read();
  server.write('event: ready\ndata: {}\n\n:\n\n');
  for (const letter of text) server.write(letter);
  server.end();
  expect(await end).toEqual({ isSessionOver: false });
  expect(events).toEqual(['ready', change]);
});

it('sends the token in a header, and nothing of it in the address', async () => {
  serve().end();
  await read();
  const [[address, init]] = fetches.mock.calls as [Parameters<typeof fetch>];
  expect(address).toBe('http://localhost:8789/events');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a token');
});

it('reports the end of the session, also while the stream stays open', async () => {
  const server = serve();
  const end = read();
  server.write('event: ended\ndata: {}\n\n');
  expect(await end).toEqual({ isSessionOver: true });
});

it.each([
  [new Response(null, { status: 401 }), { isSessionOver: true }],
  [new Response(null, { status: 502 }), { isSessionOver: false }],
  [
    new Response(null, { status: 429, headers: { 'Retry-After': '60' } }),
    { isSessionOver: false, retryAfterMs: 60_000 },
  ],
])('reports why a stream was refused', async (answer, expected) => {
  fetches.mockResolvedValue(answer);
  expect(await read()).toEqual(expected);
});

it('ends quietly when the connection breaks, there is none, or the caller leaves', async () => {
  const server = serve();
  const broken = read();
  server.breakOff();
  expect(await broken).toEqual({ isSessionOver: false });
  fetches.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await read()).toEqual({ isSessionOver: false });
});

it('treats a stream as dead when it is silent for longer than the heartbeat', async () => {
  jest.useFakeTimers();
  const server = serve();
  let isOver = false;
  const end = read().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  server.write(':\n\n');
  await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
  await end;
  expect(isOver).toBe(true);
});
