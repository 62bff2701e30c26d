import { EVENTS_READ_LOCK } from '@backoffice/contract/server-events';

let held: string[];
let announce: (data: unknown) => void;
const PAGE = ['merchants', { page: 1 }];
const read = () => Promise.resolve('rows');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function loaded() {
  jest.resetModules();
  const module = await import('./unchanged');
  await pass(10);
  return module;
}

beforeEach(() => {
  jest.useFakeTimers();
  held = [EVENTS_READ_LOCK];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: () => Promise.resolve({ held: held.map((name) => ({ name })) }) },
  });
  class FakeChannel {
    addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
      announce = (data) => listener({ data });
    }
  }
  globalThis.BroadcastChannel = FakeChannel as never;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('isUnchanged is true for five minutes while a stream is read', async () => {
  const { isUnchanged, timedRead } = await loaded();
  expect(isUnchanged('merchants', PAGE)).toBe(false);
  await timedRead(PAGE, read);
  await pass(10);
  announce({ topic: 'rows', kind: 'channels' });
  expect(isUnchanged('merchants', PAGE)).toBe(true);
  expect(isUnchanged('merchants', ['merchants', { page: 2 }])).toBe(false);
  await pass(300_000);
  expect(isUnchanged('merchants', PAGE)).toBe(false);
});

it.each([
  ['a change', () => announce({ topic: 'rows', kind: 'merchants' })],
  ['a gap in the stream', () => announce(null)],
])('isUnchanged is false after %s, until the page is read again', async (_what, happen) => {
  const { isUnchanged, timedRead } = await loaded();
  // The answer may lack a change announced before it arrived.
  await timedRead(PAGE, () => pass(10).then(happen).then(read));
  expect(isUnchanged('merchants', PAGE)).toBe(false);
  await pass(10);
  await timedRead(PAGE, read);
  expect(isUnchanged('merchants', PAGE)).toBe(true);
});

it('isUnchanged is false while no stream is read, and for lists without announcements', async () => {
  const { isStreamRead, isUnchanged, timedRead } = await loaded();
  await timedRead(['logs'], read);
  expect(isUnchanged('auditLog', ['logs'])).toBe(false);
  await timedRead(PAGE, read);
  held = [];
  expect(await isStreamRead()).toBe(false);
  expect(isUnchanged('merchants', PAGE)).toBe(false);
});
