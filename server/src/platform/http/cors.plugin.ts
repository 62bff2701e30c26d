import { apiBaseUrl, RIGHTS_HEADER } from '@backoffice/contract';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Whether a page of `origin` may call the API that was asked as `host`: when the base-URL rule leads such a page to this very
 * host, when both have the same local name (the API on another port than the rule's), or when the operator allows it.
 *
 * @param host the request's Host header, with its port
 */
export function isAllowedOrigin(origin: string, host: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) return false;
  const page = new URL(origin);
  const base = new URL(apiBaseUrl(page));
  if (base.host === host.toLowerCase()) return true;
  const isLocal = base.hostname === page.hostname;
  return isLocal && URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === page.hostname;
}

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
