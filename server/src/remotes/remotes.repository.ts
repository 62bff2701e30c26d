import { manifestPath, type RemoteRelease } from '@backoffice/contract';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { remoteReleaseTable } from './remote-release.table';

/** The release of each remote that is live, with the place of its manifest. */
export async function listRemotes(db: Database): Promise<RemoteRelease[]> {
  const { name, release, status } = remoteReleaseTable;
  const rows = await db.select({ name, release, status }).from(remoteReleaseTable).orderBy(asc(name));
  return rows.map((row) => ({ ...row, manifest: manifestPath(row.name, row.release) }));
}

/** Makes these the live releases of their remotes, all at once. */
export async function publishRemotes(
  db: Database,
  releases: Pick<RemoteRelease, 'name' | 'release'>[],
): Promise<void> {
  await db
    .insert(remoteReleaseTable)
    .values(releases)
    .onConflictDoUpdate({
      target: remoteReleaseTable.name,
      set: { release: sql`excluded.release`, status: 'live', updatedAt: sql`now()` },
    });
}
