import { failureReason } from '@backoffice/contract';
import type { FastifyReply } from 'fastify';
import { notNow } from '../http/http-error';
import { atEndOfCall } from './end-of-call';
import { createTaken } from './taken';

export interface PlacePolicy {
  name: string;
  max: number;
  /** When a call gives its place back: when its body has arrived, or when its answer is out. */
  until: 'body' | 'answer';
}

/**
 * Limits what one owner may have under way at once, in this process.
 *
 * @returns a function that gives a call a place under `owner`, and throws 429 where all are taken; the connection is closed then, so that
 *   nothing of the body is read
 */
export function createPlaces({ name, max, until }: PlacePolicy) {
  const places = createTaken(name);

  return (owner: string | number, reply: FastifyReply): void => {
    const key = String(owner);
    if (places.of(key) >= max) {
      reply.header('connection', 'close');
      throw notNow(429, failureReason('busy'), 1);
    }
    places.take(key);
    const leave = atEndOfCall(reply.raw, () => places.giveBack(key));
    if (until === 'body') reply.request.raw.once('end', leave);
  };
}
