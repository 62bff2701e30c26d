import type { HeldRelease } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';

/** At most so many releases in one go: the rest waits for the next. */
const AT_ONCE = 20;

const isUsed = (release: string, idleSeconds: string) => `(
  exists (select from remote_pointer pointer
          where pointer.remote = ${release}.remote and ${release}.release in (live, previous, canary))
  or exists (select from remote_override chosen
             where chosen.remote = ${release}.remote and chosen.release = ${release}.release)
  or exists (select from session_release held join session using (token_hash)
             where held.remote = ${release}.remote and held.release = ${release}.release
               and expires_at > now() and active_at > now() - make_interval(secs => ${idleSeconds}))
)`;

/** Notes since when releases are without use, and forgets that of those that are used again. */
export async function noteUnusedReleases(db: Queryable, idleSeconds: number): Promise<void> {
  await db.query(
    `delete from release_unused where removed_at is null and ${isUsed('release_unused', '$1')}`,
    [idleSeconds],
  );
  await db.query(
    `insert into release_unused (remote, release)
     select remote, release from release where not ${isUsed('release', '$1')} on conflict do nothing`,
    [idleSeconds],
  );
}

/**
 * Marks those as removed that were without use for so long. Their pointers can't be changed until the transaction ends.
 *
 * @returns what was marked
 */
export async function markUnusedReleases(
  db: Queryable,
  { idleSeconds, keepSeconds }: { idleSeconds: number; keepSeconds: number },
): Promise<HeldRelease[]> {
  // A name that begins with a dot could lead out of the folder.
  const due = await db.query<HeldRelease>(
    `select remote, release from release_unused
     where removed_at is null and since < now() - make_interval(secs => $1) and release !~ '^[.]'
     order by since, remote, release limit ${AT_ONCE}`,
    [keepSeconds],
  );
  const [remotes, releases] = [due.rows.map(({ remote }) => remote), due.rows.map(({ release }) => release)];
  await db.query('select from remote_pointer where remote = any($1) order by remote for update', [remotes]);
  const { rows } = await db.query<HeldRelease>(
    `update release_unused set removed_at = now()
     from unnest($2::text[], $3::text[]) due (remote, release)
     where release_unused.remote = due.remote and release_unused.release = due.release
       and not ${isUsed('release_unused', '$1')}
     returning due.remote, due.release`,
    [idleSeconds, remotes, releases],
  );
  return rows;
}

/** @returns whether it was removed, and is known again; its files have been stored anew */
export async function bringBackRelease(
  db: Queryable,
  { remote, release, manifest }: HeldRelease & { manifest: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from release_unused using release
     where release_unused.remote = $1 and release_unused.release = $2 and removed_at is not null
       and release.remote = $1 and release.release = $2 and manifest is not distinct from $3`,
    [remote, release, manifest],
  );
  return rowCount === 1;
}
