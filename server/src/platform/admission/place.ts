import { failureReason } from '@backoffice/contract';
import type { FastifyReply } from 'fastify';
import { notNow } from '../http/http-error';
import { atEndOfCall } from './end-of-call';
import { places } from './policies';
import { createTaken } from './taken';

/**
 * Limits what one owner may have under way at once, in this process.
 *
 * @returns a function that gives a call a place under `owner`, and throws 429 where all are taken; the connection is closed then, so that
 *   nothing of the body is read
 */
export function createPlaces(name: keyof typeof places) {
  const { max, until } = places[name];
  const taken = createTaken(name);

  return (owner: string | number, reply: FastifyReply): void => {
    const key = String(owner);
    if (taken.of(key) >= max) {
      reply.header('connection', 'close');
      throw notNow(429, failureReason('busy'), 1);
    }
    taken.add(key, 1);
    const leave = atEndOfCall(reply.raw, () => taken.add(key, -1));
    if (until === 'body') reply.request.raw.once('end', leave);
  };
}
