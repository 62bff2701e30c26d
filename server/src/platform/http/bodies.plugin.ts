import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createInFlight } from './in-flight';
import { createRateLimit } from './rate-limit';

/** Of a user, for a browser sends six requests at once to one server. */
const MOST_OF_USER = 12;
/** Of nobody: an address may be a whole office behind one router, which signs in at the same time. */
const MOST_OF_ADDRESS = 32;
/** Few calls take more, such as an article's; to read and parse a megabyte keeps the process from others for as long as ten calls. */
const LONG_BYTES = 64 * 1024;
const LONG_OF_USER = { calls: 20, seconds: 10 };
/** Nothing that a call of nobody takes is longer. */
const PUBLIC_BODY_LIMIT = 16 * 1024;

/**
 * Bounds the bodies that are on their way, each in memory until it has come, how many of a user's are long, and how long they may be where
 * the caller is nobody.
 * Forms are bounded where they are read.
 */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  const ofUser = createInFlight(MOST_OF_USER);
  const ofAddress = createInFlight(MOST_OF_ADDRESS);
  const limitLong = createRateLimit(LONG_OF_USER);
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= PUBLIC_BODY_LIMIT;
  });
  app.addHook('preParsing', async (request, reply) => {
    // Most are so short that they came with the head. An injected request has no such mark: its body is there.
    const mark = request.raw as { complete?: boolean };
    if ((mark.complete ?? true) || request.headers['content-type']?.startsWith('multipart/')) return;
    if (!request.caller) {
      ofAddress(request.ip, request, reply);
      return;
    }
    const user = String(request.caller.userId);
    const { 'content-length': length = Infinity } = request.headers;
    if (Number(length) > LONG_BYTES) limitLong(user);
    ofUser(user, request, reply);
  });
});
