import { api } from '@backoffice/api-client';
import type {
  Inbox,
  InboxPreferenceRequest,
  InboxPreferences,
  InboxReadRequest,
  InboxStateRequest,
  InboxUnread,
} from '@backoffice/contract/inbox';
import { inboxPaths } from '@backoffice/contract/inbox-paths';
import { store } from '@backoffice/session';
import { atom } from 'jotai';

/** How many notifications nobody has read; none until the server has said it. */
export const unreadAtom = atom(0);

// The panel shows what fails itself; the number waits for the next time.
const quiet = { quiet: true };

/** Each answer of the inbox tells how many are unread. */
async function noteUnread<Answer extends InboxUnread>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  store.set(unreadAtom, answer.unread);
  return answer;
}

export type Show = 'all' | 'unread';

export const inboxApi = {
  unread: (signal: AbortSignal) => noteUnread(api.get<InboxUnread>(inboxPaths.unread, { signal, ...quiet })),
  list: (show: Show, before: number | undefined, signal: AbortSignal) =>
    noteUnread(api.get<Inbox>(inboxPaths.list, { signal, query: { show, before }, ...quiet })),
  setState: (request: InboxStateRequest) =>
    noteUnread(api.put<InboxUnread>(inboxPaths.state, request, quiet)),
  readUpTo: (request: InboxReadRequest) => noteUnread(api.put<InboxUnread>(inboxPaths.read, request, quiet)),
  preferences: (signal: AbortSignal) =>
    api.get<InboxPreferences>(inboxPaths.preferences, { signal, ...quiet }),
  setPreference: (request: InboxPreferenceRequest) =>
    api.put<InboxPreferences>(inboxPaths.preferences, request, quiet),
};
