import { REPLAYED_HEADER, RIGHTS_HEADER } from '@backoffice/contract';
import ky from 'ky';
import { ApiError } from './api-error';
import { decodeEnvelope, type RawAnswer } from './decode-envelope';

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined | null | ''> };

/**
 * Leaves out what is empty or unset (`undefined`, `null`, `''`), as list filters are sent. 0 and false stay.
 *
 * @returns a new object
 */
export function dropEmpty<T extends object>(values: T): Filled<T> {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(filled) as Filled<T>;
}

/**
 * 128 random bits as hex, for a request's id and for the key of one create: made when a form opens and sent with each attempt, so
 * that a repeated call answers the first one's row. `crypto.randomUUID` exists in secure contexts only, and staff also use plain
 * http in their own network.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const REQUEST_TIMEOUT_MS = 5000;
const MAX_ATTEMPTS_OF_A_READ = 4;
// A database that was restarted, or has another leader, is back by then.
const DATABASE_BACK_WITHIN_MS = 60_000;
// One that answers and does not store may take hours; somebody waits for the sentence that says so.
const STORES_AGAIN_WITHIN_MS = 12_000;
const LONGEST_WAIT_S = 10;

export interface ApiRequest {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  query?: Record<string, string | number | undefined>;
  /** A form is sent as it is, for a small file; anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** See `newIdempotencyKey`. */
  idempotencyKey?: string;
  /** Called when the answer is the row of an earlier request with this key. */
  onReplayed?(): void;
  /** Changes nothing on the server, so that it may be sent again. */
  isRead: boolean;
}

interface Connection {
  baseUrl: string;
  token: string | null;
  /** What an earlier answer named as the caller's rights. */
  rights?: string | undefined;
  /** What this one names. */
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

/** How long an answer asks to wait, in ms; `Retry-After` holds seconds or a date (RFC 9110). */
function retryDelay(header: string | null): number {
  const seconds = Number(header ?? 1);
  const wanted = Number.isNaN(seconds) ? (Date.parse(header ?? '') - Date.now()) / 1000 : seconds;
  return Math.min(Math.max(wanted || 0, 0), LONGEST_WAIT_S) * 1000;
}

function headersOf(request: ApiRequest, token: string | null, requestId: string): Record<string, string> {
  return dropEmpty({
    Authorization: token ? `Bearer ${token}` : undefined,
    'X-Request-Id': requestId,
    'Idempotency-Key': request.idempotencyKey,
  });
}

interface Answer extends Pick<RawAnswer, 'httpStatus' | 'text' | 'retryAfterMs'> {
  rights: string | null;
  isReplayed: boolean;
}

/** One attempt; the time limit covers the body too, which ky's own does not. */
async function attempt(request: ApiRequest, connection: Connection, requestId: string): Promise<Answer> {
  request.signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  try {
    const response = await client(connection.baseUrl + request.path, {
      method: request.method,
      headers: headersOf(request, connection.token, requestId),
      ...(request.body instanceof FormData ? { body: request.body } : { json: request.body }),
      searchParams: request.query && (dropEmpty(request.query) as Record<string, string | number>),
      signal: request.signal ? AbortSignal.any([request.signal, timeout.signal]) : timeout.signal,
    });
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

/**
 * Sends a request. A read that meets 429 waits as long as the server asks and tries again. So do, while the server's database is
 * away, a read and a write with an idempotency key. Any other write is sent once.
 *
 * @returns the envelope's `data`
 * @throws ApiError, or the signal's reason when the caller aborted
 */
export async function sendRequest(request: ApiRequest, connection: Connection): Promise<unknown> {
  const requestId = newIdempotencyKey();
  const isRepeatable = request.isRead || request.idempotencyKey !== undefined;
  const began = Date.now();
  for (let busy = 1, isFirst = true; ; isFirst = false) {
    const answer = await attempt(request, connection, requestId);
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
