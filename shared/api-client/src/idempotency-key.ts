import { randomId } from './random-id';

/** A key for one create: made when a form opens, sent with each attempt, so that a repeated call answers the first one's row. */
export function newIdempotencyKey(): string {
  return randomId();
}
