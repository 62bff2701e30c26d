import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { otherRequestId } from '../http/requests';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Logs one line per call, with the route instead of the address, because a query may contain a token. */
export const requestLogPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? 'unknown' : request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.userId,
        givenId: otherRequestId(request, request.id),
      },
      'request',
    );
  });
});

const SECRETS = [
  'authorization',
  'token',
  'password',
  'privateKey',
  'merchantUpPrivateKey',
  'merchantDownPrivateKey',
  'cookie',
];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** Converts an error for the log. Other properties, such as the values of a failed statement, are omitted. */
function logError(error: unknown): object {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an Error was thrown.' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    message: error.message,
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined && { cause: logError(error.cause) }),
  };
}

// The bytes of lines that wait for the reader of the pipe; further lines are lost.
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Replaces pino's own destination, which blocks the event loop for ever when the process ends and its pipe is no longer read:
 * docs/decisions/0039.
 */
const standardError: DestinationStream = {
  write(line) {
    if (process.stderr.writableLength < MAX_WAITING_BYTES) process.stderr.write(line);
  },
};

/**
 * Creates the log: JSON lines on stderr, because stdout is for the supervisor. Secrets are redacted by name in every logged
 * object.
 */
export function createLogger(level: string, destination = standardError): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: { err: logError },
    },
    destination,
  );
}
