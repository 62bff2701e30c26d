import { clearSession, store, tokenAtom } from '@backoffice/session';
import { atom } from 'jotai';
import { api, ApiError, type RefusedCall } from '@backoffice/api-client';
import { apiPaths, isPassiveCall } from '@backoffice/contract';
import { currentAddress, loginAddress, replaceAddress } from '../kernel/addresses';
import { emit } from '../kernel/events';
import { beginLeaving, endLeaving } from '../kernel/leaving';
import { queryClient } from '../kernel/query-client';
import { clearErrorLog } from '../kernel/error-log/error-log';
import { notifyOtherTabs } from './other-tabs';

/** True while the sign-in dialog is open. There is only one, even if several calls fail together. */
export const isSessionEndedAtom = atom(false);

/** The session whose dialog was closed, and the time of closing by `performance.now()`. */
let closed: { token: string | null; at: number } | null = null;

/** Opens the dialog for a refused call. After the user has closed it, only for calls begun since. */
export function openSessionEnded({ method, path, begunAt }: RefusedCall): void {
  const isKnown = closed?.token === store.get(tokenAtom);
  if (isKnown && (begunAt < closed!.at || isPassiveCall(method, path))) return;
  store.set(isSessionEndedAtom, true);
}

export function closeSessionEnded(): void {
  closed = { token: store.get(tokenAtom), at: performance.now() };
  store.set(isSessionEndedAtom, false);
}

/**
 * Discards the session and its data, and shows the login page, which returns to the current page. The tabs are restored for the
 * same user, unless `isForgotten`.
 */
export function endSession({ isForgotten = false } = {}): void {
  replaceAddress(loginAddress(currentAddress()));
  closeSessionEnded();
  queryClient.clear();
  clearSession();
  emit('sessionClosed', { isForgotten });
}

/** Ends the session on the server and here; also here if the server cannot be reached, since the user wants to leave. */
export async function signOut(): Promise<void> {
  try {
    // The server would refuse calls that arrive after the end of the session.
    const cancelled = queryClient.cancelQueries();
    beginLeaving();
    await cancelled;
    await api.post(apiPaths.logout);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    clearErrorLog();
    endSession({ isForgotten: true });
    endLeaving();
    notifyOtherTabs({ type: 'signed-out' });
  }
}

/** Continues after the same user has signed in again: the page stays, and refetches what was refused. */
export function continueSession(token: string): void {
  closeSessionEnded();
  store.set(tokenAtom, token);
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
}
