import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The client's own `x-request-id` when it can stand in a log and a header as it is, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
