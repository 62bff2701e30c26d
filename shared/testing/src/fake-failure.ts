import type { FailureReason, FieldError } from '@backoffice/contract';

/** An answer that is no success; what a fake gives in place of data. */
export class FakeFailure {
  constructor(readonly respond: () => Promise<Response>) {}
}

/** The API's own refusal; the HTTP status follows the body's as the server's does. */
export function failure(
  status: number,
  message = 'Refused',
  errors?: FieldError[],
  reason?: Pick<FailureReason, 'code' | 'values'>,
): FakeFailure {
  const httpStatus = status >= 400 && status < 600 ? status : 400;
  const body = { status, message, errors, requestId: 'request-1', ...reason };
  return new FakeFailure(() => Promise.resolve(Response.json(body, { status: httpStatus })));
}

/** No connection. */
export function offline(): FakeFailure {
  return new FakeFailure(() => Promise.reject(new TypeError('Failed to fetch')));
}

/** An answer that is not the API's, as a proxy gives. */
export function html(httpStatus = 200): FakeFailure {
  return new FakeFailure(() => Promise.resolve(new Response('<!doctype html>', { status: httpStatus })));
}
