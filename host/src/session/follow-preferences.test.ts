import { formatDateTime } from '@backoffice/i18n';
import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { store, userAtom } from '@backoffice/session';
import { queryClient } from '../kernel/query-client';

const announced: unknown[] = [];
const listeners = new Set<(event: MessageEvent) => void>();
const say = (data: unknown) => listeners.forEach((listen) => listen({ data } as MessageEvent));

class FakeChannel {
  postMessage(message: unknown): void {
    announced.push(message);
  }

  addEventListener(_name: string, listen: (event: MessageEvent) => void): void {
    listeners.add(listen);
  }
}

const user = { name: 'Ada', roles: ['admin'], avatar: '', introduction: '' };
const columns = [{ key: 'status', isHidden: true }];

beforeAll(async () => {
  globalThis.BroadcastChannel = FakeChannel as never;
  store.set(userAtom, user);
  const { followPreferences } = await import('./follow-preferences');
  followPreferences();
});
beforeEach(() => {
  store.set(userAtom, user);
  announced.length = 0;
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  setTimeZone();
});

it('sends the other tabs the user’s own choices only', () => {
  store.set(userAtom, { ...user, listLayouts: { merchants: columns } });
  store.set(userAtom, { ...user, listLayouts: { merchants: columns }, introduction: 'Hello' });
  expect(announced).toEqual([
    { type: 'preferences', name: 'Ada', preferences: { listLayouts: { merchants: columns } } },
  ]);
});

it('applies the user’s choices in another tab, without sending them on', () => {
  const read = jest.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  say({ type: 'preferences', name: 'Ada', preferences: { listLayouts: { merchants: columns } } });
  expect(store.get(userAtom)?.listLayouts).toEqual({ merchants: columns });
  expect(read).not.toHaveBeenCalled();
  say({ type: 'preferences', name: 'Ada', preferences: { timeZone: 'Asia/Tokyo' } });
  expect(formatDateTime('2026-01-01T00:00:00.000Z')).toContain('09:00');
  expect(read).toHaveBeenCalledTimes(1);
  expect(announced).toEqual([]);
});

it('ignores another user’s preferences', () => {
  say({ type: 'preferences', name: 'Eve', preferences: { timeZone: 'Asia/Tokyo' } });
  expect(store.get(userAtom)).toEqual(user);
});
