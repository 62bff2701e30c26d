import { failureReason } from '@backoffice/contract';
import type { FastifyReply } from 'fastify';
import { senderOf } from '../http/caller';
import { notNow } from '../http/http-error';
import { atEndOfCall } from './end-of-call';
import { concurrency } from './policies';
import { createTaken } from './taken';

/**
 * Limits the calls of one sender that are in progress at once, in this process.
 *
 * @returns a function that takes a slot for a call; throws 429 when none is free, and closes the connection, so that the body
 *   is not read
 */
export function createConcurrencyLimit(name: keyof typeof concurrency) {
  const { max, until } = concurrency[name];
  const taken = createTaken(name);

  return (reply: FastifyReply): void => {
    const sender = senderOf(reply.request);
    if (taken.of(sender) >= max) {
      reply.header('connection', 'close');
      throw notNow(429, failureReason('busy'), 1);
    }
    taken.add(sender, 1);
    const release = atEndOfCall(reply.raw, () => taken.add(sender, -1));
    if (until === 'body') reply.request.raw.once('end', release);
  };
}
