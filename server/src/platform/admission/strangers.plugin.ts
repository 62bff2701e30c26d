import { DEPLOY_KEY_HEADER } from '@backoffice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createStrangerPlaces } from './stranger-places';

/** Whether it is worth a question to the database who calls: then only a refusal takes a place. */
function bringsToken({ headers, is404, routeOptions }: FastifyRequest): boolean {
  const { access, takesTokenInQuery } = routeOptions.config;
  if (is404 || access === 'public') return false;
  return Boolean(headers.authorization ?? headers[DEPLOY_KEY_HEADER] ?? takesTokenInQuery);
}

/**
 * Limits by address what calls without a session cost, before anything of them is read or asked: docs/decisions/0038. Calls with a valid
 * token take no place and wait for none, whatever address they share.
 */
export const strangersPlugin = fp(async (app: FastifyInstance) => {
  const places = createStrangerPlaces();
  const entered = new WeakSet<FastifyRequest>();
  const enter = (reply: FastifyReply) => {
    entered.add(reply.request);
    return places.enter(reply);
  };

  // Hooks with "done": an async one costs each call of staff some microseconds.
  app.addHook('onRequest', (request, reply, done) => {
    if (bringsToken(request)) return done();
    enter(reply).then(() => done(), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isStranger = !request.caller && !request.deployKey;
    if (!isStranger || reply.statusCode < 400 || entered.has(request)) return done(null, payload);
    const send = () => done(null, payload);
    // The caller of a late refusal may have left.
    enter(reply).then(send, send);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (entered.has(request) && reply.statusCode < 400 && reply.raw.writableEnded) places.giveBack(reply);
    done();
  });
});
