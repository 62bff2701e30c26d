import { apiPaths } from '@backoffice/contract';
import { ApiError } from './api-error';
import { type ApiRequest, sendRequest } from './send-request';

/** The caller's rights as the last answer to this token named them, and those that the page follows by now. */
let known: { token: string | null; rights: string; followed: string } | null = null;

/** @returns true if the rights differ from those that were known */
function noteRights(token: string | null, rights: string): boolean {
  if (known?.token !== token) known = { token, rights, followed: rights };
  const isChanged = known.rights !== rights;
  known.rights = rights;
  return isChanged;
}

export interface RefusedCall extends Pick<ApiRequest, 'method' | 'path'> {
  begunAt: number;
}

export interface ApiClientOptions {
  /** Origin of the API, without a slash at its end. */
  baseUrl: string;
  getToken(): string | null;
  /**
   * A call of the session that there still is was answered by 401, 403 or 503.
   *
   * @param call `begunAt` by `performance.now()`
   */
  onSessionEnded(error: ApiError, call: RefusedCall): void;
  /**
   * Any other failure, unless the call was quiet.
   *
   * @param isShown the caller shows it where its answer would stand
   */
  onFailure(error: ApiError, isShown: boolean): void;
  /** Puts a failure, and the fields that it names, into the reader's words; awaited before anybody hears of it. */
  phrase?(error: ApiError): Promise<void>;
  /** A call was answered by its data. */
  onAnswer?(method: string, path: string): void;
  /** Aborted while the user signs out: reads are let go of, and none is begun that the server would refuse. */
  leaving?(): AbortSignal;
  /**
   * An answer names other rights of the user than the one before: what they may open and do is to be asked again.
   *
   * @param followed to be called once the page shows no more than these rights allow; until then it may be refused what it asks for
   */
  onRightsChanged?(followed: () => void): void;
}

/** The caller shows the failure itself, or those that the function picks: `onFailure` is not called. */
type Quiet = boolean | ((error: ApiError) => boolean);

interface Reporting {
  quiet?: Quiet;
  /** The caller shows the failure where the answer would stand: it is reported, and nothing else is said of it. */
  shown?: boolean;
}

export interface ReadOptions extends Pick<ApiRequest, 'query' | 'signal'>, Reporting {}

export interface SendOptions extends Pick<ApiRequest, 'signal' | 'idempotencyKey' | 'onReplayed'>, Reporting {
  /** A list's post: it changes nothing, so that it may be sent again after a 429. */
  read?: boolean;
}

let options: ApiClientOptions | null = null;

/** Sets the API's address and the listeners of failures. Called once, by the host, before the first call. */
export function configureApiClient(newOptions: ApiClientOptions): void {
  options = newOptions;
}

function configured(): ApiClientOptions {
  if (!options) throw new Error('The API client has no address yet: call configureApiClient first.');
  return options;
}

/** @returns the address of a path of the API; a full address stays as it is */
export function apiAddress(path: string): string {
  return path.startsWith('/') ? configured().baseUrl + path : path;
}

/** @returns the session's token, for requests that `api` does not send */
export function sessionToken(): string | null {
  return configured().getToken();
}

/**
 * Tells `onFailure` of a failure that its call was quiet about, once the caller knows that it was one.
 *
 * @param isShown the caller shows it itself
 */
export function reportFailure(error: ApiError, isShown = false): void {
  configured().onFailure(error, isShown);
}

/** The signal of a read, which ends with the session, too: what is still drawn after its end would only be refused. */
function untilLeaving({ isRead, path, signal }: ApiRequest): AbortSignal | undefined {
  const { getToken, leaving } = configured();
  // The one read that is answered without a session.
  if (!isRead || path === apiPaths.authProviders) return signal;
  const ending = getToken() ? leaving?.() : AbortSignal.abort();
  return ending && signal ? AbortSignal.any([ending, signal]) : (ending ?? signal);
}

async function call<T>(asked: ApiRequest, reporting: Reporting): Promise<T> {
  const begunAt = performance.now();
  const signal = untilLeaving(asked);
  const request = signal ? { ...asked, signal } : asked;
  const { quiet = false, shown = false } = reporting;
  const { baseUrl, getToken, onSessionEnded, onFailure, phrase, onAnswer, onRightsChanged } = configured();
  const token = getToken();
  const onRights = (rights: string) => {
    if (!noteRights(token, rights)) return;
    const now = known!;
    onRightsChanged?.(() => (now.followed = rights));
  };
  const rights = known?.token === token ? known.followed : undefined;
  try {
    const data = (await sendRequest(request, { baseUrl, token, rights, onRights })) as T;
    onAnswer?.(request.method, request.path);
    return data;
  } catch (error) {
    if (error instanceof ApiError) {
      await phrase?.(error);
      if (error.kind === 'signed-out') {
        // A call of the session before says nothing of the one that has begun meanwhile, in which a read is asked again. Not a
        // write: who has signed in may be somebody else.
        const current = getToken();
        if (current === token) onSessionEnded(error, { method: request.method, path: request.path, begunAt });
        else if (current && request.isRead) return await call<T>(request, reporting);
      } else if (!(typeof quiet === 'function' ? quiet(error) : quiet)) onFailure(error, shown);
    }
    throw error;
  }
}

const send =
  (method: 'post' | 'put') =>
  <T>(path: string, body?: unknown, { read = false, quiet, shown, ...rest }: SendOptions = {}): Promise<T> =>
    call<T>({ method, path, body, isRead: read, ...rest }, { quiet, shown });

/**
 * The calls of the API, by the paths of `apiPaths`. Each resolves with the envelope's `data` and rejects with an `ApiError`;
 * a call whose signal is aborted rejects with the signal's reason, whatever the server still answers, and tells nobody.
 */
export const api = {
  get: <T>(path: string, { quiet, shown, ...rest }: ReadOptions = {}): Promise<T> =>
    call<T>({ method: 'get', path, isRead: true, ...rest }, { quiet, shown }),
  post: send('post'),
  put: send('put'),
  delete: <T>(path: string, { quiet, shown, ...rest }: ReadOptions = {}): Promise<T> =>
    call<T>({ method: 'delete', path, isRead: false, ...rest }, { quiet, shown }),
};
