import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createInFlight } from './in-flight';

/** Of a user, for a browser sends six requests at once to one server. */
const MOST_OF_USER = 12;
/** Of nobody: an address may be a whole office behind one router, which signs in at the same time. */
const MOST_OF_ADDRESS = 32;
/** Nothing that a call of nobody takes is longer. */
const PUBLIC_BODY_LIMIT = 16 * 1024;

/**
 * Bounds the bodies that are on their way, each in memory until it has come, and how long they may be where the caller is nobody.
 * Forms are bounded where they are read.
 */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  const ofUser = createInFlight(MOST_OF_USER);
  const ofAddress = createInFlight(MOST_OF_ADDRESS);
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= PUBLIC_BODY_LIMIT;
  });
  app.addHook('preParsing', async (request, reply) => {
    // Most are so short that they came with the head. An injected request has no such mark: its body is there.
    const mark = request.raw as { complete?: boolean };
    if ((mark.complete ?? true) || request.headers['content-type']?.startsWith('multipart/')) return;
    if (request.caller) ofUser(String(request.caller.userId), request, reply);
    else ofAddress(request.ip, request, reply);
  });
});
