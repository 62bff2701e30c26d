import type { UserInfo } from '@backoffice/contract';

const CHANNEL = 'backoffice-session';

/** The settings of lists and times that the server stores for a user. */
export type Preferences = Pick<UserInfo, 'listLayouts' | 'startHere' | 'starts' | 'timeZone'>;

/** The messages between the browser's tabs. They never contain the token, which is in the cookie. */
export type TabMessage =
  | { type: 'signed-out' }
  | { type: 'signed-in'; name: string }
  | { type: 'kept-alive' }
  | { type: 'preferences'; name: string; preferences: Preferences };

let channel: BroadcastChannel | null = null;

function opened(): BroadcastChannel | null {
  // Absent in the test environment and in very old browsers, which still compare the cookie.
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function notifyOtherTabs(message: TabMessage): void {
  opened()?.postMessage(message);
}

/** @returns a function that stops listening */
export function listenToOtherTabs(take: (message: TabMessage) => void): () => void {
  const source = opened();
  const read = (event: MessageEvent) => take(event.data as TabMessage);
  source?.addEventListener('message', read);
  return () => source?.removeEventListener('message', read);
}
