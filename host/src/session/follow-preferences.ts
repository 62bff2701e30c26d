import type { UserInfo } from '@backoffice/contract';
import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { store, userAtom } from '@backoffice/session';
import { queryClient } from '../kernel/query-client';
import { listenToOtherTabs, type Preferences, notifyOtherTabs } from './other-tabs';

/** Shows all times in a zone, undefined for the browser's. Filters by day match other rows then, so all queries are read again. */
export function showTimesIn(timeZone: string | undefined): void {
  setTimeZone(timeZone);
  void queryClient.invalidateQueries();
}

const preferencesOf = ({ listLayouts, startHere, starts, timeZone }: UserInfo): Preferences => ({
  listLayouts,
  startHere,
  starts,
  timeZone,
});

let isFollowing = false;

/** Applies changes of columns, default views and time zone that the user makes in one tab to all other tabs. */
export function followPreferences(): void {
  if (isFollowing) return;
  isFollowing = true;
  const written = (user: UserInfo | null) => user && JSON.stringify([user.name, preferencesOf(user)]);
  let known = written(store.get(userAtom));
  store.sub(userAtom, () => {
    const user = store.get(userAtom);
    if (!user || written(user) === known) return;
    known = written(user);
    notifyOtherTabs({ type: 'preferences', name: user.name, preferences: preferencesOf(user) });
  });
  listenToOtherTabs((message) => {
    const user = store.get(userAtom);
    if (message.type !== 'preferences' || message.name !== user?.name) return;
    const { preferences } = message;
    const next = { ...user, ...preferences };
    known = written(next);
    store.set(userAtom, next);
    if (preferences.timeZone !== user.timeZone) showTimesIn(preferences.timeZone);
  });
}
