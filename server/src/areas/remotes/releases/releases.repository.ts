import {
  grantActions,
  HOST_API,
  type HeldRelease,
  type HostOffer,
  type ReleaseFacts,
  screens,
} from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

/** Null where nothing but the release's name is known. */
interface ReleaseContent {
  manifest: string | null;
  facts: ReleaseFacts | null;
}

/** A release as it was published. */
export interface ReleaseRow extends HeldRelease, ReleaseContent {
  publishedBy: string;
}

/** @returns whether it was new; one that is there stays as it is */
export const insertRelease = statement<never, ReleaseRow>(
  'release-insert',
  `insert into release (remote, release, manifest, facts, published_by)
   values (:remote, :release, :manifest, :facts, :publishedBy) on conflict do nothing`,
).some;

/** @returns whether it had been removed, and is there again; its files have been stored anew */
export const bringBackRelease = statement<never, HeldRelease & Pick<ReleaseContent, 'manifest'>>(
  'release-bring-back',
  `delete from release_unused using release
   where release_unused.remote = :remote and release_unused.release = :release and removed_at is not null
     and release.remote = :remote and release.release = :release and manifest is not distinct from :manifest`,
).some;

/** Whether it was published, and its files are still there. */
export const isReleaseKnown = statement<{ release: string }, HeldRelease>(
  'release-is-published',
  `select release from release where remote = :remote and release = :release and not exists (
     select from release_unused gone
     where gone.remote = release.remote and gone.release = release.release and removed_at is not null
   )`,
).some;

export const findRelease = statement<ReleaseContent, HeldRelease>(
  'release-by-name',
  'select manifest, facts from release where remote = :remote and release = :release',
).oneOrNone;

type Claims = Omit<ReleaseFacts, 'files'>;

/** The claims of the releases of other remotes that a browser may get, or get again. */
export const listClaims = statement<{ remote: string; claims: Claims }, { remote: string }>(
  'release-claims',
  `select remote, facts - 'files' as claims
   from release join remote_pointer using (remote)
   where remote <> :remote and facts is not null and release.release in (live, previous, canary)
   order by remote, release.release`,
).rows;

/** The page that the route tree has at each of the paths. */
export const listPathOwners = statement<{ path: string; component: string }, { paths: readonly string[] }>(
  'release-path-owners',
  'select full_path as path, component from route_node where full_path = any(:paths) order by full_path',
).rows;

/** One publication at a time, so that two can't claim the same. Ends with the transaction. */
export const lockPublications = statement(
  'release-lock',
  `select pg_advisory_xact_lock(hashtext('remotes:publish'))`,
).run;

/** The modules that a host's build gives to remotes. */
export interface HostModules {
  /** Versions by request text. */
  modules: Record<string, string>;
  /** Names in them. */
  exports: Record<string, string[]> | null;
}

const permissions: ReadonlySet<string> = new Set(
  Object.keys(screens).flatMap((screen) => grantActions.map((action) => `${screen}:${action}`)),
);

const offer = statement<HostModules>('host-offer', 'select modules, exports from host_offer');

/** What the served host gives to remotes; its modules are not known before a host was registered. */
export async function findHostOffer(db: Queryable): Promise<HostOffer> {
  const { modules, exports } = (await offer.oneOrNone(db)) ?? {};
  return { api: HOST_API, modules, ...(exports && { exports }), permissions };
}

export const saveHostModules = statement<never, HostModules>(
  'host-offer-save',
  `insert into host_offer (modules, exports) values (:modules, :exports)
   on conflict (is_only) do update set modules = excluded.modules, exports = excluded.exports, updated_at = now()`,
).run;
