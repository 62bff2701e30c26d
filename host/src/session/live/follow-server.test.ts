import { configureApiClient } from '@backoffice/api-client';
import type * as EventStream from '@backoffice/api-client/event-stream';
import { EVENTS_PATH, type RowsChange, type ServerChange } from '@backoffice/contract/server-events';
import { store, tokenAtom } from '@backoffice/session';
import { on } from '../../kernel/events';
import { EVENTS_PAUSE_MS, LONGEST_EVENTS_PAUSE_MS } from '../../kernel/patience';
import { beginLeaving, endLeaving } from '../../kernel/leaving';
import { followServer } from './follow-server';

let mockIsBroken = false;
jest.mock('@backoffice/api-client/event-stream', () => {
  const { readEventStream } = jest.requireActual<typeof EventStream>('@backoffice/api-client/event-stream');
  const read: typeof readEventStream = (...stream) =>
    mockIsBroken ? Promise.reject(new Error('broken')) : readEventStream(...stream);
  return { readEventStream: jest.fn(read) };
});

const change: ServerChange = { topic: 'inbox', kind: 'device-new', id: 7 };

/** The requested streams. Only the test ends one. */
let streams: { token: string | null; say(text: string): void; end(): void; isOver(): boolean }[];
let refuseWith: number | null;
let heard: (RowsChange | ServerChange | null)[];
let isOnline = true;
let tokens = 0;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const latest = () => streams.at(-1)!;
const READY = 'event: ready\ndata: {}\n\n';

function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  expect(input).toBe(`http://localhost:8789${EVENTS_PATH}`);
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
  streams.push({
    token: new Headers(init?.headers).get('authorization'),
    say: (text) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    isOver: () => init?.signal?.aborted === true,
  });
  return Promise.resolve(
    refuseWith === null ? new Response(body) : new Response(null, { status: refuseWith }),
  );
}

function setOnline(is: boolean): Promise<void> {
  isOnline = is;
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  return pass(0);
}

/** Signing in also ends pauses that the previous test left pending. */
async function signIn(): Promise<void> {
  store.set(tokenAtom, `token-${++tokens}`);
  await pass(0);
}

beforeAll(() => on('serverChanged', ({ change: announced }) => void heard.push(announced)));
beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  globalThis.fetch = fakeFetch;
  [streams, heard, refuseWith] = [[], [], null];
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => store.get(tokenAtom),
    onFailure: () => {},
    onSessionEnded: () => {},
  });
  followServer();
  await signIn();
});
afterEach(async () => {
  store.set(tokenAtom, null);
  await pass(LONGEST_EVENTS_PAUSE_MS);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('emits the server’s changes, and that earlier ones may have been missed', async () => {
  latest().say(`${READY}event: change\ndata: ${JSON.stringify(change)}\n\n`);
  await pass(0);
  expect(heard).toEqual([null, change]);
  followServer();
  await pass(0);
  expect(streams).toHaveLength(1);
});

it('reconnects after growing pauses while the server is down, and soon after a working stream', async () => {
  latest().say(READY);
  await pass(0);
  latest().end();
  await pass(EVENTS_PAUSE_MS - 1);
  expect(streams).toHaveLength(1);
  refuseWith = 502;
  await pass(1);
  expect(streams).toHaveLength(2);
  let pause = EVENTS_PAUSE_MS;
  for (let failures = 1; failures < 8; failures++) {
    pause = Math.min(2 * pause, LONGEST_EVENTS_PAUSE_MS);
    await pass(pause - 1);
    expect(streams).toHaveLength(failures + 1);
    await pass(1);
    expect(streams).toHaveLength(failures + 2);
  }
  expect(pause).toBe(LONGEST_EVENTS_PAUSE_MS);
});

it.each([
  ['says so', () => latest().say('event: ended\ndata: {}\n\n')],
  [
    'answers 401',
    () => {
      refuseWith = 401;
      latest().end();
    },
  ],
])(
  'opens no stream for an ended session, when the server %s, and one at once for the next session',
  async (_how, end) => {
    latest().say(READY);
    await pass(0);
    end();
    await pass(EVENTS_PAUSE_MS);
    const before = streams.length;
    await pass(10 * LONGEST_EVENTS_PAUSE_MS);
    expect(streams).toHaveLength(before);
    refuseWith = null;
    await signIn();
    expect(streams).toHaveLength(before + 1);
    expect(latest().token).toBe(`Bearer token-${tokens}`);
  },
);

it.each(['there is no server', 'reading a stream fails'])(
  'leaves no listeners behind while %s',
  async (why) => {
    refuseWith = 502;
    mockIsBroken = why === 'reading a stream fails';
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const listened: boolean[] = [];
    const { addEventListener: add } = document;
    const spy = jest.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
      const { signal } = (options ?? {}) as { signal?: AbortSignal };
      if (type === 'visibilitychange') {
        const index = listened.push(true) - 1;
        signal?.addEventListener('abort', () => (listened[index] = false));
      }
      add.call(document, type, listener, options);
    });
    latest().end();
    for (let attempt = 0; attempt < 10; attempt++) await pass(LONGEST_EVENTS_PAUSE_MS);
    spy.mockRestore();
    mockIsBroken = false;
    expect(listened.length).toBeGreaterThan(10);
    expect(listened.filter(Boolean).length).toBeLessThanOrEqual(2);
  },
);

it('follows a new session that replaces the old one', async () => {
  latest().say(READY);
  await pass(0);
  await signIn();
  expect(streams).toHaveLength(2);
});

it('closes the stream at sign-out, before the server ends the session', async () => {
  latest().say(READY);
  await pass(0);
  beginLeaving();
  await pass(10 * LONGEST_EVENTS_PAUSE_MS);
  expect(latest().isOver()).toBe(true);
  expect(streams).toHaveLength(1);
  endLeaving();
});

it('closes the stream while offline, and reopens it when online', async () => {
  latest().say(READY);
  await pass(0);
  await setOnline(false);
  await pass(10 * LONGEST_EVENTS_PAUSE_MS);
  expect(streams).toHaveLength(1);
  await setOnline(true);
  expect(streams).toHaveLength(2);
});
