import { failureReason } from '@backoffice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notNow } from '../http/http-error';

export interface PlacePolicy {
  name: string;
  max: number;
  /** When a request leaves its place: when its body has arrived, or when its answer is out. */
  until: 'body' | 'answer';
}

/**
 * Limits what one owner may have under way at once, in this process.
 *
 * @returns a function that gives a request a place under `owner`, and throws 429 where all are taken; the connection is closed then, so
 *   that nothing of the body is read
 */
export function createPlaces({ max, until }: PlacePolicy) {
  const taken = new Map<string, number>();

  return (owner: string | number, request: FastifyRequest, reply: FastifyReply): void => {
    const key = String(owner);
    const count = taken.get(key) ?? 0;
    if (count >= max) {
      reply.header('connection', 'close');
      throw notNow(429, failureReason('busy'), 1);
    }
    taken.set(key, count + 1);
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
    if (until === 'body') request.raw.once('end', leave);
    reply.raw.once('close', leave);
  };
}
