import {
  type FailureCode,
  type FailureReason,
  type FieldError,
  SIGNED_OUT_CODES,
  SUCCESS_CODES,
} from '@backoffice/contract';
import { ApiError } from './api-error';

export interface RawAnswer {
  httpStatus: number;
  text: string;
  /** The id that was sent; the body's own wins. */
  requestId: string;
  /** The wait that a 429 or 503 asks for; in ms. */
  retryAfterMs?: number;
  /** The session is valid, but the user's rights have changed since the call was sent. */
  hasOtherRights?: boolean;
}

type Envelope = Partial<
  Record<'status' | 'code' | 'values' | 'message' | 'data' | 'errors' | 'requestId', unknown>
>;

export function parseEnvelope(text: string): Envelope | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
  } catch {
    // Not JSON, such as a proxy's HTML page: the caller reports it as malformed.
    return null;
  }
}

function isValues(values: unknown): values is FailureReason['values'] {
  return typeof values === 'object' && values !== null;
}

/** Returns the code and values of a refusal; both are absent from an older server. */
function reasonOf({ code, values }: Envelope): Partial<Pick<FailureReason, 'code' | 'values'>> {
  if (typeof code !== 'string') return {};
  return { code: code as FailureCode, values: isValues(values) ? values : undefined };
}

function isFieldError(error: unknown): error is FieldError {
  const { path, message } = (error ?? {}) as Partial<Record<keyof FieldError, unknown>>;
  return typeof path === 'string' && typeof message === 'string';
}

export function fieldErrors(errors: unknown): FieldError[] {
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
}

/** Codes of a 503 with `Retry-After`: the session is valid, and a write may or may not be stored. */
const AWAY_CODES: readonly unknown[] = [
  'database-away',
  'storage-slow',
  'write-unanswered',
  'key-unrecorded',
] satisfies FailureCode[];

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * Decodes an answer of the API.
 *
 * @returns the envelope's `data`
 * @throws ApiError when the answer is no success
 */
export function decodeEnvelope(answer: RawAnswer): unknown {
  const { httpStatus, text, requestId, retryAfterMs, hasOtherRights } = answer;
  const body = parseEnvelope(text);
  const bodyStatus = [body?.status, body?.code].find(isNumber);
  const status = bodyStatus ?? httpStatus;
  const details = {
    status,
    ...reasonOf(body ?? {}),
    fields: fieldErrors(body?.errors),
    requestId: typeof body?.requestId === 'string' ? body.requestId : requestId,
    retryAfterMs,
  };
  const message = typeof body?.message === 'string' ? body.message : 'Error';

  if (httpStatus === 503 && AWAY_CODES.includes(details.code) && retryAfterMs !== undefined)
    throw new ApiError(message, { ...details, kind: 'away' });
  const isOfSession = hasOtherRights || details.code === 'factor-needed';
  if (status === 403 && isOfSession) throw new ApiError(message, { ...details, kind: 'refused' });
  if (SIGNED_OUT_CODES.includes(httpStatus) || SIGNED_OUT_CODES.includes(status)) {
    throw new ApiError(message, { ...details, kind: 'signed-out' });
  }
  if (!body || bodyStatus === undefined) {
    throw new ApiError(`The answer is not the API's (HTTP ${httpStatus})`, { ...details, kind: 'malformed' });
  }
  const isHttpSuccess = httpStatus >= 200 && httpStatus < 300;
  const isBodySuccess = isNumber(body.status) ? status === 200 : SUCCESS_CODES.includes(status);
  if (isHttpSuccess && isBodySuccess) return body.data;
  throw new ApiError(message, {
    ...details,
    status: isBodySuccess ? httpStatus : status,
    kind: 'refused',
  });
}
