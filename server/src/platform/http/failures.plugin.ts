import type { FailureEnvelope, FieldError } from '@backoffice/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { databaseFailure } from '../database/database-failure';
import { HttpError, refusedFields } from './http-error';

type Issue = { instancePath: string; message?: string; keyword: string; params: Record<string, unknown> };

function fieldErrors({ instancePath, message = '', keyword, params }: Issue): FieldError[] {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
    return params.keys.map((key) => ({ path: [...path, String(key)].join('.'), message: 'Unknown field' }));
  }
  return [{ path: path.join('.'), message }];
}

function refusedByFramework(error: Error): HttpError | null {
  const { code, statusCode } = error as { code?: unknown; statusCode?: number };
  if (typeof code !== 'string' || !code.startsWith('FST_')) return null;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new HttpError(413, 'The request is too large: at most 1 MB.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new HttpError(400, 'The body must be application/json.');
  if (code.startsWith('FST_ERR_CTP')) return new HttpError(400, 'The body is not valid JSON.');
  if (code === 'FST_ERR_BAD_URL') return new HttpError(400, 'The path is not valid.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError(400, 'The request is not valid.');
  return null;
}

/** What the client is told about any error. Errors that nobody foresaw become 500 and tell nothing of themselves. */
function failureOf(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return refusedFields(400, ...error.validation.flatMap(fieldErrors));
  const refused = refusedByFramework(error);
  if (refused) return refused;
  switch (databaseFailure(error)) {
    case 'unstorable text':
      return new HttpError(400, 'A text holds a character that can not be stored.', { cause: error });
    case 'away':
      return new HttpError(503, 'The database can not be reached just now.', {
        cause: error,
        retryAfterSeconds: 2,
      });
    case 'busy':
      return new HttpError(429, 'Too many requests just now.', { cause: error, retryAfterSeconds: 1 });
    default:
      return new HttpError(500, 'Something went wrong on the server.', { cause: error });
  }
}

// nginx's number for a caller who has left; nobody reads it but the log.
const CALLER_HAS_LEFT = 499;

/** The connection ended before the answer did: it was the caller's own decision, and no failure. */
function hasLeft(error: Error, { raw }: FastifyRequest): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
}

/** Answers with the failure envelope; what is the server's own fault goes to the log with its cause. */
export function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasLeft(error, request)) {
    request.log.info('The caller has left.');
    return reply.code(CALLER_HAS_LEFT).send();
  }
  const failure = failureOf(error);
  if (failure.statusCode >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message);
  const envelope: FailureEnvelope = {
    status: failure.code,
    message: failure.message,
    ...(failure.errors && { errors: failure.errors }),
    requestId: request.id,
  };
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.statusCode)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(envelope);
}

/** One error handler and one answer for unknown paths and methods. */
export const failuresPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'There is no such call.');
  });
});
