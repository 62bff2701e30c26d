import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeldRelease } from '@backoffice/contract';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction';
import { longestIdle, type SessionLimits } from '../../people/sessions/sessions.repository';
import { auditRemote } from './pointer';
import { lockPublications } from './releases.repository';
import { markUnusedReleases, noteUnusedReleases } from './unused-releases.repository';

/** Longer than a session may last: a release that was published on Friday may be promoted on Monday. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

// A name that no release can have, and that backups leave out.
const asideOf = (release: string) => `.removed-${release}.part`;
const isAside = (name: string) => name.startsWith('.removed-') && name.endsWith('.part');

/** Renames the folder of a release, so that it disappears at once. A missing folder is ignored. */
async function setAside(store: string, { remote, release }: HeldRelease): Promise<void> {
  try {
    await rename(join(store, remote, release), join(store, remote, asideOf(release)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Removes renamed folders, also those of a process that ended before it could. */
async function removeSetAside(store: string): Promise<void> {
  const remotes = await readdir(store, { withFileTypes: true });
  for (const remote of remotes.filter((entry) => entry.isDirectory())) {
    const names = await readdir(join(store, remote.name));
    for (const name of names.filter(isAside))
      await rm(join(store, remote.name, name), { recursive: true, force: true });
  }
}

/**
 * Removes unused releases: named by no pointer and used by no session for a week, or for as long as the longest session. Their
 * files are deleted; their names cannot be used again.
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
    // A publication of a removed release runs either before or after.
    await lockPublications(transaction);
    await noteUnusedReleases(transaction, idleSeconds);
    const marked = await markUnusedReleases(transaction, { idleSeconds, keepSeconds });
    for (const { remote, release } of marked) {
      const changes = [{ field: 'release', from: release, to: null }];
      await auditRemote(transaction, { remote, author: null, action: 'release-remove', changes });
    }
    for (const release of marked) await setAside(store, release);
  });
  await removeSetAside(store);
}
