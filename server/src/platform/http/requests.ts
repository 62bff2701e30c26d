import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { TrustedProxies } from '../settings/trusted-proxies';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The client's own `x-request-id` when it can stand in a log and a header as it is, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** What Fastify is to believe of `X-Forwarded-For`: nothing, unless proxies are named. */
export function trustProxy(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  // Fastify takes no number, as a caller past the proxies could forge with it; the operator who gives one vouches that there is none.
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies.length > 0 && [...proxies];
}

/** JSON is the only kind of body; a body of no bytes is no body, whatever its content type says. */
export const jsonBodyPlugin = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
});
