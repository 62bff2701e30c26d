import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';

/** Whose call a write is. */
export interface Author {
  userId: number;
  username: string;
  requestId: string;
}

export function authorOf({ userId, username }: Caller, request: FastifyRequest): Author {
  return { userId, username, requestId: request.id };
}
