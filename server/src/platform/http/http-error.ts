import type { FieldError } from '@backoffice/contract';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

interface Details {
  /** The body's status where it is one of the product's own codes. */
  code?: number;
  /** The fields that were refused. */
  errors?: FieldError[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that the caller is told about, as the envelope of `status`. Its message is for the client: no secrets. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly statusCode: FailureStatus,
    message: string,
    { code, errors, retryAfterSeconds, cause }: Details = {},
  ) {
    super(message, { cause });
    this.code = code ?? statusCode;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The 404 for an id that no row has. */
export function missingRow(noun: string, id: number | string): HttpError {
  return new HttpError(404, `There is no such ${noun}.`, {
    errors: [{ path: 'id', message: `No ${noun} ${id}` }],
  });
}

/** The 409 for a writer who had read an older state; the field error carries the row's present `updatedAt`. */
export function staleRow(noun: string, updatedAt: string): HttpError {
  return new HttpError(409, `Someone else has changed this ${noun}.`, {
    errors: [{ path: 'updatedAt', message: updatedAt }],
  });
}

/** A write that is refused for what one of its fields says. */
export function refusedField(status: 400 | 409, path: string, message: string): HttpError {
  return new HttpError(status, message, { errors: [{ path, message }] });
}

/** A call that is refused for what its fields say: its message names each of them. */
export function refusedFields(status: 400 | 409, ...errors: FieldError[]): HttpError {
  const named = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  return new HttpError(status, named.join('; '), { errors });
}
