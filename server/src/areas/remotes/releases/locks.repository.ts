import { ALL_REMOTES, type ReleaseLock } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { refusal } from '../../../platform/http/http-error';

interface LockRow {
  remote: string;
  reason: string;
  until: string | null;
  by: string;
}

const IN_FORCE = '(until > now()) is not false';

/** The locks in force, that for all remotes first. */
export const listLocks = statement<LockRow>(
  'release-locks',
  `select remote, reason, until, locked_by as by from release_lock where ${IN_FORCE} order by remote`,
).rows;

/** Returns the lock of a remote: that for all remotes, or else its own. */
export function lockOf(locks: readonly LockRow[], remote: string): ReleaseLock | null {
  const lock = locks.find((each) => each.remote === ALL_REMOTES || each.remote === remote);
  return lock
    ? { reason: lock.reason, until: lock.until, by: lock.by, isForAll: lock.remote === ALL_REMOTES }
    : null;
}

/** @throws {HttpError} 409 with the reason while the remote, or all remotes, are locked */
export async function refuseLocked(db: Queryable, remote: string): Promise<void> {
  const lock = lockOf(await listLocks(db), remote);
  if (lock) throw refusal(409, 'releases-locked', { reason: lock.reason, by: lock.by });
}

export const saveLock = statement<never, LockRow>(
  'release-lock-save',
  `insert into release_lock (remote, reason, until, locked_by) values (:remote, :reason, :until, :by)
   on conflict (remote) do update
     set reason = excluded.reason, until = excluded.until, locked_by = excluded.locked_by, locked_at = now()`,
).run;

/** @returns the reason of the removed lock; null when there was none in force */
export const removeLock = statement<{ reason: string }, { remote: string }>(
  'release-lock-remove',
  `delete from release_lock where remote = :remote and ${IN_FORCE} returning reason`,
).oneOrNone;
