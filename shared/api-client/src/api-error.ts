import type { FailureCode, FailureReason, FieldError } from '@backoffice/contract';

/**
 * The kind of a failure. `refused`: the server refused the call. `signed-out`: status 401, 403 or 503, in the body or of HTTP.
 * `network`: the server could not be reached. `timeout`: no answer in time; the result of a write is unknown. `malformed`: the
 * answer is not the API's envelope. `away`: 503 because the server's database cannot be reached or does not store writes; the
 * result of a write is unknown.
 */
export type ApiErrorKind = 'refused' | 'signed-out' | 'network' | 'timeout' | 'malformed' | 'away';

type ApiErrorDetails = Pick<ApiError, 'kind' | 'status' | 'cause'> &
  Partial<Pick<ApiError, 'code' | 'values' | 'fields' | 'requestId' | 'retryAfterMs'>>;

/**
 * The failure of a call. Its message and those of its fields are in the user's language where the host knows a phrase for the
 * code, otherwise the server's own in English. A message is never empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The body's status, else the HTTP status, else 0. */
  readonly status: number;
  /**
   * The server's reason; absent without an answer or from an older server. A newer server may send codes unknown to this release.
   */
  readonly code?: FailureCode;
  readonly values?: FailureReason['values'];
  /** The fields that the server refused; empty when it named none. */
  readonly fields: FieldError[];
  /** The id of the call in the server's log. */
  readonly requestId?: string;
  /** The wait that a 429, or the 503 of an unavailable database, asks for; in ms. */
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

/** Tells whether the result of a failed write is unknown: the API did not answer, or its database became unavailable. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && ['timeout', 'network', 'malformed', 'away'].includes(error.kind);
}
