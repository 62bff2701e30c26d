import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createPlaces } from './place';
import { bodyBytes } from './policies';
import { createRateLimit } from './rate-limit';

/**
 * Limits the bodies that are on their way, each in memory until it has come, how many of a user's are long, and how long they may be where
 * the caller has no session. Forms are limited where they are read.
 */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  const enterOfUser = createPlaces('bodiesPerUser');
  const enterOfAddress = createPlaces('bodiesPerAddress');
  const limitLong = createRateLimit('longBodiesPerUser');
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= bodyBytes.public;
  });
  app.addHook('preParsing', async (request, reply) => {
    // Most are so short that they came with the head. An injected request has no such mark: its body is there.
    const mark = request.raw as { complete?: boolean };
    if ((mark.complete ?? true) || request.headers['content-type']?.startsWith('multipart/')) return;
    const { 'content-length': length = Infinity } = request.headers;
    if (request.caller && Number(length) > bodyBytes.long) limitLong(request);
    (request.caller ? enterOfUser : enterOfAddress)(reply);
  });
});
