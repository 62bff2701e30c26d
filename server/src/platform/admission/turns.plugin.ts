import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createPlaces } from './place';
import { places, queues, ROWS_PER_CALL } from './policies';
import { createOwnQueues } from './queue';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does what a call asks for when it is its caller's turn.
     *
     * @param owner who calls: a user's id, or an address where only that is known
     * @param what rows: that are asked for; many are worked on while nothing else of the owner's is. isRead: it only reads, by which one can
     *   go on and on; files that are imported do not wait for themselves
     * @throws HttpError 429 where too many of the owner's wait
     */
    inTurn<T>(owner: string, work: () => Promise<T>, what?: { rows: number; isRead: boolean }): Promise<T>;
  }
}

export const turnsPlugin = fp(async (app: FastifyInstance) => {
  const { atOnce } = queues.callsPerUser;
  const inOwnTurn = createOwnQueues(queues.callsPerUser);
  const enterAnswer = createPlaces(places.answersPerUser);
  app.addHook('onRequest', async (request, reply) => {
    if (request.caller) enterAnswer(request.caller.userId, request, reply);
  });
  app.decorate('inTurn', (owner, work, { rows, isRead } = { rows: 0, isRead: true }) => {
    const weight = Math.min(Math.max(1, Math.ceil(rows / ROWS_PER_CALL)), atOnce);
    return inOwnTurn(owner, work, { weight, isCounted: isRead });
  });
});
