import type { HeldRelease, RemoteOverview, ReleaseOverview } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';

type Of<T> = T & { remote: string };

const SHOWN_RELEASES = 10;
const SHOWN_CHANGES = 10;

/**
 * The newest releases of each remote, those that its pointer names and those that sessions have, with how they arrived.
 *
 * @param holders how many sessions have each release
 */
export async function listReleaseOverviews(
  db: Queryable,
  holders: readonly (HeldRelease & { sessions: number })[],
): Promise<Of<ReleaseOverview>[]> {
  const { rows } = await db.query<Of<Omit<ReleaseOverview, 'publishedAt'> & { publishedAt: Date }>>(
    `with holders as (
       select * from jsonb_to_recordset($2) holder (remote text, release text, sessions int)
     ), shown as (
       select r.remote, r.release, published_at, published_by, coalesce(sessions, 0) as sessions,
              row_number() over (partition by r.remote order by published_at desc, r.release) as place,
              r.release in (live, previous, canary) as is_named
       from release r join remote_pointer using (remote) left join holders using (remote, release)
       left join release_unused gone using (remote, release)
       where removed_at is null
     )
     select shown.remote, shown.release, published_at as "publishedAt", published_by as "publishedBy",
            sessions, load.loads, load.failures, load.users, load."medianMs", load."slowMs",
            coalesce(phase.failures, '[]') as "failuresByPhase"
     from shown
     cross join lateral (
       select count(*) as loads, count(*) filter (where is_failure) as failures, count(distinct user_id) as users,
              round(percentile_cont(0.5) within group (order by ms) filter (where not is_failure))::int as "medianMs",
              round(percentile_cont(0.95) within group (order by ms) filter (where not is_failure))::int as "slowMs"
       from remote_load l
       where l.remote = shown.remote and l.release = shown.release and at > now() - interval '7 days'
     ) load
     cross join lateral (
       select json_agg(json_build_object('phase', phase, 'failures', failures) order by failures desc, phase) as failures
       from (
         select phase, count(*) as failures from remote_load l
         where l.remote = shown.remote and l.release = shown.release and is_failure and at > now() - interval '7 days'
         group by phase
       ) counted
     ) phase
     where place <= $1 or is_named or sessions > 0
     order by shown.remote, published_at desc, shown.release`,
    [SHOWN_RELEASES, JSON.stringify(holders)],
  );
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

/** What the live release of each remote claims. */
export async function listLiveRoutes(db: Queryable): Promise<Of<{ routes: string[] }>[]> {
  const { rows } = await db.query<Of<{ routes: string[] }>>(
    `select remote, array(select jsonb_object_keys(facts -> 'routes') order by 1) as routes
     from release join remote_pointer using (remote) where release.release = live and facts is not null order by remote`,
  );
  return rows;
}

export async function listDeployKeys(db: Queryable): Promise<Of<RemoteOverview['keys'][number]>[]> {
  type Row = { id: number; remote: string; label: string; at: Date; usedAt: Date | null; isRevoked: boolean };
  const { rows } = await db.query<Row>(
    `select id, remote, label, created_at as at, last_used_at as "usedAt", revoked_at is not null as "isRevoked"
     from deploy_key order by id desc`,
  );
  return rows.map(({ at, usedAt, ...key }) => {
    return { ...key, createdAt: at.toISOString(), lastUsedAt: usedAt?.toISOString() ?? null };
  });
}

/** The last changes of each remote, the latest first. */
export async function listRemoteChanges(db: Queryable): Promise<Of<RemoteOverview['changes'][number]>[]> {
  type Row = Of<Omit<RemoteOverview['changes'][number], 'at'>> & { at: Date };
  const { rows } = await db.query<Row>(
    `select pointer.remote, entry.id, entry.at, entry.actor, entry.action, entry.changes
     from remote_pointer pointer
     cross join lateral (
       select id, at, actor_name as actor, action, changes from audit_entry
       where subject = 'remote' and subject_name = pointer.remote order by id desc limit $1
     ) entry
     order by pointer.remote, entry.id desc`,
    [SHOWN_CHANGES],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
