import { apiPaths } from '@backoffice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createRateLimit } from './rate-limit';

/** As long as a call that comes too often is held: docs/decisions/0038. */
const HOLD_MS = 500;
const SIGN_INS: readonly string[] = [apiPaths.login, apiPaths.loginAlias];

/**
 * Limits by address what calls without a session cost. Refusals beyond `refusalsPerAddress` are sent late, so that a caller who goes on
 * calls no faster than one who waits; until they are fewer, calls that bring a body are refused before it is read, apart from sign-ins,
 * whose failures have limits of their own (docs/decisions/0027). Calls with a valid token are never counted, whatever address they share.
 */
export const strangersPlugin = fp(async (app: FastifyInstance) => {
  const countRefusal = createRateLimit('refusalsPerAddress');
  const countHealth = createRateLimit('healthCallsPerAddress');
  const isStranger = ({ caller, deployKey }: FastifyRequest) => !caller && !deployKey;

  app.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    if (url.startsWith('/health/')) countHealth(request);
    const isRefusable = request.method === 'POST' && config.access === 'public' && !SIGN_INS.includes(url);
    if (isRefusable && countRefusal.isSpent(request)) countRefusal(request);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // 429 is held anyway.
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500 && reply.statusCode !== 429;
    if (!isRefused || !isStranger(request)) return done();
    try {
      countRefusal(request);
      done();
    } catch {
      setTimeout(done, HOLD_MS);
    }
  });
});
