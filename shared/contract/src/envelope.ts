import type { FailureReason } from './failures';

/** Statuses of the body that are not HTTP statuses. */
export const LOGIN_FAILED = 60204;
export const USER_INFO_FAILED = 50008;
/** The user must change the password first. */
export const PASSWORD_CHANGE_NEEDED = 60205;
/** Sign-in by a provider failed: it cannot be reached, or its answer is invalid. */
export const PROVIDER_FAILED = 60211;
/** The sign-in has expired, was already used, or was started by another page. */
export const PROVIDER_ANSWER_OLD = 60212;
/** The provider has identified the person, but there is no account for them. */
export const PROVIDER_NO_ACCOUNT = 60213;
/** The provider has identified another user than the one signed in on this page. */
export const PROVIDER_OTHER_USER = 60214;

/** Statuses of the body for success; 20000 comes from older servers. */
export const SUCCESS_CODES: readonly number[] = [200, 20000];

/** Statuses, in the body or of HTTP, that the client treats as signed out. */
export const SIGNED_OUT_CODES: readonly number[] = [401, 403, 503];

/** The envelope of every answer. HTTP 200 contains a success, 4xx and 5xx a failure. */
export interface SuccessEnvelope<T> {
  status: 200;
  message: string;
  data: T;
}

/** A refused field. Earlier servers send no code. */
export interface FieldError extends Pick<FailureReason, 'message'>, Partial<FailureReason> {
  /** The field's path in the request, joined by dots. */
  path: string;
  message: string;
}

export interface FailureEnvelope extends FailureReason {
  /** The HTTP status, or one of the constants above. */
  status: number;
  errors?: FieldError[];
  requestId: string;
}

/** Header of the answer to a create whose Idempotency-Key was used before: the row is that of the first call. */
export const REPLAYED_HEADER = 'idempotent-replayed';
