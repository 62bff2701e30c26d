import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction';
import { longestIdle, type SessionLimits } from '../../people/sessions/session-limits';
import type { ReleaseStore } from '../store/release-store';
import { auditRemote } from './pointer';
import { lockPublications } from './releases.repository';
import { markUnusedReleases, noteUnusedReleases } from './unused-releases.repository';

/** Longer than a session may last: a release that was published on Friday may be promoted on Monday. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

/**
 * Removes unused releases: named by no pointer and used by no session for a week, or for as long as the longest session. Their
 * files are deleted; their names cannot be used again.
 */
export async function removeUnusedReleases(
  pool: pg.Pool,
  store: ReleaseStore,
  limits: SessionLimits,
): Promise<void> {
  const idleSeconds = longestIdle(limits);
  const keepSeconds = Math.max(KEEP_SECONDS, limits.maxSeconds);
  await inTransaction(pool, async (transaction) => {
    // A publication of a removed release runs either before or after.
    await lockPublications(transaction);
    await noteUnusedReleases(transaction, idleSeconds);
    const marked = await markUnusedReleases(transaction, { idleSeconds, keepSeconds });
    for (const { remote, release } of marked) {
      const changes = [{ field: 'release', from: release, to: null }];
      await auditRemote(transaction, { remote, author: null, action: 'release-remove', changes });
    }
    for (const release of marked) await store.remove(release);
  });
  await store.removeLeftovers();
}
