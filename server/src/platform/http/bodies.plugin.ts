import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createInFlight } from './in-flight';

/** An address may be a whole office behind one router, whose bodies are there at once unless somebody holds them back. */
const MOST_OF_ADDRESS = 32;
/** A browser sends six requests at once to one server. */
const MOST_OF_USER = 12;
/** Nothing that a call of nobody takes is longer. */
const PUBLIC_BODY_LIMIT = 16 * 1024;

/** Bounds the bodies that are on their way, and how long they may be where the caller is nobody. Comes after the caller is known. */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  const ofAddress = createInFlight(MOST_OF_ADDRESS);
  const ofUser = createInFlight(MOST_OF_USER);
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= PUBLIC_BODY_LIMIT;
  });
  app.addHook('onRequest', async (request, reply) => {
    // Most are so short that they came with the head. An injected request has no such mark: its body is there.
    if (request.raw.complete !== false) return;
    ofAddress(request.ip, request, reply);
    if (request.caller) ofUser(String(request.caller.userId), request, reply);
  });
});
