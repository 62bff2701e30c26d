import { DEPLOY_KEY_HEADER } from '@backoffice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createAnonymousSlots } from './anonymous-slots';

/** Returns true when the call has a token to look up; then it takes a slot only when it is refused. */
function bringsToken({ headers, is404, routeOptions }: FastifyRequest): boolean {
  const { access, takesTokenInQuery } = routeOptions.config;
  if (is404 || access === 'public') return false;
  return Boolean(headers.authorization ?? headers[DEPLOY_KEY_HEADER] ?? takesTokenInQuery);
}

/**
 * Limits the cost of calls without a session by address, before the body or the database is read: docs/decisions/0038. Calls
 * with a valid token take no slot and do not wait, even from a shared address.
 */
export const strangersPlugin = fp(async (app: FastifyInstance) => {
  const slots = createAnonymousSlots();
  const entered = new WeakSet<FastifyRequest>();
  const enter = (reply: FastifyReply) => {
    entered.add(reply.request);
    return slots.enter(reply);
  };

  // The hooks use `done`: an async hook costs each call of staff some microseconds.
  app.addHook('onRequest', (request, reply, done) => {
    if (bringsToken(request)) return done();
    enter(reply).then(() => done(), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isStranger = !request.caller && !request.deployKey && !request.isDirectory;
    if (!isStranger || reply.statusCode < 400 || entered.has(request)) return done(null, payload);
    const send = () => done(null, payload);
    // The caller of a late refusal may have left.
    enter(reply).then(send, send);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (entered.has(request)) slots.leave(reply);
    done();
  });
});
