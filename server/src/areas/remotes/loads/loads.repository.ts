import type { HeldRelease } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Caller } from '../../../platform/http/caller';

/** Counts of users; each counts once, whatever the number of their sessions, pages and reports. */
export interface LoadCount {
  users: number;
  failedUsers: number;
}

type Reporter = Pick<Caller, 'tokenHash' | 'userId' | 'roleKey'>;

/**
 * Returns the pages whose reports were accepted. Skips reports of releases that the server did not give to this session, and of
 * pages that the release does not have or that the reporter's role may not see.
 * `loads`: the reports as JSON.
 */
export const addLoads = statement<HeldRelease & { page: string }, Reporter & { loads: string }>(
  'remote-arrival-add',
  `insert into remote_arrival (token_hash, remote, release, page, user_id, loads, failures, ms, failed_phase, error, failed_at)
   select :tokenHash::bytea, load.remote, load.release, load.page, :userId::bigint, count(*), count(*) filter (where outcome = 'failed'),
     (array_agg(ms order by place desc) filter (where outcome = 'ok'))[1],
     (array_agg(phase order by place desc) filter (where outcome = 'failed'))[1],
     (array_agg(error order by place desc) filter (where outcome = 'failed'))[1],
     max(now()) filter (where outcome = 'failed')
   from rows from (
     jsonb_to_recordset(:loads) as (remote text, release text, page text, phase text, ms integer, outcome text, error text)
   ) with ordinality load (remote, release, page, phase, ms, outcome, error, place)
   join release on release.remote = load.remote and release.release = load.release
   join session_release given on given.token_hash = :tokenHash and given.remote = load.remote
     and given.release = load.release and given.given_at is not null
   where case when exists (select from route_node where component = load.remote || '/' || load.page)
     then exists (select from route_node join effective_grant granted on granted.path = full_path
                  where component = load.remote || '/' || load.page and granted.role_key = :roleKey and granted.action = 'view')
     else facts -> 'views' ? load.page end
   group by load.remote, load.release, load.page order by 2, 3, 4
   on conflict (token_hash, remote, release, page) do update set
     loads = least(remote_arrival.loads + excluded.loads, 1000000),
     failures = least(remote_arrival.failures + excluded.failures, 1000000),
     ms = coalesce(excluded.ms, remote_arrival.ms),
     failed_phase = coalesce(excluded.failed_phase, remote_arrival.failed_phase),
     error = case when excluded.failures > 0 then excluded.error else remote_arrival.error end,
     failed_at = coalesce(excluded.failed_at, remote_arrival.failed_at),
     at = now()
   returning remote, release, page`,
).rows;

/** The users of a release by load and by error, each with whether it failed for them. */
const seen = `
  select user_id, coalesce(failed_at >= :since, false) as has_failed
  from remote_arrival where remote = :remote and release = :release and at >= :since
  union all
  select user_id, true from problem join problem_hit on problem_id = problem.id
  where remote = :remote and release = :release and failed_at >= :since`;

/** `madeBefore`: users created later do not count, because someone who may create users could create any number. */
export const countUsers = statement<LoadCount, HeldRelease & { since: string; madeBefore: string }>(
  'remote-arrival-count',
  `select count(*) as users, count(*) filter (where has_failed) as "failedUsers"
   from (
     select bool_or(has_failed) as has_failed
     from (${seen}) seen join app_user on app_user.id = user_id and created_at < :madeBefore group by user_id
   ) users`,
).one;

const MAX_REPORTERS = 20;

/** The names of users who saw the release fail. */
export const listReporters = statement<{ username: string }, HeldRelease & { since: string }>(
  'remote-arrival-reporters',
  `select username from app_user
   where id in (select user_id from (${seen}) seen where has_failed)
   order by username limit ${MAX_REPORTERS}`,
).rows;

export const isOnceTakenBack = statement<never, HeldRelease>(
  'release-once-taken-back',
  'select from release_taken_back where remote = :remote and release = :release',
).some;

export const noteTakenBack = statement<never, HeldRelease>(
  'release-note-taken-back',
  'insert into release_taken_back (remote, release) values (:remote, :release) on conflict do nothing',
).run;

export const removeOldLoads = statement(
  'remote-load-remove-old',
  `with of_the_release_before as (delete from remote_load where at < now() - interval '7 days')
   delete from remote_arrival where at < now() - interval '7 days'`,
).run;
