import DataLoader from 'dataloader';
import type pg from 'pg';
import type { SignedInUser } from '../../../platform/http/caller';
import type { KnownEntry } from '../../../platform/replicas/positions.repository';
import type { SessionLimits } from './session-limits';
import { findCallers } from './sessions.repository';

/** The number of concurrent statements; further calls wait for one to end, and share the next. */
const STATEMENTS = 4;
const MAX_TOKENS = 100;

/**
 * Finds the user of a token; null when the token is unknown or expired. Calls that arrive together share a statement. It begins
 * after the last of them arrived, and nothing is cached, so that each call sees the current state: docs/decisions/0019.
 *
 * @param knownEntry returns the audit entry that all replicas have, after which each caller's last write is looked up; omitted
 *   without replicas
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
    maxBatchSize: MAX_TOKENS,
    batchScheduleFn: schedule,
  });
  return (token) => lookup.load(token);
}
