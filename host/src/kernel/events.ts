import type { ApiError, RefusedCall } from '@backoffice/api-client';
import type { RowsChange, ServerChange } from '@backoffice/contract/server-events';

/** The events by which a lower floor speaks to those above it. See docs/decisions/0021. */
interface HostEvents {
  /** A call failed in a way that the user has to know of; `isShown` where its own place tells them. */
  callFailed: { error: ApiError; isShown: boolean };
  /** A call was refused because its session is over. */
  sessionRefused: { error: ApiError; call: RefusedCall };
  /** A call was answered, which shows that the session is in use. */
  callAnswered: { method: string; path: string };
  /** The server says that the user's rights have changed. */
  rightsChanged: () => void;
  /** Something has changed on the server; null when anything may have, as nobody listened. */
  serverChanged: { change: ServerChange | RowsChange | null };
  /** Something outside the pages leads to one. */
  pageAsked: { path: string };
  /** The session is over in this tab; with `isForgotten` nothing of what was open may stay in the browser. */
  sessionClosed: { isForgotten: boolean };
}

type Name = keyof HostEvents;

const listeners = new Map<Name, Set<(event: never) => void>>();

/** @returns stops listening */
export function on<K extends Name>(name: K, listener: (event: HostEvents[K]) => void): () => void {
  const those = listeners.get(name) ?? new Set();
  listeners.set(name, those.add(listener));
  return () => those.delete(listener);
}

export function emit<K extends Name>(name: K, event: HostEvents[K]): void {
  const those = (listeners.get(name) ?? []) as Iterable<(event: HostEvents[K]) => void>;
  for (const listener of those) listener(event);
}

/** Hands what the API client notices to whoever listens; on the login page nobody does. */
export const apiEvents = {
  onFailure: (error: ApiError, isShown: boolean) => emit('callFailed', { error, isShown }),
  onSessionEnded: (error: ApiError, call: RefusedCall) => emit('sessionRefused', { error, call }),
  onAnswer: (method: string, path: string) => emit('callAnswered', { method, path }),
  onRightsChanged: (followed: () => void) => emit('rightsChanged', followed),
};
