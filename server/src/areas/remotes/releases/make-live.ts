import { type ManifestFile, OPERATOR } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { saveManifest } from './manifests.repository';
import { addMenuPages, followLiveMenu } from './menu-pages.repository';
import { addOwnPermissions } from './own-permissions.repository';
import { auditRemote, madeLive } from './pointer';
import { ensurePointer, swapPointer } from './pointer.repository';
import { bringBackRelease, findRelease, insertRelease, type ReleaseRow } from './releases.repository';

/**
 * Publishes a release if needed, and makes it live at once, without any checks: for an operator with access to the database.
 *
 * @throws {Error} when the name belongs to a release with different content
 */
export async function makeLive(
  transaction: Queryable,
  { content, ...published }: Omit<ReleaseRow, 'publishedBy'> & { content?: ManifestFile | null },
): Promise<void> {
  const { remote, release, manifest } = published;
  if (!(await insertRelease(transaction, { ...published, publishedBy: OPERATOR }))) {
    const existing = (await findRelease(transaction, published))?.manifest ?? null;
    if (manifest && existing && existing !== manifest)
      throw new Error(
        `${remote} ${release} was already published with different content: build it under a new name.`,
      );
    await bringBackRelease(transaction, { remote, release, manifest: existing });
  }
  if (content) await saveManifest(transaction, { remote, release, content });
  const seen = await ensurePointer(transaction, remote);
  if (seen.live === release && !seen.disabledReason) return;
  const next = { ...madeLive(seen, release), disabledReason: null, disabledUntil: null };
  if (!(await swapPointer(transaction, seen, next)))
    throw new Error(`Another user changed ${remote}: try again.`);
  const changes = [
    { field: 'live', from: seen.live, to: release },
    ...(await addMenuPages(transaction, published)),
    ...(await addOwnPermissions(transaction, published)),
  ];
  await followLiveMenu(transaction, published);
  await auditRemote(transaction, { remote, author: null, action: 'promote', changes });
}
