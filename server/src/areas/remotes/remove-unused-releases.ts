import type pg from 'pg';
import { longestIdle, type SessionLimits } from '../people/sessions/sessions.repository';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import { lockPublications } from './releases.repository';
import { removeSetAside, setAside } from './removed-folders';
import { markUnusedReleases, noteUnusedReleases } from './unused-releases.repository';

/** Longer than a session may last: one that was published on Friday may be promoted on Monday. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

/**
 * Removes the releases that nobody can be on: no pointer names them, no session has them, and that for a week or as long as the
 * longest session lasts. Their files go; their names stay taken.
 *
 * @param store folder of the releases
 */
export async function removeUnusedReleases(
  pool: pg.Pool,
  store: string,
  limits: SessionLimits,
): Promise<void> {
  const idleSeconds = longestIdle(limits);
  const keepSeconds = Math.max(KEEP_SECONDS, limits.maxSeconds);
  await inTransaction(pool, async (transaction) => {
    // Whoever publishes a removed release again comes before or after.
    await lockPublications(transaction);
    await noteUnusedReleases(transaction, idleSeconds);
    const marked = await markUnusedReleases(transaction, { idleSeconds, keepSeconds });
    for (const { remote, release } of marked) {
      await insertAuditEntry(transaction, {
        author: null,
        subject: 'remote',
        subjectId: null,
        subjectName: remote,
        action: 'release-remove',
        changes: [{ field: 'release', from: release, to: null }],
      });
    }
    for (const release of marked) await setAside(store, release);
  });
  await removeSetAside(store);
}
