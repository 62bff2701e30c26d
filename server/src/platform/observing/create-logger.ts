import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import pino, { type DestinationStream, type Logger } from 'pino';

/** One line per call: the route and not the address, since a query may carry a token. */
export const requestLogPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? 'unknown' : request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.userId,
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

/** An error as the log may hold it: whatever else it carries, such as the values of a failed statement, stays out. */
function logError(error: unknown): object {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.' };
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

// Lines that nobody takes off the pipe are kept up to here, and lost beyond.
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Not pino's own, which holds the event loop for ever when the process ends and nobody reads its lines any more:
 * docs/decisions/0039.
 */
const standardError: DestinationStream = {
  write(line) {
    if (process.stderr.writableLength < MAX_WAITING_BYTES) process.stderr.write(line);
  },
};

/**
 * The log: JSON lines on stderr, for stdout is the supervisor's. Secrets are taken out by name, wherever an object that is
 * logged has them.
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
