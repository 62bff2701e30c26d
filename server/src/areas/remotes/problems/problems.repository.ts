import type { HeldRelease, ManifestFile, Problem, ReleaseFacts } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Caller } from '../../../platform/http/caller';

/** A release that reports may name, with what they are checked by. */
export interface ReportedRelease extends HeldRelease {
  /** The paths of its scripts. */
  scripts: string[];
  routes: NonNullable<ReleaseFacts['routes']>;
  demoRoutes: ManifestFile['demoRoutes'] | null;
  /** The server gave it to the session. */
  isGiven: boolean;
}

const ofAnyRelease = `release.remote, release.release,
  coalesce(facts -> 'routes', '{}') as routes, content -> 'demoRoutes' as "demoRoutes"`;
const ofRelease = `${ofAnyRelease}, array(select jsonb_object_keys(coalesce(facts -> 'files', '{}'))) as scripts`;

/** The releases among the named ones that the server has given to a session. */
export const listGivenReleases = statement<
  ReportedRelease,
  { tokenHash: Buffer; remotes: readonly string[]; releases: readonly string[] }
>(
  'problem-given-releases',
  `select ${ofRelease}, true as "isGiven"
   from unnest(:remotes::text[], :releases::text[]) named (remote, release)
   join release on release.remote = named.remote and release.release = named.release
   join session_release given on given.token_hash = :tokenHash and given.remote = named.remote
     and given.release = named.release and given.given_at is not null
   left join release_manifest manifest on manifest.remote = release.remote and manifest.release = release.release
   order by 1, 2`,
).rows;

/** The release of the host that has one of the scripts, before others; the one that the session has, else the latest. */
export const findHostRelease = statement<
  ReportedRelease,
  { tokenHash: Buffer; host: string; scripts: readonly string[] }
>(
  'problem-host-release',
  `select ${ofAnyRelease}, coalesce(host_release.scripts, '{}') as scripts, given.given_at is not null as "isGiven"
   from release
   left join session_release given on given.token_hash = :tokenHash and given.remote = release.remote
     and given.release = release.release
   left join release_manifest on release_manifest.remote = release.remote and release_manifest.release = release.release
   left join host_release on host_release.release = release.release
   where release.remote = :host
   order by coalesce(host_release.scripts, '{}') && :scripts::text[] desc, given.given_at desc nulls last, published_at desc, release.release limit 1`,
).oneOrNone;

export const listKnownRoutes = statement<{ path: string }, { routes: readonly string[] }>(
  'problem-known-routes',
  'select full_path as path from route_node where full_path = any(:routes) order by full_path',
).rows;

/** The stored part of a problem, of which each release has one row. */
export interface StoredProblem extends HeldRelease, Pick<Problem, 'kind' | 'route' | 'name' | 'message'> {
  /** In hexadecimal digits. */
  fingerprint: string;
  likeness: string;
  frames: StoredFrame[];
  times: number;
  requestIds: string[];
  /** It counts as a failure of the release. */
  isFailure: boolean;
}

export interface StoredFrame {
  remote: string;
  release: string | null;
  file: string;
  line: number;
  column: number;
}

/** The limits of stored problems: of a release, of the first reports of a user about it, and of all. */
export const storedProblems = { ofRelease: 200, ofUser: 40, all: 5_000 };

const asRows = `jsonb_to_recordset(:problems) as told (remote text, release text, fingerprint text, likeness text, kind text,
  route text, name text, message text, frames jsonb, times integer, "requestIds" jsonb, "isFailure" boolean)`;

/** Lists the problems, by fingerprint, that exceed one of the limits. */
export const listProblemsOverLimit = statement<
  Pick<StoredProblem, 'remote' | 'release' | 'fingerprint'>,
  { userId: number; problems: string }
>(
  'problem-without-place',
  `select remote, release, fingerprint
   from (
     select told.*, row_number() over (partition by remote, release order by fingerprint) as place
     from ${asRows}
     where not exists (select from problem known where known.remote = told.remote and known.release = told.release
                       and known.fingerprint = decode(told.fingerprint, 'hex'))
   ) added
   where place > ${storedProblems.ofRelease}
       - (select count(*) from problem known where known.remote = added.remote and known.release = added.release)
     or place > ${storedProblems.ofUser}
       - (select count(*) from problem_hit join problem known on known.id = problem_id
          where user_id = :userId and known.remote = added.remote and known.release = added.release)
     or place > ${storedProblems.all} - (select count(*) from problem)
   order by 1, 2, 3`,
).rows;

/** Adds problems, each fingerprint of a release once. `isFirst`: it was not known. */
export const addProblems = statement<
  HeldRelease & { id: number; isFirst: boolean },
  Pick<Caller, 'userId'> & { problems: string }
>(
  'problem-add',
  `with saved as (
     insert into problem as kept (remote, release, fingerprint, likeness, kind, route, name, message, frames, request_ids, times)
     select remote, release, decode(fingerprint, 'hex'), decode(likeness, 'hex'), kind, route, name, message, frames,
       array(select jsonb_array_elements_text("requestIds")), times
     from ${asRows} order by remote, release, fingerprint
     on conflict (remote, release, fingerprint) do update set
       times = least(kept.times + excluded.times, 1000000000),
       message = coalesce(kept.message, excluded.message),
       request_ids = (excluded.request_ids || kept.request_ids)[1:5],
       last_at = now()
     returning id, remote, release, fingerprint, xmax = 0 as is_first
   ), hits as (
     insert into problem_hit as kept (problem_id, user_id, times, failed_at)
     select id, :userId::bigint, times, case when "isFailure" then now() end
     from saved join ${asRows} on told.remote = saved.remote and told.release = saved.release
       and decode(told.fingerprint, 'hex') = saved.fingerprint
     order by id
     on conflict (problem_id, user_id) do update set
       times = least(kept.times + excluded.times, 1000000000), failed_at = coalesce(excluded.failed_at, kept.failed_at)
   )
   select id, remote, release, is_first as "isFirst" from saved order by id`,
).rows;

/** Announces problems that were not known to the users who may see them. */
export const announceProblems = statement<never, { path: string; ids: readonly number[] }>(
  'problem-announce',
  `select announce('problems', 'added', app_user.id, max(added))
   from app_user join effective_grant granted using (role_key), unnest(:ids::bigint[]) added
   where granted.path = :path and granted.action = 'view' and app_user.status = 'active'
   group by app_user.id order by app_user.id`,
  { writes: true },
).run;

const LISTED = 200;

/** The latest problems, of one remote or release if those are given. */
export const listProblems = statement<Problem, { remote: string | null; release: string | null }>(
  'problem-list',
  `select id, remote, release, kind, route, name, message, times, hit.users, first_at as "firstAt", last_at as "lastAt",
     request_ids as "requestIds",
     not exists (select from problem earlier where earlier.remote = problem.remote and earlier.likeness = problem.likeness
                 and earlier.release <> problem.release and earlier.first_at < problem.first_at) as "isNew"
   from problem
   cross join lateral (select count(*)::integer as users from problem_hit where problem_id = problem.id) hit
   where (:remote::text is null or remote = :remote) and (:release::text is null or release = :release)
   order by last_at desc, id desc limit ${LISTED}`,
).rows;

export const findProblemFrames = statement<{ frames: StoredFrame[] }, { id: number }>(
  'problem-frames',
  'select frames from problem where id = :id',
).oneOrNone;

export const removeOldProblems = statement(
  'problem-remove-old',
  `delete from problem where last_at < now() - interval '7 days'`,
).run;
