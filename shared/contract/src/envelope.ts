import type { FailureReason } from './failures';

/** Body statuses that are not an HTTP status. */
export const LOGIN_FAILED = 60204;
export const USER_INFO_FAILED = 50008;
/** The password must be changed first. */
export const PASSWORD_CHANGE_NEEDED = 60205;
/** Signing in by a provider: it can't be reached, or what it says does not hold. */
export const PROVIDER_FAILED = 60211;
/** The sign-in was begun too long ago, was used already, or is another page's. */
export const PROVIDER_ANSWER_OLD = 60212;
/** The provider knows the person, but there is no account for them here. */
export const PROVIDER_NO_ACCOUNT = 60213;
/** The provider vouched for somebody else than who works on this page. */
export const PROVIDER_OTHER_USER = 60214;

/** Body codes that mean success; 20000 comes from older servers. */
export const SUCCESS_CODES: readonly number[] = [200, 20000];

/** Codes, in the body or as the HTTP status, that mean "signed out" to the client. */
export const SIGNED_OUT_CODES: readonly number[] = [401, 403, 503];

/** What every answer of the API is wrapped in. HTTP 200 carries a success, 4xx and 5xx a failure. */
export interface SuccessEnvelope<T> {
  status: 200;
  message: string;
  data: T;
}

/** One field that was refused. Servers of an earlier release give no code. */
export interface FieldError extends Pick<FailureReason, 'message'>, Partial<FailureReason> {
  /** The field's name in the request, joined by dots. */
  path: string;
  message: string;
}

export interface FailureEnvelope extends FailureReason {
  /** The HTTP status, or one of the numbers above. */
  status: number;
  errors?: FieldError[];
  requestId: string;
}

/** With the answer to a create whose Idempotency-Key was used before: it is the row that the first call made. */
export const REPLAYED_HEADER = 'idempotent-replayed';
