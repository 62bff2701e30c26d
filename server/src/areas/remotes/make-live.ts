import { OPERATOR, type ReleaseFacts } from '@backoffice/contract';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import type { Queryable } from '../../platform/database/transaction';
import { addMenuPages } from './menu-pages.repository';
import { addPointer, findPointer, swapPointer } from './pointer.repository';
import { madeLive } from './release-service';
import { findReleaseHash, insertRelease } from './releases.repository';
import { bringBackRelease } from './unused-releases.repository';

interface Published {
  name: string;
  release: string;
  manifest: string | null;
  facts: ReleaseFacts | null;
}

/**
 * Publishes a release, where it is not yet, and makes it the live one at once. Nothing is checked: this is how an operator who
 * holds the database decides.
 *
 * @throws {Error} when the same name stands for other content already
 */
export async function makeLive(
  transaction: Queryable,
  { name, release, manifest, facts }: Published,
): Promise<void> {
  if (
    !(await insertRelease(transaction, { remote: name, release, manifest, facts, publishedBy: OPERATOR }))
  ) {
    const known = await findReleaseHash(transaction, name, release);
    if (manifest && known && known !== manifest)
      throw new Error(`${name} ${release} was published with other content: build it under another name.`);
    await bringBackRelease(transaction, { remote: name, release, manifest: known });
  }
  await addPointer(transaction, name);
  const seen = (await findPointer(transaction, name))!;
  if (seen.live === release && !seen.disabledReason) return;
  const next = { ...seen, ...madeLive(seen, release), disabledReason: null, disabledUntil: null };
  if (!(await swapPointer(transaction, seen, next)))
    throw new Error(`Somebody else has just changed ${name}: try again.`);
  await insertAuditEntry(transaction, {
    author: null,
    subject: 'remote',
    subjectId: null,
    subjectName: name,
    action: 'promote',
    changes: [
      { field: 'live', from: seen.live, to: release },
      ...(await addMenuPages(transaction, name, release)),
    ],
  });
}
