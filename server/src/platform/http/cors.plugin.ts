import { RIGHTS_HEADER } from '@backoffice/contract';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isAllowedOrigin } from './allowed-origin';

const PREFLIGHT_SECONDS = 7200;

/** Which pages' scripts may call the API. No cookie is ever used, so credentials are not allowed. */
export const corsPlugin = fp(async (app: FastifyInstance, options: { allowedOrigins: readonly string[] }) => {
  app.addHook('onRoute', (route) => {
    // The library's own answer to preflights; it comes before any caller could be known.
    if (route.method === 'OPTIONS' && route.url === '*') route.config = { ...route.config, access: 'public' };
  });
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin, host = '' } = request.headers;
      done(null, {
        origin:
          origin !== undefined && isAllowedOrigin(origin, host, options.allowedOrigins) ? origin : false,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-request-id'],
        exposedHeaders: ['x-request-id', 'retry-after', RIGHTS_HEADER],
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
});
