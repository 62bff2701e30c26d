import type { HeldRelease, ReleaseFacts, ReleaseSource } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

/** Null when only the release's name is known. */
interface ReleaseContent {
  manifest: string | null;
  facts: ReleaseFacts | null;
  source?: ReleaseSource | null;
}

/** A published release. */
export interface ReleaseRow extends HeldRelease, ReleaseContent {
  publishedBy: string;
}

const insert = statement<never, ReleaseRow & { source: ReleaseSource | null }>(
  'release-insert',
  `insert into release (remote, release, manifest, facts, published_by, source)
   values (:remote, :release, :manifest, :facts, :publishedBy, :source) on conflict do nothing`,
).some;

/** @returns false when the release exists; it is not changed */
export const insertRelease = (db: Queryable, release: ReleaseRow): Promise<boolean> =>
  insert(db, { source: null, ...release });

/** Restores a removed release whose files have been stored again. @returns false when it was not removed */
export const bringBackRelease = statement<never, HeldRelease & Pick<ReleaseContent, 'manifest'>>(
  'release-bring-back',
  `delete from release_unused using release
   where release_unused.remote = :remote and release_unused.release = :release and removed_at is not null
     and release.remote = :remote and release.release = :release and manifest is not distinct from :manifest`,
).some;

/** Returns true when the release was published and its files still exist. */
export const isReleaseKnown = statement<{ release: string }, HeldRelease>(
  'release-is-published',
  `select release from release where remote = :remote and release = :release and not exists (
     select from release_unused gone
     where gone.remote = release.remote and gone.release = release.release and removed_at is not null
   )`,
).some;

const promoted = statement<{ id: number }, HeldRelease>(
  'release-was-live',
  `select max(id) as id from audit_entry
   where subject = 'remote' and subject_name = :remote and action = 'promote'
     and changes @> jsonb_build_array(jsonb_build_object('to', :release::text)) having count(*) > 0`,
);

/** Returns true when the release is live or a canary, or was once; the audit log has it as long as entries are kept. */
export const wasReleaseLive = async (db: Queryable, release: HeldRelease): Promise<boolean> =>
  (await promoted.oneOrNone(db, release)) !== null;

export const findRelease = statement<ReleaseContent, HeldRelease>(
  'release-by-name',
  'select manifest, facts, source from release where remote = :remote and release = :release',
).oneOrNone;

/** The publisher, time and manifest of a release, for its approver. */
export const findPublication = statement<
  { publishedBy: string; publishedAt: string; manifest: string | null; source: ReleaseSource | null },
  HeldRelease
>(
  'release-publication',
  `select published_by as "publishedBy", published_at as "publishedAt", manifest, source from release
   where remote = :remote and release = :release`,
).oneOrNone;

type Claims = Omit<ReleaseFacts, 'files'>;

/** The claims of other remotes' releases that a browser may get, now or after a rollback. */
export const listClaims = statement<{ remote: string; claims: Claims }, { remote: string }>(
  'release-claims',
  `select remote, facts - 'files' as claims
   from release join remote_pointer using (remote)
   where remote <> :remote and facts is not null and release.release = any(earlier || array[live, previous, canary])
   order by remote, release.release`,
).rows;

/** The page of the route tree at each of the paths. */
export const listPathOwners = statement<{ path: string; component: string }, { paths: readonly string[] }>(
  'release-path-owners',
  'select full_path as path, component from route_node where full_path = any(:paths) order by full_path',
).rows;

/** The remotes, or the host, that have pages under a path. */
export const listOwnersUnder = statement<{ owner: string }, { prefix: string }>(
  'release-owners-under-path',
  `select distinct split_part(component, '/', 1) as owner from route_node
   where full_path like :prefix || '/%' and component like '%/%' order by owner`,
).rows;

/** Serialises publications until the transaction ends, so that two cannot claim the same. */
export const lockPublications = statement(
  'release-lock',
  `select pg_advisory_xact_lock(hashtext('remotes:publish'))`,
).run;
