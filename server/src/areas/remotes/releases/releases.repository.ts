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

const insert = statement<never, HeldRelease & Record<'manifest' | 'facts' | 'publishedBy', string | null>>(
  'release-insert',
  `insert into release (remote, release, manifest, facts, published_by)
   values (:remote, :release, :manifest, :facts, :publishedBy) on conflict do nothing`,
);

const bringBack = statement<never, HeldRelease & Pick<ReleaseContent, 'manifest'>>(
  'release-bring-back',
  `delete from release_unused using release
   where release_unused.remote = :remote and release_unused.release = :release and removed_at is not null
     and release.remote = :remote and release.release = :release and manifest is not distinct from :manifest`,
);

/** @returns whether it was new; one that is there stays as it is */
export async function insertRelease(db: Queryable, row: ReleaseRow): Promise<boolean> {
  const { remote, release, manifest, publishedBy } = row;
  const facts = row.facts && JSON.stringify(row.facts);
  return (await insert.run(db, { remote, release, manifest, facts, publishedBy })) === 1;
}

/** @returns whether it had been removed, and is there again; its files have been stored anew */
export async function bringBackRelease(
  db: Queryable,
  release: HeldRelease & Pick<ReleaseContent, 'manifest'>,
): Promise<boolean> {
  return (await bringBack.run(db, release)) === 1;
}

const published = statement<{ release: string }, HeldRelease>(
  'release-is-published',
  `select release from release where remote = :remote and release = :release and not exists (
     select from release_unused gone
     where gone.remote = release.remote and gone.release = release.release and removed_at is not null
   )`,
);

/** Whether it was published, and its files are still there. */
export async function isReleaseKnown(db: Queryable, release: HeldRelease): Promise<boolean> {
  return (await published.oneOrNone(db, release)) !== null;
}

const byName = statement<ReleaseContent, HeldRelease>(
  'release-by-name',
  'select manifest, facts from release where remote = :remote and release = :release',
);

export function findRelease(db: Queryable, release: HeldRelease): Promise<ReleaseContent | null> {
  return byName.oneOrNone(db, release);
}

type Claims = Omit<ReleaseFacts, 'files'>;

const claims = statement<{ remote: string; claims: Claims }, { remote: string }>(
  'release-claims',
  `select remote, facts - 'files' as claims
   from release join remote_pointer using (remote)
   where remote <> :remote and facts is not null and release.release in (live, previous, canary)
   order by remote, release.release`,
);

/** The claims of the releases of other remotes that a browser may get, or get again. */
export function listClaims(db: Queryable, remote: string): Promise<{ remote: string; claims: Claims }[]> {
  return claims.rows(db, { remote });
}

interface PathOwner {
  path: string;
  component: string;
}

const owners = statement<PathOwner, { paths: readonly string[] }>(
  'release-path-owners',
  'select full_path as path, component from route_node where full_path = any(:paths) order by full_path',
);

/** The page that the route tree has at each of the paths. */
export function listPathOwners(db: Queryable, paths: readonly string[]): Promise<PathOwner[]> {
  return owners.rows(db, { paths });
}

const lock = statement('release-lock', `select pg_advisory_xact_lock(hashtext('remotes:publish'))`);

/** One publication at a time, so that two can't claim the same. Ends with the transaction. */
export async function lockPublications(db: Queryable): Promise<void> {
  await lock.run(db);
}

/** The modules that a host's build gives to remotes. */
export interface HostModules {
  /** Versions by request text. */
  modules: Record<string, string>;
  /** Names in them. */
  exports?: Record<string, string[]> | null | undefined;
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

const saveOffer = statement<never, { modules: string; exports: string | null }>(
  'host-offer-save',
  `insert into host_offer (modules, exports) values (:modules, :exports)
   on conflict (is_only) do update set modules = excluded.modules, exports = excluded.exports, updated_at = now()`,
);

export async function saveHostModules(db: Queryable, { modules, exports }: HostModules): Promise<void> {
  await saveOffer.run(db, {
    modules: JSON.stringify(modules),
    exports: exports ? JSON.stringify(exports) : null,
  });
}
