import { REPLAYED_HEADER, RIGHTS_HEADER } from '@backoffice/contract';
import ky from 'ky';
import { ApiError } from './api-error';
import { newIdempotencyKey, noteRead, takeEarlyCall } from './early-calls';
import { decodeEnvelope, type RawAnswer } from './decode-envelope';
import type { ChangeReason } from './given-reasons';
import { keyProof } from './key-proof';

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined | null | ''> };

/**
 * Leaves out empty values (`undefined`, `null`, `''`), as list filters are sent. 0 and false stay.
 *
 * @returns a new object
 */
export function dropEmpty<T extends object>(values: T): Filled<T> {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(filled) as Filled<T>;
}

/** Returns the parameters of a query string, several for several values. */
export const parametersOf = (query: NonNullable<ApiRequest['query']>): [string, string][] =>
  Object.entries(dropEmpty(query)).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );

const REQUEST_TIMEOUT_MS = 5000;
const MAX_ATTEMPTS_OF_A_READ = 4;
// Enough for a database to restart or to elect another leader.
const DATABASE_BACK_WITHIN_MS = 60_000;
// A database that answers but does not store may stay so for hours; the user should learn of it soon.
const STORES_AGAIN_WITHIN_MS = 12_000;
const LONGEST_WAIT_S = 10;

export interface ApiRequest {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Several values of a name are several parameters. */
  query?: Record<string, string | number | readonly (string | number)[] | undefined>;
  /** `FormData` is sent as it is, for small files; anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Sends the request although the page is being left. */
  keepalive?: boolean;
  /** See `newIdempotencyKey`. */
  idempotencyKey?: string;
  /** Why the user asks for the approval of the call. */
  approvalReason?: string;
  /** Why the change is made; otherwise what the open form of such changes says. */
  changeReason?: ChangeReason | undefined;
  /** Called when the answer is the row of an earlier request with the same idempotency key. */
  onReplayed?(): void;
  /** The request changes nothing on the server, so it may be sent again. */
  isRead: boolean;
}

export interface Connection {
  baseUrl: string;
  token: string | null;
  /** The caller's rights as an earlier answer named them. */
  rights?: string | undefined;
  /** Called with the rights that the answer names. */
  onRights?(rights: string): void;
}

const client = ky.create({ throwHttpErrors: false, retry: 0, timeout: false });

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Returns the wait in ms that an answer asks for, at most `LONGEST_WAIT_S`; `Retry-After` holds seconds or a date (RFC 9110). */
export function retryDelay(header: string | null): number {
  const seconds = Number(header ?? 1);
  const wanted = Number.isNaN(seconds) ? (Date.parse(header ?? '') - Date.now()) / 1000 : seconds;
  return Math.min(Math.max(wanted || 0, 0), LONGEST_WAIT_S) * 1000;
}

const encoded = (text = '') => encodeURIComponent(text);

export function headersOf(
  request: ApiRequest,
  token: string | null,
  requestId: string,
): Record<string, string> {
  return dropEmpty({
    Authorization: token ? `Bearer ${token}` : undefined,
    'X-Request-Id': requestId,
    'Idempotency-Key': request.idempotencyKey,
    'X-Approval-Reason': encoded(request.approvalReason),
    'X-Change-Reason': encoded(request.changeReason?.reason),
    'X-Change-Ticket': encoded(request.changeReason?.ticket),
  });
}

interface Answer extends Pick<RawAnswer, 'httpStatus' | 'text' | 'retryAfterMs'> {
  rights: string | null;
  isReplayed: boolean;
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Makes one attempt, or uses the call that was sent early. Its time limit covers the body too, which ky's own does not.
 */
async function attempt(
  request: ApiRequest,
  connection: Connection,
  requestId: string,
  { early, proof }: { early?: Promise<Response> | undefined; proof?: Record<string, string> | undefined },
): Promise<Answer> {
  request.signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  try {
    const signal = request.signal ? AbortSignal.any([request.signal, timeout.signal]) : timeout.signal;
    const send = () =>
      client(connection.baseUrl + request.path, {
        method: request.method,
        headers: { ...headersOf(request, connection.token, requestId), ...proof },
        ...(request.body instanceof FormData ? { body: request.body } : { json: request.body }),
        searchParams: request.query && parametersOf(request.query),
        keepalive: request.keepalive,
        signal,
      });
    const response = await (early ? untilAborted(early.catch(send), signal) : send());
    const text = await response.text();
    const { status, headers } = response;
    return {
      httpStatus: status,
      text,
      rights: headers.get(RIGHTS_HEADER),
      isReplayed: headers.has(REPLAYED_HEADER),
      ...((status === 429 || (status === 503 && headers.has('Retry-After'))) && {
        retryAfterMs: retryDelay(headers.get('Retry-After')),
      }),
    };
  } catch (cause) {
    request.signal?.throwIfAborted();
    const details = { status: 0, requestId, cause };
    if (timeout.signal.aborted) {
      throw new ApiError(`No answer within ${REQUEST_TIMEOUT_MS} ms`, { ...details, kind: 'timeout' });
    }
    throw new ApiError('Network Error', { ...details, kind: 'network' });
  } finally {
    clearTimeout(timer);
  }
}

/** Records a read, and returns the call that was sent early for it. */
function startedEarly({ method, path, query, body, isRead }: ApiRequest, token: string | null) {
  if (!isRead || body instanceof FormData) return undefined;
  const parameters = String(new URLSearchParams(query && parametersOf(query)));
  const read = {
    method,
    path: parameters ? `${path}?${parameters}` : path,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  noteRead(read);
  return takeEarlyCall(read, token);
}

/**
 * Sends a request. A read that is answered by 429 waits as long as the server asks and is sent again. While the server's database
 * is unavailable, reads and writes with an idempotency key are sent again too. Any other write is sent once.
 *
 * @returns the envelope's `data`
 * @throws ApiError, or the signal's reason when the caller aborted
 */
export async function sendRequest(request: ApiRequest, connection: Connection): Promise<unknown> {
  const early = startedEarly(request, connection.token);
  const requestId = early?.requestId ?? newIdempotencyKey();
  const isRepeatable = request.isRead || request.idempotencyKey !== undefined;
  const began = Date.now();
  for (let busy = 1, isFirst = true; ; isFirst = false) {
    // Each attempt has its own, because the server accepts a proof once.
    const proving = keyProof(request.method, request.path, connection.token);
    const proof = proving && (await proving);
    const answer = await attempt(request, connection, requestId, {
      early: isFirst ? early?.response : undefined,
      proof,
    });
    request.signal?.throwIfAborted();
    if (answer.rights) connection.onRights?.(answer.rights);
    if (answer.isReplayed && isFirst) request.onReplayed?.();
    const hasOtherRights = Boolean(connection.rights && answer.rights && answer.rights !== connection.rights);
    try {
      return decodeEnvelope({ ...answer, requestId, hasOtherRights });
    } catch (error) {
      const { retryAfterMs: pauseMs = 0, kind, code } = error as ApiError;
      const backWithinMs = code === 'database-away' ? DATABASE_BACK_WITHIN_MS : STORES_AGAIN_WITHIN_MS;
      const isAwaited =
        kind === 'away'
          ? isRepeatable && Date.now() + pauseMs < began + backWithinMs
          : answer.httpStatus === 429 && request.isRead && busy++ < MAX_ATTEMPTS_OF_A_READ;
      if (!isAwaited) throw error;
      await wait(pauseMs, request.signal);
    }
  }
}
