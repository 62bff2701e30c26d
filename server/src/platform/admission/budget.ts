import { failureReason } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../database/transaction';
import { notNow } from '../http/http-error';
import { countCall } from './budget.repository';
import { budgets } from './policies';

// Beyond this number the longest unused owner is forgotten; its next call is counted in the database again.
const MAX_REFUSED = 10_000;

/**
 * Limits calls over time, counted for all server processes together: docs/decisions/0038.
 *
 * @returns a function that counts a call of `owner` and throws 429 beyond the limit. Refused owners are remembered in this
 *   process, so that their further calls cost the database nothing
 */
export function createBudget(db: Queryable, name: keyof typeof budgets) {
  const { counter, calls: max, seconds } = budgets[name];
  // Created with the first refusal, because an LRUCache allocates all its memory at once: 200 kB.
  let refused: LRUCache<string, number> | undefined;
  const refuse = (endsAt: number) => {
    const left = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    return notNow(429, failureReason('too-many-attempts', { seconds: left }), left);
  };

  return async (owner: string | number): Promise<void> => {
    const endsAt = refused?.get(String(owner));
    if (endsAt !== undefined && endsAt > Date.now()) throw refuse(endsAt);
    const count = await countCall(db, { counter: `${counter} ${owner}`, seconds });
    if (count.calls <= max) return;
    const ends = Date.now() + count.seconds * 1000;
    refused ??= new LRUCache({ max: MAX_REFUSED });
    refused.set(String(owner), ends);
    throw refuse(ends);
  };
}
