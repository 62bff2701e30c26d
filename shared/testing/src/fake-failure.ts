import type { FailureReason, FieldError } from '@backoffice/contract';

/** A failure that a fake answers instead of data. */
export class FakeFailure {
  constructor(readonly respond: () => Promise<Response>) {}
}

/** A refusal by the API; the HTTP status follows the body's status, as the server's does. */
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

/** A failed connection. */
export function offline(): FakeFailure {
  return new FakeFailure(() => Promise.reject(new TypeError('Failed to fetch')));
}

/** An HTML page instead of the API's envelope, such as a proxy's. */
export function html(httpStatus = 200): FakeFailure {
  return new FakeFailure(() => Promise.resolve(new Response('<!doctype html>', { status: httpStatus })));
}
