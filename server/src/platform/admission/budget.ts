import { failureReason } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../database/transaction';
import { notNow } from '../http/http-error';
import { countCall } from './budget.repository';
import { budgets } from './policies';

// Who was refused longest ago is forgotten first, and asked for again.
const MAX_REFUSED = 10_000;

/**
 * Counts what one may do over time, for all server processes together: docs/decisions/0038.
 *
 * @returns a function that counts a call of `owner` and throws 429 once there were more than the limit lets through. Who is refused
 *   is remembered in this process, so that whoever goes on costs the database nothing
 */
export function createBudget(db: Queryable, name: keyof typeof budgets) {
  const { counter, calls: max, seconds } = budgets[name];
  // It takes room for all its owners at once, 200 kB: with the first refusal.
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
