import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createConcurrencyLimit } from './concurrency-limit';
import { bodyBytes } from './policies';
import { createRateLimit } from './rate-limit';

/**
 * Limits request bodies that are still arriving, because each is in memory: their number for each sender, the number of long
 * ones for each user, and their length for callers without a session. Forms are limited where they are read.
 */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  const enterOfUser = createConcurrencyLimit('bodiesPerUser');
  const enterOfAddress = createConcurrencyLimit('bodiesPerAddress');
  const limitLong = createRateLimit('longBodiesPerUser');
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= bodyBytes.public;
  });
  app.addHook('preParsing', async (request, reply) => {
    // Most bodies are so short that they arrive with the head. An injected request has no `complete`: its body is there.
    const mark = request.raw as { complete?: boolean };
    if ((mark.complete ?? true) || request.headers['content-type']?.startsWith('multipart/')) return;
    const { 'content-length': length = Infinity } = request.headers;
    if (request.caller && Number(length) > bodyBytes.long) limitLong(request);
    (request.caller ? enterOfUser : enterOfAddress)(reply);
  });
});
