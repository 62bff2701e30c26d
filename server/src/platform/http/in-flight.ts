import { failureReason } from '@backoffice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notNow } from './http-error';

/**
 * Bounds what one sender may have under way at once, in this process.
 *
 * @param until when a request counts no more: when its body has arrived, or not before its answer is out
 * @returns a function that counts a request under `key` until then, and throws 429 where there are `most` already; the connection is
 *   closed then, so that nothing of the body is read
 */
export function createInFlight(most: number, until: 'body' | 'answer' = 'body') {
  const counts = new Map<string, number>();

  return (key: string, request: FastifyRequest, reply: FastifyReply): void => {
    const count = counts.get(key) ?? 0;
    if (count >= most) {
      reply.header('connection', 'close');
      throw notNow(429, failureReason('busy'), 1);
    }
    counts.set(key, count + 1);
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
    if (until === 'body') request.raw.once('end', leave);
    reply.raw.once('close', leave);
  };
}
