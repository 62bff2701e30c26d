import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { TrustedProxies } from '../settings/trusted-proxies';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Returns the client's own `x-request-id` when it is safe for logs and headers, otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** Fastify's setting for `X-Forwarded-For`: not trusted, unless proxies are configured. */
export function trustProxy(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  // Fastify accepts no number, because a caller who bypasses the proxies could forge the header; an operator who configures one
  // ensures that this is impossible.
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies.length > 0 && [...proxies];
}

/** Accepts JSON as the only kind of body; an empty body counts as none, whatever its content type. */
export const jsonBodyPlugin = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
});
