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

/** The number of unread notifications; 0 until the server has answered. */
export const unreadAtom = atom(0);

// The panel shows its own failures, and the number is read again later.
const quiet = { quiet: true };

/** Stores the number of unread notifications that each answer of the inbox contains. */
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
