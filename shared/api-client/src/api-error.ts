import type { FieldError } from '@backoffice/contract';

/**
 * `refused`: the server answered no. `signed-out`: 401, 403 or 503, in the body or as the HTTP status. `network`: no answer
 * came. `timeout`: none came in time, so the result of a write is unknown. `malformed`: what came is not the API's envelope.
 */
export type ApiErrorKind = 'refused' | 'signed-out' | 'network' | 'timeout' | 'malformed';

type ApiErrorDetails = Pick<ApiError, 'kind' | 'status' | 'cause'> &
  Partial<Pick<ApiError, 'fields' | 'requestId' | 'retryAfterMs'>>;

/** Every failure of a call. The message is the server's own where there is one, and never empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The body's status, else the HTTP status, else 0. */
  readonly status: number;
  /** The fields that the server refused; empty when it named none. */
  readonly fields: FieldError[];
  /** Under this id the call is found in the server's log. */
  readonly requestId?: string;
  /** How long a 429 asks to wait. */
  readonly retryAfterMs?: number;

  constructor(message: string, { kind, status, fields, requestId, retryAfterMs, cause }: ApiErrorDetails) {
    super(message || 'Error', { cause });
    this.kind = kind;
    this.status = status;
    this.fields = fields ?? [];
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether a write failed without the API's own answer, so that its result is unknown. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && ['timeout', 'network', 'malformed'].includes(error.kind);
}
