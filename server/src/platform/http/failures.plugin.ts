import type { FailureEnvelope } from '@backoffice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failureOf } from './failure-of';
import { HttpError } from './http-error';

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
