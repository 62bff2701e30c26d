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
