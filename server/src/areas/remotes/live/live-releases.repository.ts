import type { HeldRelease, ReleaseFacts, RemoteRelease } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import type { PointerRow } from '../releases/pointer.repository';

type Needs = Omit<ReleaseFacts, 'files'>;

export interface LiveRow extends Pick<PointerRow, 'remote' | 'canaryRule' | 'disabledReason' | 'takenBack'> {
  live: string | null;
  liveManifest: string | null;
  liveNeeds: Needs | null;
  canary: string | null;
  canaryManifest: string | null;
  canaryNeeds: Needs | null;
}

/** The releases that each remote's pointer names, read by one statement, so that no partial change is visible. */
export const listLiveReleases = statement<LiveRow>(
  'remotes-live',
  `select pointer.remote, canary_rule as "canaryRule", taken_back as "takenBack",
     case when disabled_until is null or disabled_until > now() then disabled_reason end as "disabledReason",
     pointer.live, live.manifest as "liveManifest", live.facts - 'files' as "liveNeeds",
     pointer.canary, canary.manifest as "canaryManifest", canary.facts - 'files' as "canaryNeeds"
   from remote_pointer pointer
   left join release live on live.remote = pointer.remote and live.release = pointer.live
   left join release canary on canary.remote = pointer.remote and canary.release = pointer.canary
   where pointer.live is not null or pointer.canary is not null
   order by pointer.remote`,
).rows;

// The session may end at this moment: then nothing is noted.
const note = statement<
  never,
  { tokenHash: Buffer; remotes: string[]; releases: string[]; areGiven: boolean[] }
>(
  'remotes-note-held',
  `with own as (select token_hash from session where token_hash = :tokenHash for key share)
   insert into session_release (token_hash, remote, release, given_at)
   select own.token_hash, held.remote, held.release, max(now()) filter (where held.is_given)
   from own, unnest(:remotes::text[], :releases::text[], :areGiven::boolean[]) held (remote, release, is_given)
   join release on release.remote = held.remote and release.release = held.release
   group by 1, 2, 3 order by 2, 3
   on conflict (token_hash, remote, release) do update
     set told_at = clock_timestamp(), given_at = coalesce(session_release.given_at, excluded.given_at)`,
);

/**
 * Notes the releases that a page of the session has loaded; unpublished ones, such as a development server's, are left out.
 *
 * @param given the releases of the server's answer: a session may report that it has others
 */
export async function noteHeldReleases(
  db: Queryable,
  tokenHash: Buffer,
  held: readonly HeldRelease[],
  given: readonly Pick<RemoteRelease, 'name' | 'release'>[],
): Promise<void> {
  await note.run(db, {
    tokenHash,
    remotes: held.map(({ remote }) => remote),
    releases: held.map(({ release }) => release),
    areGiven: held.map(({ remote, release }) =>
      given.some((each) => each.name === remote && each.release === release),
    ),
  });
}

/**
 * Counts the sessions that have each release at present; a session counts once for each remote, by its last report.
 *
 * @param idleSeconds the time after which a session is over
 */
export const countHoldingSessions = statement<HeldRelease & { sessions: number }, { idleSeconds: number }>(
  'remotes-holding-sessions',
  `select remote, release, count(*) as sessions
   from (
     select distinct on (token_hash, remote) remote, release
     from session_release join session using (token_hash)
     where expires_at > now() and active_at > now() - make_interval(secs => :idleSeconds)
     order by token_hash, remote, told_at desc, release
   ) latest
   group by remote, release order by remote, release`,
).rows;
