import type { FieldError } from '@backoffice/contract';

interface Failure {
  message: string;
  requestId?: string;
  fields: readonly FieldError[];
}

/** What a rejected save tells: an `ApiError` has the refused fields and the request's id, anything else its message. */
export function failureOf(error: unknown): Failure {
  const { message, requestId, fields } = error as Partial<Failure>;
  return { message: message ?? String(error), requestId, fields: fields ?? [] };
}
