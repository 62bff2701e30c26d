import { MAX_ANSWER_BYTES } from '@backoffice/contract/shortened-rows';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import { senderOf } from '../http/caller';
import { createConcurrencyLimit } from './concurrency-limit';
import { concurrency, type QueuePolicy, queues, ROWS_PER_CALL, unreadBytes } from './policies';
import { createOwnQueues, createQueue } from './queue';
import { takenByLimit } from './taken';
import { createUnreadBytes } from './unread-bytes';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs the work of a call in its caller's turn: the user's, or the address's without a session. Reads are skipped when the
     * caller has left.
     *
     * @param what rows: the requested rows; many run only while no other call of the owner does. isRead: true for a read, which
     *   counts towards the owner's burst; false for a write, because an import must not slow itself down
     * @throws HttpError 429 when too many calls of the owner wait
     */
    inTurn<T>(
      reply: FastifyReply,
      work: () => Promise<T>,
      what?: { rows: number; isRead: boolean },
    ): Promise<T>;
  }
}

function showTaken({ metrics }: FastifyInstance): void {
  const gauge = new Gauge({
    name: 'limit_taken',
    help: 'Amount that calls hold of each concurrency limit and queue: calls, rows or bytes, as the limit counts.',
    labelNames: ['limit'],
    registers: [metrics],
    collect() {
      for (const limit of [...Object.keys(concurrency), ...Object.keys(queues), 'unreadBytes'])
        gauge.set({ limit }, takenByLimit().get(limit) ?? 0);
    },
  });
}

export const turnsPlugin = fp(async (app: FastifyInstance, waits: Partial<QueuePolicy>) => {
  showTaken(app);
  const { atOnce } = queues.callsPerUser;
  const inOwnTurn = createOwnQueues('callsPerUser', waits);
  const inTurnOfLists = createQueue('longLists', waits);
  const unread = createUnreadBytes(unreadBytes);
  const enterAnswer = createConcurrencyLimit('answersPerUser');
  app.addHook('onRequest', (request, reply, done) => {
    if (request.caller) enterAnswer(reply);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    unread.hold(reply, bytes);
    done(null, payload);
  });
  app.decorate('inTurn', ({ raw, request }, work, { rows, isRead } = { rows: 0, isRead: true }) => {
    const weight = Math.min(Math.max(1, Math.ceil(rows / ROWS_PER_CALL)), atOnce);
    const response = isRead ? raw : undefined;
    const workOnList = async () => {
      unread.refuse(request, MAX_ANSWER_BYTES);
      return inTurnOfLists(work, { response });
    };
    const turn = { weight, isCounted: isRead, response };
    return inOwnTurn(senderOf(request), rows > ROWS_PER_CALL ? workOnList : work, turn);
  });
});
