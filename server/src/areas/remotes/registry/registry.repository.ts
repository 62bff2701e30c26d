import type { RemoteOverview, ReleaseOverview } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';

type Of<T> = T & { remote: string };
type Change = RemoteOverview['changes'][number];

const LISTED_RELEASES = 10;
const LISTED_CHANGES = 10;

/**
 * The newest releases of each remote, those that its pointer names and those in use, with their loads: each page of a session
 * is one load, which counts as failed when it failed once.
 * `holders`: the number of sessions of each release.
 */
export const listReleaseOverviews = statement<Of<ReleaseOverview>, { holders: string }>(
  'registry-releases',
  `with holders as (
     select * from jsonb_to_recordset(:holders) holder (remote text, release text, sessions int)
   ), listed as (
     select r.remote, r.release, published_at, published_by, source, coalesce(sessions, 0) as sessions,
            row_number() over (partition by r.remote order by published_at desc, r.release) as position,
            r.release = any(earlier || array[live, previous, canary]) as is_named
     from release r join remote_pointer using (remote) left join holders using (remote, release)
     left join release_unused gone using (remote, release)
     where removed_at is null
   )
   select listed.remote, listed.release, published_at as "publishedAt", published_by as "publishedBy", source,
          sessions, load.loads, load.failures, load.users, load."medianMs", load."slowMs",
          coalesce(phase.failures, '[]') as "failuresByPhase"
   from listed
   cross join lateral (
     select count(*) as loads, count(failed_at) as failures, count(distinct user_id) as users,
            round(percentile_cont(0.5) within group (order by ms))::int as "medianMs",
            round(percentile_cont(0.95) within group (order by ms))::int as "slowMs"
     from remote_arrival l
     where l.remote = listed.remote and l.release = listed.release and at > now() - interval '7 days'
   ) load
   cross join lateral (
     select json_agg(json_build_object('phase', phase, 'failures', failures) order by failures desc, phase) as failures
     from (
       select failed_phase as phase, count(*) as failures from remote_arrival l
       where l.remote = listed.remote and l.release = listed.release and failed_at is not null
         and at > now() - interval '7 days'
       group by failed_phase
     ) counted
   ) phase
   where position <= ${LISTED_RELEASES} or is_named or sessions > 0
   order by listed.remote, published_at desc, listed.release`,
).rows;

type LiveFacts = Pick<RemoteOverview, 'routes' | 'additions'> & { titles: RemoteOverview['titles'] | null };

/** The routes that the live release of each remote claims, its additions, and its name for people; null if it declares none. */
export const listLiveFacts = statement<Of<LiveFacts>>(
  'registry-live-facts',
  `select remote, array(select jsonb_object_keys(facts -> 'routes') order by 1) as routes,
          facts -> 'titles' as titles, coalesce(facts -> 'additions', '[]') as additions
   from release join remote_pointer using (remote)
   where release.release = live and facts is not null order by remote`,
).rows;

/** The last changes of each remote, latest first. */
export const listRemoteChanges = statement<Of<Change>>(
  'registry-changes',
  `select pointer.remote, entry.id, entry.at, entry.actor, entry.action, entry.changes
   from remote_pointer pointer
   cross join lateral (
     select id, at, actor_name as actor, action, changes from audit_entry
     where subject = 'remote' and subject_name = pointer.remote order by id desc limit ${LISTED_CHANGES}
   ) entry
   order by pointer.remote, entry.id desc`,
).rows;
