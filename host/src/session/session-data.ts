import { api } from '@backoffice/api-client';
import { apiPaths, type RemoteRelease, type RouteNode, type UserInfo } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';

/** The token of somebody who was signed in when the document was opened. */
export const tokenAtStart = store.get(tokenAtom);

let asked: { token: string; data: ReturnType<typeof ask> } | null = null;

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
 * The data that the app needs of the signed-in user. Asked for as soon as there is a token, while the app's code is still
 * on its way, and once a token.
 */
export function sessionData(): ReturnType<typeof ask> {
  const token = store.get(tokenAtom);
  if (!token) return Promise.reject(new Error('Nobody is signed in.'));
  if (asked?.token !== token) {
    asked = { token, data: ask() };
    // The guard awaits it later; until then a failure is nobody's.
    asked.data.catch(() => {});
  }
  return asked.data;
}
