/** What every answer of the API is wrapped in. HTTP 200 carries a success, 4xx and 5xx a failure. */
export interface SuccessEnvelope<T> {
  status: 200;
  message: string;
  data: T;
}

/** One field that was refused; `path` is the field's name in the request, joined by dots. */
export interface FieldError {
  path: string;
  message: string;
}

export interface FailureEnvelope {
  /** The HTTP status, or one of the product's own codes (see `error-codes.ts`). */
  status: number;
  message: string;
  errors?: FieldError[];
  requestId: string;
}
