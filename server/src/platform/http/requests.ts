import { DEPLOY_KEY_HEADER } from '@backoffice/contract';
import { randomBytes, randomUUID } from 'node:crypto';
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

const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
// https://www.w3.org/TR/trace-context/#version-format
const TRACE_PARENT = /^00-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-[0-9a-f]{2}$/;

type WithHeaders = Pick<IncomingMessage, 'headers'>;

/** Returns true for a call that says who makes it; whether that is so is not known yet. */
const namesCaller = ({ headers }: WithHeaders): boolean =>
  headers.authorization !== undefined || headers[DEPLOY_KEY_HEADER] !== undefined;

/** The caller's own step that the call is a part of, as its `traceparent` says. */
export function traceParent({ headers }: WithHeaders): { traceId: string; spanId: string } | null {
  const { traceparent } = headers;
  const [, traceId, spanId] = (typeof traceparent === 'string' && TRACE_PARENT.exec(traceparent)) || [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : null;
}

/**
 * Returns the id of a call that is its trace's, too: the one of the `traceparent` or `x-request-id` of a caller that may be
 * known, otherwise a new one. docs/decisions/0118-traces.md
 */
export function traceId(request: WithHeaders): string {
  const given = request.headers['x-request-id'];
  const own = typeof given === 'string' && TRACE_ID.test(given) ? given : undefined;
  const id = namesCaller(request) ? (traceParent(request)?.traceId ?? own) : undefined;
  return id ?? randomBytes(16).toString('hex');
}

/** Returns the client's `x-request-id` where the call has another id, for the log. */
export function otherRequestId({ headers }: WithHeaders, id: string): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && given !== id && SANE.test(given) ? given : undefined;
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
