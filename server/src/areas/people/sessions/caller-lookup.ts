import DataLoader from 'dataloader';
import type pg from 'pg';
import type { SignedInUser } from '../../../platform/http/caller';
import type { KnownEntry } from '../../../platform/replicas/positions.repository';
import { findCallers, type SessionLimits } from './sessions.repository';

/** Calls that arrive while so many statements are under way wait for one of them to end, and share the next. */
const STATEMENTS = 4;
const MOST_TOKENS = 100;

/**
 * Finds the caller of a token; null where it stands for nobody (any more). Calls that arrive together share a statement. It begins
 * after the last of them arrived, and nothing is cached, so that each gets the state of now: docs/decisions/0019.
 *
 * @param knownEntry the entry that replicas have, after which it is asked what each caller wrote; left out: nothing reads from replicas
 */
export function callerLookup(
  pool: pg.Pool,
  limits: SessionLimits,
  knownEntry?: () => KnownEntry,
): (token: string) => Promise<SignedInUser | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const find = async (tokens: readonly string[]) => {
    running += 1;
    try {
      return await findCallers(pool, tokens, limits, knownEntry?.() ?? null);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  const schedule = (send: () => void) => {
    if (running < STATEMENTS) setImmediate(send);
    else waiting.push(send);
  };
  const lookup = new DataLoader(find, {
    cache: false,
    maxBatchSize: MOST_TOKENS,
    batchScheduleFn: schedule,
  });
  return (token) => lookup.load(token);
}
