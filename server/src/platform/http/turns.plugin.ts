import { failureReason, PAGE_SIZES } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createInFlight } from './in-flight';
import { createOwnLanes } from './lane';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does what a call asks for when it is its caller's turn.
     *
     * @param owner who calls: a user's id, or an address where only that is known
     * @param rows that are asked for: more than a page shows are worked on while nothing else of the owner's is
     * @throws HttpError 429 where too many of the owner's wait
     */
    inTurn<T>(owner: string, work: () => Promise<T>, rows?: number): Promise<T>;
  }
}

/** Of one user: an answer is in memory until its reader has it. */
const MOST_ANSWERS = 128;
/** A few of one user leave connections of the database, and the process, to everybody else: docs/decisions/0084. */
const TURNS = { atOnce: 4, mostWaiting: MOST_ANSWERS, maxWaitMs: 3_000, firstGuessMs: 20 };

export const turnsPlugin = fp(async (app: FastifyInstance) => {
  const inOwnTurn = createOwnLanes({ ...TURNS, reason: failureReason('busy') });
  const enterAnswer = createInFlight(MOST_ANSWERS, 'answer');
  app.addHook('onRequest', async (request, reply) => {
    if (request.caller) enterAnswer(String(request.caller.userId), request, reply);
  });
  app.decorate('inTurn', (owner, work, rows = 0) =>
    inOwnTurn(owner, work, rows > Math.max(...PAGE_SIZES) ? TURNS.atOnce : 1),
  );
});
