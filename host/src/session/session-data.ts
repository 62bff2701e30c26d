import { api } from '@backoffice/api-client';
import { apiPaths, type RemoteRelease, type RouteNode, type UserInfo } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';

/** The token at the time the document was opened; null if the user was not signed in. */
export const tokenAtStart = store.get(tokenAtom);

let pending: { token: string; data: ReturnType<typeof ask> } | null = null;

async function ask() {
  // The guard shows the failure, once.
  const quiet = { quiet: true };
  const [user, routes, remotes] = await Promise.all([
    api.get<UserInfo | null>(apiPaths.userInfo, quiet),
    api.get<RouteNode[]>(apiPaths.routes, quiet),
    api.get<RemoteRelease[]>(apiPaths.remotes, quiet),
  ]);
  return { user, routes, remotes };
}

/**
 * The data about the signed-in user that the app needs. Requested once per token, as soon as there is one, while the app's code
 * is still loading.
 */
export function sessionData(): ReturnType<typeof ask> {
  const token = store.get(tokenAtom);
  if (!token) return Promise.reject(new Error('Nobody is signed in.'));
  if (pending?.token !== token) {
    pending = { token, data: ask() };
    // Handled here, because the guard awaits it only later.
    pending.data.catch(() => {});
  }
  return pending.data;
}
