import { RIGHTS_HEADER } from '@backoffice/contract';
import { backendLimits, FROM_BACKEND_HEADER } from '@backoffice/contract/team-backends';
import { pageAddress } from './api';
import { ApiError } from './api-error';
import { decodeEnvelope, fieldErrors, parseEnvelope, type RawAnswer } from './decode-envelope';
import { newIdempotencyKey } from './early-calls';
import { keyProof } from './key-proof';
import { type ApiRequest, type Connection, headersOf, parametersOf, retryDelay } from './send-request';

/** Longer than the gateway waits for a backend, so that its reason arrives. */
const TIMEOUT_MS = backendLimits.answerMs + 2_000;
const MESSAGE_MAX = 500;

const teamOf = (path: string): string => path.split('/')[2] ?? '';

/** Reads an answer up to the limit: not every gateway can hold it. */
async function textOf({ body }: Response, team: string, requestId: string): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > backendLimits.answerBytes) {
      void reader.cancel();
      const details = {
        kind: 'refused',
        status: 502,
        code: 'backend-answer-too-large',
        values: { team },
      } as const;
      throw new ApiError('The response is too large.', { ...details, requestId });
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

interface BackendAnswer {
  response: Response;
  text: string;
  team: string;
  requestId: string;
}

/** Decodes what a backend has answered: JSON without an envelope, or nothing. No status of it concerns the session. */
function decodeBackend({ response, text, team, requestId }: BackendAnswer): unknown {
  const { ok, status, headers } = response;
  const values = { team, status };
  if (ok) {
    if (text === '') return null;
    try {
      return JSON.parse(text);
    } catch (cause) {
      const details = { kind: 'malformed', status, code: 'backend-answer', values, requestId } as const;
      throw new ApiError('The response is not JSON.', { ...details, cause });
    }
  }
  const { message, errors } = parseEnvelope(text) ?? {};
  const own = typeof message === 'string' && message !== '' ? message.slice(0, MESSAGE_MAX) : null;
  throw new ApiError(own ?? `The backend of ${team} responded with status ${status}.`, {
    kind: 'refused',
    status,
    // A message of its own needs no phrase.
    ...(own === null && { code: 'backend-status' as const, values }),
    fields: fieldErrors(errors),
    requestId,
    ...(status === 429 && { retryAfterMs: retryDelay(headers.get('Retry-After')) }),
  });
}

/** Decodes what the gateway itself has answered: a refusal. Only 401 ends the session; 403 says that a grant is missing. */
function decodeGateway(answer: RawAnswer): unknown {
  try {
    return decodeEnvelope(answer);
  } catch (error) {
    const refused = error as ApiError;
    if (refused.kind !== 'signed-out' || refused.status === 401) throw refused;
    const { status, code, values, fields, requestId } = refused;
    throw new ApiError(refused.message, { kind: 'refused', status, code, values, fields, requestId });
  }
}

/** Sends a call to the backend of a remote, through the gateway of the page's own origin. */
export async function sendToTeam(request: ApiRequest, connection: Connection): Promise<unknown> {
  const { method, path, query, body, signal } = request;
  const team = teamOf(path);
  const requestId = newIdempotencyKey();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const parameters = String(new URLSearchParams(query && parametersOf(query)));
  const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  try {
    const response = await fetch(pageAddress(parameters ? `${path}?${parameters}` : path), {
      method: method.toUpperCase(),
      headers: {
        ...headersOf(request, connection.token, requestId),
        ...(await keyProof(method, path, connection.token)),
        Accept: 'application/json',
        ...(isJson && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      // The token goes in the header alone, and no further than the gateway.
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await textOf(response, team, requestId);
    if (response.headers.has(FROM_BACKEND_HEADER)) return decodeBackend({ response, text, team, requestId });
    const rights = response.headers.get(RIGHTS_HEADER);
    if (rights) connection.onRights?.(rights);
    const wait = response.headers.get('Retry-After');
    const retryAfterMs = wait === null ? {} : { retryAfterMs: retryDelay(wait) };
    return decodeGateway({ httpStatus: response.status, text, requestId, ...retryAfterMs });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    signal?.throwIfAborted();
    const kind = timeout.aborted ? 'timeout' : 'network';
    throw new ApiError(timeout.aborted ? `No answer within ${TIMEOUT_MS} ms` : 'Network Error', {
      kind,
      status: 0,
      requestId,
      cause,
    });
  }
}
