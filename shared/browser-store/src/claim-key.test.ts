import { claimKey, type KeyClaim } from './claim-key';

interface Request {
  run: (lock: object | null) => Promise<unknown>;
  end: (error?: Error) => void;
}

/** A fake of the Web Locks API: one holder for each name. */
function fakeLocks() {
  const held = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const next = (name: string) => {
    const request = queues.get(name)?.shift();
    if (!request) return void held.delete(name);
    held.set(name, request);
    const isHeld = () => held.get(name) === request;
    request.run({}).then(
      () => isHeld() && next(name),
      () => isHeld() && next(name),
    );
  };
  return {
    request: (name: string, options: LockOptions, callback: (lock: object | null) => Promise<unknown>) =>
      new Promise<unknown>((resolve, reject) => {
        const run = (lock: object | null) => {
          const running = Promise.resolve().then(() => callback(lock));
          running.then(resolve, reject);
          return running;
        };
        const request: Request = { run, end: reject };
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        if (options.ifAvailable && held.has(name)) {
          void run(null);
          return;
        }
        if (options.steal) {
          held.get(name)?.end(new DOMException('stolen', 'AbortError'));
          queue.unshift(request);
          next(name);
          return;
        }
        options.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(request);
          if (at >= 0) queue.splice(at, 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
        queue.push(request);
        if (!held.has(name)) next(name);
      }),
  };
}

const claims: KeyClaim[] = [];
function openWindow(key = 'draft') {
  const states: boolean[] = [];
  const claim = claimKey(key, (isOwner) => void states.push(isOwner));
  claims.push(claim);
  return { states, ...claim };
}
const settle = () => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  claims.splice(0).forEach((claim) => claim.release());
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('claimKey', () => {
  beforeEach(
    () => void Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true }),
  );

  it('has one owner for a key, and one for another', async () => {
    const [first, second, other] = [openWindow(), openWindow(), openWindow('other')];
    await settle();
    expect([first.states.at(-1), second.states.at(-1), other.states.at(-1)].sort()).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('notifies a second window that it is not the owner until the first one releases the key', async () => {
    const first = openWindow();
    await settle();
    const second = openWindow();
    await settle();
    expect([first.states, second.states]).toEqual([[true], [false]]);
    first.release();
    await settle();
    expect([first.states, second.states]).toEqual([[true], [false, true]]);
  });

  it('notifies the owner when another window takes over, and back', async () => {
    const first = openWindow();
    await settle();
    const second = openWindow();
    await settle();
    second.takeOver();
    second.takeOver();
    await settle();
    expect([first.states, second.states]).toEqual([
      [true, false],
      [false, true],
    ]);
    first.takeOver();
    await settle();
    expect([first.states, second.states]).toEqual([
      [true, false, true],
      [false, true, false],
    ]);
    first.release();
    await settle();
    expect(second.states.at(-1)).toBe(true);
  });

  it('does not wait for a window that was closed while it waited', async () => {
    const first = openWindow();
    await settle();
    const second = openWindow();
    const third = openWindow();
    await settle();
    second.release();
    first.release();
    await settle();
    expect([second.states, third.states]).toEqual([[false], [false, true]]);
  });

  it('owns nothing while its page is in the back-forward cache', async () => {
    const first = openWindow();
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await settle();
    const second = openWindow();
    await settle();
    expect(second.states).toEqual([true]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settle();
    expect(first.states).toEqual([true, false]);
  });
});

it('is the owner at once where the browser has no locks', () => {
  expect([openWindow().states, openWindow().states]).toEqual([[true], [true]]);
});
