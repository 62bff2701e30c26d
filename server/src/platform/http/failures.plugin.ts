import { failureReason, type FailureEnvelope } from '@backoffice/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { databaseFailure } from '../database/database-failure';
import { fieldErrors } from './field-errors';
import { CallerHasLeft, HttpError, notNow, refusal, refusedFields } from './http-error';

function refusedByFramework(error: Error): HttpError | null {
  const { code, statusCode } = error as { code?: unknown; statusCode?: number };
  if (typeof code !== 'string' || !code.startsWith('FST_')) return null;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusal(413, 'request-too-large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal(400, 'body-media-type');
  if (code.startsWith('FST_ERR_CTP')) return refusal(400, 'body-not-json');
  if (code === 'FST_ERR_BAD_URL') return refusal(400, 'path-invalid');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refusal(400, 'request-invalid');
  return null;
}

/** Converts any error to the failure that the client receives. Unexpected errors become 500 without details. */
function failureOf(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return refusedFields(400, ...error.validation.flatMap(fieldErrors));
  const refused = refusedByFramework(error);
  if (refused) return refused;
  switch (databaseFailure(error)) {
    case 'unstorable text':
      return new HttpError(400, failureReason('text-unstorable'), { cause: error });
    case 'away':
      return notNow(503, failureReason('database-away'), 2, error);
    case 'full':
      // Not 503, which a client takes for the end of its session.
      return notNow(507, failureReason('storage-full'), 30, error);
    case 'stuck':
      return notNow(503, failureReason('storage-slow'), 5, error);
    case 'unanswered':
      return notNow(503, failureReason('write-unanswered'), 5, error);
    case 'busy':
      return notNow(429, failureReason('busy'), 1, error);
    case 'slow':
      return notNow(429, failureReason('busy'), 5, error);
    default:
      return new HttpError(500, failureReason('unforeseen'), { cause: error });
  }
}

// nginx's status for a caller who has left; it appears in the log only.
const CALLER_HAS_LEFT = 499;

/** Returns true when the caller closed the connection before the answer was complete, which is not a failure. */
function hasLeft(error: Error, { raw }: FastifyRequest): boolean {
  const { code } = error as { code?: unknown };
  // The first two occur while the answer is sent, the third while the body is read.
  return (
    error instanceof CallerHasLeft ||
    (code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed) ||
    (code === 'ECONNRESET' && raw.destroyed && !raw.complete)
  );
}

interface FailureForm {
  type: string;
  bodyOf(failure: HttpError, request: FastifyRequest): object;
}

const envelope: FailureForm = {
  type: 'application/json; charset=utf-8',
  bodyOf: (failure, { id: requestId }): FailureEnvelope => ({
    status: failure.status,
    ...failure.reason,
    ...(failure.errors && { errors: failure.errors }),
    requestId,
  }),
};

/**
 * Answers with the failure envelope, or in the form of another protocol; failures of the server itself are logged with their
 * cause.
 */
export function answerFailure(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bodyOf }: FailureForm = envelope,
): FastifyReply {
  if (hasLeft(error, request)) {
    request.log.info('client closed the connection');
    return reply.code(CALLER_HAS_LEFT).send();
  }
  const failure = failureOf(error);
  const isDefect = failure.statusCode >= 500 || databaseFailure(error) === 'slow';
  if (isDefect) request.log.error({ err: failure.cause ?? failure }, failure.message);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.statusCode)
    .header('x-request-id', request.id)
    .type(type)
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(bodyOf(failure, request));
}

// Delays refusals, so that clients that ignore the retry time gain nothing: each call costs as much as a refused one.
const HOLD_429_MS = 500;

/** One error handler and one answer for unknown paths and methods. Answers with 429 are delayed. */
export const failuresPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 429) setTimeout(done, HOLD_429_MS);
    else done();
  });
  app.setErrorHandler((error: Error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler(() => {
    throw refusal(404, 'call-unknown');
  });
});
