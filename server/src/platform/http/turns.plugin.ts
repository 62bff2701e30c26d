import { failureReason } from '@backoffice/contract';
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
     * @param what rows: that are asked for; many are worked on while nothing else of the owner's is. isRead: it only reads, by which one can
     *   go on and on; files that are imported do not wait for themselves
     * @throws HttpError 429 where too many of the owner's wait
     */
    inTurn<T>(owner: string, work: () => Promise<T>, what?: { rows: number; isRead: boolean }): Promise<T>;
  }
}

/** Of one user: an answer is in memory until its reader has it. */
const MOST_ANSWERS = 128;
/** A few of one user leave connections of the database, and the process, to everybody else: docs/decisions/0084. */
const TURNS = { atOnce: 4, burstMs: 2_000, mostWaiting: MOST_ANSWERS, maxWaitMs: 3_000, firstGuessMs: 20 };
/** A page of a list has its place beside others; more rows take the places of several. */
const ROWS_OF_A_TURN = 25;

export const turnsPlugin = fp(async (app: FastifyInstance) => {
  const inOwnTurn = createOwnLanes({ ...TURNS, reason: failureReason('busy') });
  const enterAnswer = createInFlight(MOST_ANSWERS, 'answer');
  app.addHook('onRequest', async (request, reply) => {
    if (request.caller) enterAnswer(String(request.caller.userId), request, reply);
  });
  app.decorate('inTurn', (owner, work, { rows, isRead } = { rows: 0, isRead: true }) => {
    const turns = Math.max(1, Math.ceil(rows / ROWS_OF_A_TURN));
    return inOwnTurn(owner, work, { weight: Math.min(turns, TURNS.atOnce), isCounted: isRead });
  });
});
