import { ApiError } from './api-error';

/** Whether a write failed without the API's own answer, so that its result is unknown. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && ['timeout', 'network', 'malformed'].includes(error.kind);
}
