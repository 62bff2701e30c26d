import { inboxPaths } from '@backoffice/contract/inbox-paths';
import { store, tokenAtom } from '@backoffice/session';
import { on } from '../../kernel/events';
import {
  CHANGES_GATHERED_MS,
  GAP_READ_WITHIN_MS,
  INBOX_FRESH_MS,
  INBOX_READ_AFTER_MS,
} from '../../kernel/patience';
import { queryClient } from '../../kernel/query-client';
import { followServer } from '../../session/live/follow-server';
import { inboxApi, unreadAtom } from './inbox.api';
import { InboxBell } from './inbox-bell';
import { bellAtom } from './inbox-slot';
import { messages } from './messages';

/** A query, so that signing out cancels it: the server would refuse a call that arrives after the end of the session. */
const unreadQuery = {
  queryKey: [inboxPaths.unread],
  queryFn: ({ signal }: { signal: AbortSignal }) => inboxApi.unread(signal),
  staleTime: 0,
};

let timer: ReturnType<typeof setTimeout> | undefined;
/** When the number was read, by this machine's clock in ms; 0 if it is known to be out of date. */
let readAt = 0;

async function read(): Promise<void> {
  timer = undefined;
  if (store.get(tokenAtom) === null) return;
  // A hidden tab reads the number when it becomes visible.
  if (document.hidden || !navigator.onLine) return;
  readAt = Date.now();
  try {
    await Promise.all([
      queryClient.query(unreadQuery),
      queryClient.invalidateQueries({ queryKey: [inboxPaths.list] }),
    ]);
  } catch (error) {
    readAt = 0;
    console.warn('The number of unread notifications could not be read', error);
  }
}

function readSoon(ms: number): void {
  readAt = 0;
  timer ??= setTimeout(() => void read(), ms);
}

let isFollowing = false;

async function showBell(): Promise<void> {
  try {
    await messages.load();
    store.set(bellAtom, { Bell: InboxBell });
  } catch (error) {
    console.warn('Could not show the notifications button', error);
  }
}

/** Shows the bell, keeps its number equal to the server's, and updates the open panel. */
export function followInbox(): void {
  void showBell();
  readSoon(INBOX_READ_AFTER_MS);
  if (isFollowing) return;
  isFollowing = true;
  on('serverChanged', ({ change }) => {
    if (change === null) readSoon(Math.random() * GAP_READ_WITHIN_MS);
    else if (change.topic === 'inbox') readSoon(CHANGES_GATHERED_MS);
  });
  on('sessionClosed', () => store.set(unreadAtom, 0));
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - readAt > INBOX_FRESH_MS) void read();
  });
  followServer();
}
