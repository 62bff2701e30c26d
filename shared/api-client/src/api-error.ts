import type { FailureCode, FailureReason, FieldError } from '@backoffice/contract';

/**
 * `refused`: the server answered no. `signed-out`: 401, 403 or 503, in the body or as the HTTP status. `network`: no answer
 * came. `timeout`: none came in time, so the result of a write is unknown. `malformed`: what came is not the API's envelope. `away`:
 * 503 because the server's database can't be reached, or stores nothing, for a while; so the result of a write is unknown too.
 */
export type ApiErrorKind = 'refused' | 'signed-out' | 'network' | 'timeout' | 'malformed' | 'away';

type ApiErrorDetails = Pick<ApiError, 'kind' | 'status' | 'cause'> &
  Partial<Pick<ApiError, 'code' | 'values' | 'fields' | 'requestId' | 'retryAfterMs'>>;

/**
 * Every failure of a call. Its message and those of its fields are for the reader, in their language where the host knows a phrase
 * for the code; else they are the server's own, in English. It is never empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The body's status, else the HTTP status, else 0. */
  readonly status: number;
  /** The server's reason; absent where no server spoke, or one of an earlier release. A later one may say more than is known here. */
  readonly code?: FailureCode;
  readonly values?: FailureReason['values'];
  /** The fields that the server refused; empty when it named none. */
  readonly fields: FieldError[];
  /** Under this id the call is found in the server's log. */
  readonly requestId?: string;
  /** How long a 429, or a 503 of a database that is away, asks to wait. */
  readonly retryAfterMs?: number;

  constructor(message: string, details: ApiErrorDetails) {
    const { kind, status, code, values, fields, requestId, retryAfterMs, cause } = details;
    super(message || 'Error', { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.values = values;
    this.fields = fields ?? [];
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether a write failed so that its result is unknown: without the API's own answer, or by its database going away. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && ['timeout', 'network', 'malformed', 'away'].includes(error.kind);
}
