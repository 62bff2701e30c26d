import {
  failureReason,
  type FailureCode,
  type FailureReason,
  type FailureSubject,
} from '@backoffice/contract';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 428 | 429 | 500 | 502 | 503 | 507;

/** A refused field; `path` is its name in the request, joined by dots. */
export interface RefusedField extends FailureReason {
  path: string;
}

interface Details {
  /** The status in the body, when it is one of the product's own numbers. */
  status?: number;
  /** The refused fields. */
  errors?: RefusedField[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that is sent to the caller, in the envelope of `status`. The reason is public and must not contain secrets. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** The status in the body. */
  readonly status: number;
  readonly errors: RefusedField[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly statusCode: FailureStatus,
    readonly reason: FailureReason,
    { status, errors, retryAfterSeconds, cause }: Details = {},
  ) {
    super(reason.message, { cause });
    this.status = status ?? statusCode;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Ends the work on a call whose caller has left; no answer is sent. */
export class CallerHasLeft extends Error {
  override name = 'CallerHasLeft';
}

/** The arguments of `failureReason`: a code and the values of its sentence. */
type Reason<Code extends FailureCode> = Parameters<typeof failureReason<Code>>;

/** Creates a failure that its reason describes completely. */
export function refusal<Code extends FailureCode>(status: FailureStatus, ...reason: Reason<Code>): HttpError {
  return new HttpError(status, failureReason(...reason));
}

/** Creates the 429, 503 or 507 for a caller who should retry later. */
export function notNow(
  status: 429 | 503 | 507,
  reason: FailureReason,
  retryAfterSeconds: number,
  cause?: unknown,
): HttpError {
  return new HttpError(status, reason, { retryAfterSeconds, cause });
}

/** Creates the 404 for an unknown id. */
export function missingRow(subject: FailureSubject, id: number | string): HttpError {
  return new HttpError(404, failureReason('row-missing', { subject }), {
    errors: [{ path: 'id', ...failureReason('row-missing-id', { subject, id }) }],
  });
}

/** Creates the 409 for a write based on an older version; the field error has the row's current `updatedAt`. */
export function staleRow(subject: FailureSubject, updatedAt: string): HttpError {
  return new HttpError(409, failureReason('row-changed', { subject }), {
    errors: [{ path: 'updatedAt', ...failureReason('row-changed-at', { updatedAt }) }],
  });
}

/** Creates the refusal of a write because of one field. */
export function refusedField<Code extends FailureCode>(
  status: 400 | 409,
  path: string,
  ...reason: Reason<Code>
): HttpError {
  const refused = failureReason(...reason);
  return new HttpError(status, refused, { errors: [{ path, ...refused }] });
}

/** Creates the refusal of a call because of several fields, all named in its message. */
export function refusedFields(status: 400 | 409, ...errors: RefusedField[]): HttpError {
  const named = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  return new HttpError(status, failureReason('fields', { fields: named.join('; ') }), { errors });
}
