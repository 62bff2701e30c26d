import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

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
