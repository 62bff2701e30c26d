import {
  failureReason,
  type FailureCode,
  type FailureReason,
  type FailureSubject,
} from '@backoffice/contract';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503 | 507;

/** A field that was refused; `path` is its name in the request, joined by dots. */
export interface RefusedField extends FailureReason {
  path: string;
}

interface Details {
  /** The body's status where it is one of the product's own numbers. */
  status?: number;
  /** The fields that were refused. */
  errors?: RefusedField[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that the caller is told about, as the envelope of `status`. Its reason is for the client: no secrets. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** The body's. */
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

/** A call is not worked on because its caller has left; nobody hears of it. */
export class CallerHasLeft extends Error {
  override name = 'CallerHasLeft';
}

/** What `failureReason` takes: a code and the values that its sentence names. */
type Reason<Code extends FailureCode> = Parameters<typeof failureReason<Code>>;

/** A failure whose reason says everything. */
export function refusal<Code extends FailureCode>(status: FailureStatus, ...reason: Reason<Code>): HttpError {
  return new HttpError(status, failureReason(...reason));
}

/** The 429, 503 or 507 for a caller who is to come again later. */
export function notNow(
  status: 429 | 503 | 507,
  reason: FailureReason,
  retryAfterSeconds: number,
  cause?: unknown,
): HttpError {
  return new HttpError(status, reason, { retryAfterSeconds, cause });
}

/** The 404 for an id that no row has. */
export function missingRow(subject: FailureSubject, id: number | string): HttpError {
  return new HttpError(404, failureReason('row-missing', { subject }), {
    errors: [{ path: 'id', ...failureReason('row-missing-id', { subject, id }) }],
  });
}

/** The 409 for a writer who had read an older state; the field error carries the row's present `updatedAt`. */
export function staleRow(subject: FailureSubject, updatedAt: string): HttpError {
  return new HttpError(409, failureReason('row-changed', { subject }), {
    errors: [{ path: 'updatedAt', ...failureReason('row-changed-at', { updatedAt }) }],
  });
}

/** A write that is refused for what one of its fields says. */
export function refusedField<Code extends FailureCode>(
  status: 400 | 409,
  path: string,
  ...reason: Reason<Code>
): HttpError {
  const refused = failureReason(...reason);
  return new HttpError(status, refused, { errors: [{ path, ...refused }] });
}

/** A call that is refused for what its fields say: its message names each of them. */
export function refusedFields(status: 400 | 409, ...errors: RefusedField[]): HttpError {
  const named = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  return new HttpError(status, failureReason('fields', { fields: named.join('; ') }), { errors });
}
