import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type LoginResponse,
  type RemoteRelease,
  type RouteNode,
  type UserInfo,
} from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { currentAddress, pageQuery } from '../kernel/addresses';

interface SessionData {
  user: UserInfo | null;
  routes: RouteNode[];
  remotes: RemoteRelease[];
}

let first: LoginResponse | null = null;

/** Keeps the answers that came with a token, before that is stored. */
export function keepFirstAnswers(session: LoginResponse): void {
  first = session;
}

let pending: { token: string; data: Promise<SessionData> } | null = null;

async function load(token: string): Promise<SessionData> {
  const answers = (first?.token === token && first.answers) || {};
  first = null;
  // The guard shows the failure, once.
  const get = async <T>(path: string, query = '') =>
    (answers[path] as T | undefined) ?? (await api.get<T>(path + query, { quiet: true }));
  const [user, routes, remotes] = await Promise.all([
    get<UserInfo | null>(apiPaths.userInfo),
    get<RouteNode[]>(apiPaths.routes),
    get<RemoteRelease[]>(apiPaths.remotes, pageQuery(currentAddress())),
  ]);
  return { user, routes, remotes };
}

/**
 * The data about the signed-in user that the app needs. Requested once per token, as soon as there is one, while the app's code
 * is still loading, unless it came with the token.
 */
export function sessionData(): Promise<SessionData> {
  const token = store.get(tokenAtom);
  if (!token) return Promise.reject(new Error('Nobody is signed in.'));
  if (pending?.token !== token) {
    pending = { token, data: load(token) };
    // Handled here, because the guard awaits it only later.
    pending.data.catch(() => {});
  }
  return pending.data;
}
