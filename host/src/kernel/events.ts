import type { ApiError, ChangeReason, RefusedCall } from '@backoffice/api-client';
import type { RowsChange, ServerChange } from '@backoffice/contract/server-events';

/** The events by which a lower layer informs those above it. See ARCHITECTURE.md. */
interface HostEvents {
  /** A call failed, and the user has to know. `isShown` is true if the caller shows the failure itself. */
  callFailed: { error: ApiError; isShown: boolean };
  /** A call was refused because its session has ended. */
  sessionRefused: { error: ApiError; call: RefusedCall };
  /** A call was answered, which shows that the session is in use. */
  callAnswered: { method: string; path: string };
  /** A call needs a recent proof of who the user is; `answer` is called with true once there is one. */
  proofNeeded: (answer: boolean) => void;
  /** A call needs approval; `answer` is called with the reason for it, or null when the user cancels. */
  approvalNeeded: { path: string; answer: (reason: string | null) => void };
  /** A call needs a reason or a ticket; `answer` is called with both, or null when the user cancels. */
  reasonNeeded: {
    error: ApiError;
    path: string;
    given: ChangeReason | undefined;
    answer: (given: ChangeReason | null) => void;
  };
  /** A call waits for approval. */
  approvalPending: { error: ApiError };
  /** The user's rights have changed on the server. */
  rightsChanged: () => void;
  /** Data has changed on the server; null if anything may have changed, since events were missed. */
  serverChanged: { change: ServerChange | RowsChange | null };
  /** A source outside the pages requests one, such as a notification. */
  pageRequested: { path: string };
  /** The session has ended in this tab. With `isForgotten` no trace of open pages may stay in the browser. */
  sessionClosed: { isForgotten: boolean };
}

type Name = keyof HostEvents;

const listeners = new Map<Name, Set<(event: never) => void>>();

/** @returns a function that removes the listener */
export function on<K extends Name>(name: K, listener: (event: HostEvents[K]) => void): () => void {
  const those = listeners.get(name) ?? new Set();
  listeners.set(name, those.add(listener));
  return () => those.delete(listener);
}

export function emit<K extends Name>(name: K, event: HostEvents[K]): void {
  const those = (listeners.get(name) ?? []) as Iterable<(event: HostEvents[K]) => void>;
  for (const listener of those) listener(event);
}

/** Emits the events of the API client; on the login page there are no listeners. */
export const apiEvents = {
  onFailure: (error: ApiError, isShown: boolean) => emit('callFailed', { error, isShown }),
  onSessionEnded: (error: ApiError, call: RefusedCall) => emit('sessionRefused', { error, call }),
  onAnswer: (method: string, path: string) => emit('callAnswered', { method, path }),
  onRightsChanged: (followed: () => void) => emit('rightsChanged', followed),
  onApprovalNeeded: (path: string) =>
    new Promise<string | null>((answer) => emit('approvalNeeded', { path, answer })),
  onReasonNeeded: (error: ApiError, path: string, given?: ChangeReason) =>
    new Promise<ChangeReason | null>((answer) => emit('reasonNeeded', { error, path, given, answer })),
  onApprovalPending: (error: ApiError) => emit('approvalPending', { error }),
  onProofNeeded: () => new Promise<boolean>((answer) => emit('proofNeeded', answer)),
};
