import { EVENTS_CHANNEL, EVENTS_READ_LOCK, type RowsChange } from '@backoffice/contract/server-events';
import { ASK_EVERY_MS } from './follow-rows';
import { syncVisibleRows } from './sync-visible-rows';

/** Delivers messages to all other channels of the same name, like the browser's. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const change: RowsChange = {
  topic: 'rows',
  kind: 'merchants',
  created: [],
  changed: [],
  deleted: [],
  own: [],
  isMany: false,
  readers: 1,
};
function say(data: unknown): void {
  for (const channel of FakeChannel.open)
    if (channel.name === EVENTS_CHANNEL) channel.dispatchEvent(new MessageEvent('message', { data }));
}

let isHidden: boolean;
let heldLocks: string[];
let stop: () => void;
const read = jest.fn((ids: readonly number[]) => Promise.resolve(ids.map((id) => ({ id, name: 'new' }))));
const show = jest.fn();
const rows = [1, 2, 3].map((id) => ({ id, name: 'old' }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function setHidden(is: boolean): void {
  isHidden = is;
  document.dispatchEvent(new Event('visibilitychange'));
}

const list = { list: 'merchants' as const, shown: () => ({ rows, filters: {}, query: {} }), read, show };

beforeEach(async () => {
  jest.useFakeTimers();
  read.mockClear();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  [isHidden, heldLocks] = [false, [EVENTS_READ_LOCK]];
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: () => Promise.resolve({ held: heldLocks.map((name) => ({ name })) }) },
  });
  globalThis.BroadcastChannel = FakeChannel as never;
  stop = syncVisibleRows(list);
  // The read for changes between the answer and the subscription.
  await pass(1000);
  expect(read.mock.calls).toEqual([[[1, 2, 3]]]);
  read.mockClear();
  show.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
});

it('syncVisibleRows collects changes for one read, and waits a second before the next', async () => {
  say({ ...change, changed: [1] });
  say({ ...change, changed: [2, 9] });
  say({ ...change, kind: 'channels', changed: [3] });
  await pass(500);
  expect(read.mock.calls).toEqual([[[1, 2]]]);
  expect(show.mock.calls[0]![0]).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] });
  say({ ...change, changed: [3] });
  await pass(500);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(500);
  expect(read.mock.calls[1]).toEqual([[3]]);
});

it('syncVisibleRows shows announced rows at once and reads only the others', async () => {
  say({ ...change, changed: [1, 9], deleted: [3], rows: [{ id: 1, name: 'told' }] });
  await pass(0);
  expect(read).not.toHaveBeenCalled();
  expect(show.mock.calls[0]![0]).toMatchObject({
    rows: [{ id: 1, name: 'told' }],
    changes: new Map([
      [1, 'changed'],
      [3, 'gone'],
    ]),
  });
  say({ ...change, changed: [2] });
  say({ ...change, changed: [1], rows: [{ id: 1, name: 'again' }] });
  await pass(500);
  expect(read.mock.calls).toEqual([[[2]]]);
  expect(show.mock.calls[1]![0]).toMatchObject({ rows: [{ id: 1, name: 'again' }, { id: 2 }] });
});

it('syncVisibleRows reads nothing while the page is hidden, and once when it is visible', async () => {
  setHidden(true);
  for (const id of [1, 2]) {
    say({ ...change, changed: [id], rows: [{ id }] });
    await pass(5000);
  }
  await pass(10 * ASK_EVERY_MS);
  expect(read).not.toHaveBeenCalled();
  setHidden(false);
  await pass(0);
  expect(read.mock.calls).toEqual([[[1, 2]]]);
});

it('syncVisibleRows reads nothing for rows that are not on screen', async () => {
  say({ ...change, changed: [77], deleted: [78] });
  await pass(2000);
  expect(read).not.toHaveBeenCalled();
});

it('syncVisibleRows reads all rows after a gap, and every half minute without a stream', async () => {
  say(null);
  await pass(1000);
  expect(read.mock.calls).toEqual([[[1, 2, 3]]]);
  await pass(2 * ASK_EVERY_MS);
  expect(read).toHaveBeenCalledTimes(1);
  heldLocks = [];
  await pass(ASK_EVERY_MS);
  expect(read).toHaveBeenCalledTimes(2);
});

it('syncVisibleRows retries a failed read later without losing changes', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  read.mockRejectedValueOnce(new Error('down'));
  say({ ...change, changed: [2] });
  await pass(500);
  expect(show).not.toHaveBeenCalled();
  await pass(ASK_EVERY_MS);
  expect(show).toHaveBeenCalledTimes(1);
});

it('syncVisibleRows ignores changes after it is stopped', async () => {
  stop();
  say({ ...change, changed: [1] });
  await pass(ASK_EVERY_MS);
  expect(read).not.toHaveBeenCalled();
});

it.each([
  ['reads nothing at the start while a stream is read and announced no change', [EVENTS_READ_LOCK], []],
  ['reads the rows at the start while no stream is read', [], [[[1, 2, 3]]]],
])('syncVisibleRows %s', async (_what, held, reads) => {
  stop();
  heldLocks = held;
  stop = syncVisibleRows({ ...list, isUnchanged: () => true });
  await pass(1000);
  expect(read.mock.calls).toEqual(reads);
});
