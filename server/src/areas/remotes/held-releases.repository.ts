import type { HeldRelease } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';

/** Notes what a page of the session has; what nobody has published, such as a development server's, is left out. */
export async function noteHeldReleases(
  db: Queryable,
  tokenHash: Buffer,
  held: readonly HeldRelease[],
): Promise<void> {
  await db.query({
    name: 'remotes-note-held',
    // The session may end at this moment: then there is nothing to note.
    text: `with own as (select token_hash from session where token_hash = $1 for key share)
           insert into session_release (token_hash, remote, release)
           select own.token_hash, held.remote, held.release
           from own, unnest($2::text[], $3::text[]) held (remote, release)
           join release on release.remote = held.remote and release.release = held.release
           group by 1, 2, 3 order by 2, 3
           on conflict (token_hash, remote, release) do update set told_at = clock_timestamp()`,
    values: [tokenHash, held.map(({ remote }) => remote), held.map(({ release }) => release)],
  });
}

/**
 * How many sessions have each release now, each session counted once a remote: by the page that has told last.
 *
 * @param idleSeconds after which a session is over
 */
export async function countHoldingSessions(
  db: Queryable,
  idleSeconds: number,
): Promise<(HeldRelease & { sessions: number })[]> {
  const { rows } = await db.query<HeldRelease & { sessions: number }>(
    `select remote, release, count(*) as sessions
     from (
       select distinct on (token_hash, remote) remote, release
       from session_release join session using (token_hash)
       where expires_at > now() and active_at > now() - make_interval(secs => $1)
       order by token_hash, remote, told_at desc, release
     ) latest
     group by remote, release order by remote, release`,
    [idleSeconds],
  );
  return rows;
}
