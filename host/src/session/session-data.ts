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
import { FIRST_ANSWERS_FRESH_MS } from '../kernel/patience';

interface SessionData {
  user: UserInfo | null;
  routes: RouteNode[];
  remotes: RemoteRelease[];
}

let first: { token: string; at: number; answers: Map<string, unknown> } | null = null;

/** Keeps the answers that came with a token, before that is stored. */
export function keepFirstAnswers({ token, answers = {} }: LoginResponse): void {
  first = { token, at: Date.now(), answers: new Map(Object.entries(answers)) };
}

/**
 * Takes the answer to a call that came with the user's token, once and while it is fresh.
 *
 * @returns the answer, and when it came by this machine's clock in ms
 */
export function takeFirstAnswer(path: string): { answer: unknown; at: number } | undefined {
  if (!first || first.token !== store.get(tokenAtom)) return undefined;
  const { at, answers } = first;
  if (!answers.has(path) || Date.now() > at + FIRST_ANSWERS_FRESH_MS) return undefined;
  const answer = answers.get(path);
  answers.delete(path);
  return { answer, at };
}

let pending: { token: string; data: Promise<SessionData> } | null = null;

async function load(): Promise<SessionData> {
  // The guard shows the failure, once.
  const get = async <T>(path: string, query = '') =>
    (takeFirstAnswer(path)?.answer as T | undefined) ?? (await api.get<T>(path + query, { quiet: true }));
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
    pending = { token, data: load() };
    // Handled here, because the guard awaits it only later.
    pending.data.catch(() => {});
  }
  return pending.data;
}
