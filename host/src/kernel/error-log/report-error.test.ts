import { store } from '@backoffice/session';
import { clearErrorLog, errorLogAtom } from './error-log';
import { reportError } from './report-error';

const entries = () => store.get(errorLogAtom);

beforeEach(() => {
  clearErrorLog();
  window.history.replaceState(null, '', '/merchant/list?page=2');
});

it('keeps what failed, when, and on which page, newest first', () => {
  reportError({ kind: 'client', error: new TypeError('first') });
  reportError({ kind: 'call', error: new Error('second'), requestId: 'r-1' });
  const [second, first] = entries();
  expect(first).toMatchObject({
    kind: 'client',
    message: 'TypeError: first',
    page: '/merchant/list?page=2',
    times: 1,
  });
  expect(first?.stack).toContain('report-error.test');
  expect(Date.now() - Date.parse(first!.time)).toBeLessThan(60_000);
  expect(second).toMatchObject({ message: 'Error: second', requestId: 'r-1' });
});

it('holds a hundred entries, the newest', () => {
  for (let n = 1; n <= 105; n++) reportError({ kind: 'client', error: `number ${n}` });
  expect(entries()).toHaveLength(100);
  expect(entries()[0]?.message).toBe('number 105');
  expect(entries().at(-1)?.message).toBe('number 6');
});

it('counts what happens again, and puts it on top', () => {
  reportError({ kind: 'client', error: 'again' });
  reportError({ kind: 'client', error: 'other' });
  reportError({ kind: 'client', error: 'again' });
  expect(entries().map(({ message, times }) => [message, times])).toEqual([
    ['again', 2],
    ['other', 1],
  ]);
});

it('separates failures by page, except missing views', () => {
  reportError({ kind: 'client', error: 'a' });
  reportError({ kind: 'view', error: 'b' });
  window.history.replaceState(null, '', '/dashboard');
  reportError({ kind: 'client', error: 'a' });
  reportError({ kind: 'view', error: 'b' });
  expect(entries().map(({ message, page, times }) => [message, page, times])).toEqual([
    ['b', '/dashboard', 2],
    ['a', '/dashboard', 1],
    ['a', '/merchant/list?page=2', 1],
  ]);
});

it('counts one thrown thing once, whoever reports it', () => {
  const error = new Error('thrown once');
  reportError({ kind: 'call', error });
  reportError({ kind: 'client', error });
  expect(entries()).toHaveLength(1);
  expect(entries()[0]).toMatchObject({ kind: 'call', times: 1 });
});

it('names the throwing remote and release', () => {
  const error = new Error('in a handler');
  error.stack = 'Error: in a handler\n  at e (http://localhost:8080/mfe/merchant/2026-1/assets/list.js:1:2)';
  reportError({ kind: 'client', error });
  expect(entries()[0]).toMatchObject({ remote: 'mfe-merchant', release: '2026-1' });
});

it('keeps nothing secret: not in the message, the stack, a cause or the address', () => {
  window.history.replaceState(null, '', '/x?token=abc123secret');
  const error = new Error('Bearer abc123secret', { cause: new Error('password=abc123secret') });
  reportError({ kind: 'client', error });
  reportError({ kind: 'client', error: { password: 'abc123secret' } });
  expect(JSON.stringify(entries())).not.toContain('abc123secret');
  expect(entries()[1]?.stack).toContain('Caused by: Error: password=[removed]');
});

it.each([undefined, null, 5, Symbol('x'), { a: 1 }, 10n, new Error('')])(
  'accepts any thrown value: %p',
  (error) => {
    reportError({ kind: 'client', error });
    expect(entries()).toHaveLength(1);
    expect(entries()[0]?.message).toBeTruthy();
  },
);

it('accepts values that cannot be serialised', () => {
  const round: { self?: unknown } = {};
  round.self = round;
  reportError({ kind: 'client', error: round });
  expect(entries()[0]?.message).toBe('Something that cannot be shown was thrown.');
});

it('cuts long texts', () => {
  const error = new Error('word '.repeat(10_000));
  reportError({ kind: 'client', error });
  expect(entries()[0]?.message.length).toBeLessThanOrEqual(1000);
  expect(entries()[0]?.stack?.length).toBeLessThanOrEqual(4000);
});

describe('over a reload', () => {
  const storedNow = () => {
    window.dispatchEvent(new Event('pagehide'));
    return JSON.parse(sessionStorage.getItem('error-log') ?? 'null');
  };

  async function afterReload() {
    jest.resetModules();
    const { store: newStore } = await import('@backoffice/session');
    const { errorLogAtom: newAtom } = await import('./error-log');
    return newStore.get(newAtom);
  }

  it('is still there', async () => {
    reportError({ kind: 'client', error: 'kept' });
    expect(storedNow()).toHaveLength(1);
    expect(await afterReload()).toMatchObject([{ message: 'kept' }]);
  });

  it('leaves nothing behind once it is cleared', () => {
    reportError({ kind: 'client', error: 'kept' });
    storedNow();
    clearErrorLog();
    expect(storedNow()).toBeNull();
  });

  it.each(['no json', '{}', '[1, null, {"kind":"other"}, {"message":"x"}]'])('accepts %s', async (stored) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    sessionStorage.setItem('error-log', stored);
    expect(await afterReload()).toEqual([]);
    jest.restoreAllMocks();
  });

  it('works without storage', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    reportError({ kind: 'client', error: 'no room' });
    storedNow();
    expect(entries()[0]?.message).toBe('no room');
    jest.restoreAllMocks();
  });
});
