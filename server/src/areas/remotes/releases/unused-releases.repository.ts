import type { HeldRelease } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

/** The maximum number of releases in one run; the rest waits for the next. */
const AT_ONCE = 20;

const isUsed = (release: string) => `(
  exists (select from remote_pointer pointer
          where pointer.remote = ${release}.remote and ${release}.release = any(earlier || array[live, previous, canary]))
  or exists (select from remote_override chosen
             where chosen.remote = ${release}.remote and chosen.release = ${release}.release)
  or exists (select from session_release held join session using (token_hash)
             where held.remote = ${release}.remote and held.release = ${release}.release
               and expires_at > now() and active_at > now() - make_interval(secs => :idleSeconds))
)`;

interface Idle {
  /** The seconds without a call after which a session is over. */
  idleSeconds: number;
}

const forget = statement<never, Idle>(
  'release-unused-forget',
  `delete from release_unused where removed_at is null and ${isUsed('release_unused')}`,
);
const note = statement<never, Idle>(
  'release-unused-note',
  `insert into release_unused (remote, release)
   select remote, release from release where not ${isUsed('release')} on conflict do nothing`,
);

/** Notes since when releases are unused, and removes the notes of releases in use again. */
export async function noteUnusedReleases(db: Queryable, idleSeconds: number): Promise<void> {
  await forget.run(db, { idleSeconds });
  await note.run(db, { idleSeconds });
}

// A name that begins with a dot could lead out of the folder.
const due = statement<HeldRelease, { keepSeconds: number }>(
  'release-unused-due',
  `select remote, release from release_unused
   where removed_at is null and since < now() - make_interval(secs => :keepSeconds) and release !~ '^[.]'
   order by since, remote, release limit ${AT_ONCE}`,
);
const lockPointers = statement<never, { remotes: string[] }>(
  'remote-pointers-lock',
  'select from remote_pointer where remote = any(:remotes) order by remote for update',
);
const mark = statement<HeldRelease, Idle & { remotes: string[]; releases: string[] }>(
  'release-unused-mark',
  `update release_unused set removed_at = now()
   from unnest(:remotes::text[], :releases::text[]) due (remote, release)
   where release_unused.remote = due.remote and release_unused.release = due.release
     and not ${isUsed('release_unused')}
   returning due.remote, due.release`,
);

/**
 * Marks releases as removed that were unused for long enough. Locks their pointers until the transaction ends.
 *
 * @returns the marked releases
 */
export async function markUnusedReleases(
  db: Queryable,
  { idleSeconds, keepSeconds }: Idle & { keepSeconds: number },
): Promise<HeldRelease[]> {
  const found = await due.rows(db, { keepSeconds });
  const remotes = found.map(({ remote }) => remote);
  await lockPointers.run(db, { remotes });
  return mark.rows(db, { idleSeconds, remotes, releases: found.map(({ release }) => release) });
}
