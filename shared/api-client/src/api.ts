import { apiPaths } from '@backoffice/contract';
import { ApiError } from './api-error';
import { type ChangeReason, giverFor } from './given-reasons';
import { keepKey, mendProof } from './key-proof';
import { type ApiRequest, sendRequest } from './send-request';

/** The caller's rights named by the last answer to this token, and the rights that the page already shows. */
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
  /** The path under which the gateway serves the product; empty, which is the default, for the whole origin. */
  basePath?: string;
  getToken(): string | null;
  /**
   * Called when a call of the current session was answered by 401, 403 or 503.
   *
   * @param call `begunAt` by `performance.now()`
   */
  onSessionEnded(error: ApiError, call: RefusedCall): void;
  /**
   * Called with any other failure, unless the call was quiet.
   *
   * @param isShown the caller shows the failure instead of the answer
   */
  onFailure(error: ApiError, isShown: boolean): void;
  /** Translates a failure and its field errors into the user's language; awaited before the failure is reported. */
  phrase?(error: ApiError): Promise<void>;
  /** Called when a call succeeded. */
  onAnswer?(method: string, path: string): void;
  /** Returns a signal that is aborted while the user signs out: running reads are cancelled, and new ones are not sent. */
  leaving?(): AbortSignal;
  /** Asks the user to prove who they are, for a call that needs it. @returns true when they did: the call is sent again */
  onProofNeeded?(): Promise<boolean>;
  /** Asks the user why a call that needs approval should be made. @returns null when they cancel: the call fails */
  onApprovalNeeded?(path: string): Promise<string | null>;
  /**
   * Asks the user why a change is made, for a call that requires it.
   *
   * @param given the reason and ticket that the user has entered so far
   * @returns null when they cancel: the call fails
   */
  onReasonNeeded?(error: ApiError, path: string, given?: ChangeReason): Promise<ChangeReason | null>;
  /** Called when a call waits for approval: it fails with `approval-pending`, which is not reported as a failure. */
  onApprovalPending?(error: ApiError): void;
  /**
   * Called when an answer names other rights of the user than the one before: the user's permissions have to be fetched again.
   *
   * @param followed has to be called once the page shows no more than these rights allow; until then calls may be refused
   */
  onRightsChanged?(followed: () => void): void;
}

/** Suppresses `onFailure` for all failures, or for those that the function picks: the caller shows them itself. */
type Quiet = boolean | ((error: ApiError) => boolean);

export interface Reporting {
  quiet?: Quiet;
  /** The caller shows the failure instead of the answer: it is reported without a further notice. */
  shown?: boolean;
}

export interface ReadOptions extends Pick<ApiRequest, 'query' | 'signal'>, Reporting {}

export interface SendOptions
  extends Pick<ApiRequest, 'signal' | 'keepalive' | 'idempotencyKey' | 'onReplayed'>, Reporting {
  /** The POST of a list: it changes nothing, so it is sent again after a 429. */
  read?: boolean;
}

let options: ApiClientOptions | null = null;

/** Sets the API's address and the listeners for failures. Called once, by the host, before the first call. */
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

/** @returns the address of a path of the page's origin, for what the app's router does not open */
export function pageAddress(path: string): string {
  return (configured().basePath ?? '') + path;
}

/** @returns the session's token, for requests that `api` does not send */
export function sessionToken(): string | null {
  return configured().getToken();
}

/**
 * Reports a failure of a quiet call to `onFailure` after all.
 *
 * @param isShown the caller shows the failure itself
 */
export function reportFailure(error: ApiError, isShown = false): void {
  configured().onFailure(error, isShown);
}

/** Returns the signal of a read, which also aborts at the end of the session: the server would refuse the read anyway. */
function untilLeaving({ isRead, path, signal }: ApiRequest): AbortSignal | undefined {
  const { getToken, leaving } = configured();
  // The only read that needs no session.
  if (!isRead || path === apiPaths.authProviders) return signal;
  const ending = getToken() ? leaving?.() : AbortSignal.abort();
  return ending && signal ? AbortSignal.any([ending, signal]) : (ending ?? signal);
}

export type Send = typeof sendRequest;

/** Does what a refused call needs. @returns true when the call may be sent again; undefined when nothing helps */
function mend(error: ApiError): Promise<boolean> | undefined {
  return error.code === 'proof-needed' ? configured().onProofNeeded?.() : mendProof(error);
}

/**
 * Makes a call and reports its failure to the host.
 *
 * @param mended the codes for which it was sent again already
 */
export async function call<T>(
  original: ApiRequest,
  reporting: Reporting,
  send: Send = sendRequest,
  mended: readonly unknown[] = [],
): Promise<T> {
  const begunAt = performance.now();
  const signal = untilLeaving(original);
  const giver = giverFor(original);
  const changeReason = original.changeReason ?? giver;
  const request = { ...original, changeReason, ...(signal && { signal }) };
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
    const data = (await send(request, { baseUrl, token, rights, onRights })) as T;
    const keeping = keepKey(data);
    if (keeping) await keeping;
    onAnswer?.(request.method, request.path);
    return data;
  } catch (error) {
    if (error instanceof ApiError) {
      const { code } = error;
      const mending = mended.includes(code) ? undefined : mend(error);
      if (mending && (await mending)) return await call<T>(original, reporting, send, [...mended, code]);
      if (code === 'approval-needed' && !original.approvalReason) {
        const approvalReason = await configured().onApprovalNeeded?.(original.path);
        if (approvalReason) return await call<T>({ ...original, approvalReason }, reporting, send, mended);
      }
      if (code === 'reason-needed' && !mended.includes(code)) {
        const given = await configured().onReasonNeeded?.(error, original.path, changeReason);
        if (given) {
          giver?.onGiven(given);
          return await call<T>({ ...original, changeReason: given }, reporting, send, [...mended, code]);
        }
      }
      await phrase?.(error);
      if (error.code === 'approval-pending') configured().onApprovalPending?.(error);
      else if (error.kind === 'signed-out') {
        // A refusal of the previous session does not concern the current one. There a read is sent again. A write is not, because
        // another user may have signed in.
        const current = getToken();
        if (current === token) onSessionEnded(error, { method: request.method, path: request.path, begunAt });
        else if (current && request.isRead) return await call<T>(request, reporting, send);
      } else if (!(typeof quiet === 'function' ? quiet(error) : quiet)) onFailure(error, shown);
    }
    throw error;
  }
}

const sending =
  (method: 'post' | 'put') =>
  <T>(path: string, body?: unknown, { read = false, quiet, shown, ...rest }: SendOptions = {}): Promise<T> =>
    call<T>({ method, path, body, isRead: read, ...rest }, { quiet, shown });

/**
 * The calls of the API, by the paths of `apiPaths`. Each resolves with the envelope's `data` and rejects with an `ApiError`;
 * a call whose signal is aborted rejects with the signal's reason, whatever the server still answers, and is not reported.
 */
export const api = {
  get: <T>(path: string, { quiet, shown, ...rest }: ReadOptions = {}): Promise<T> =>
    call<T>({ method: 'get', path, isRead: true, ...rest }, { quiet, shown }),
  post: sending('post'),
  put: sending('put'),
  delete: <T>(path: string, { quiet, shown, ...rest }: ReadOptions = {}): Promise<T> =>
    call<T>({ method: 'delete', path, isRead: false, ...rest }, { quiet, shown }),
};
