import type { ReleaseFacts } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';
import type { ReleaseRow } from './release-row';

/** @returns whether it was new; one that is known stays as it is */
export async function insertRelease(db: Queryable, row: ReleaseRow): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into release (remote, release, manifest, facts, published_by)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [row.remote, row.release, row.manifest, row.facts && JSON.stringify(row.facts), row.publishedBy],
  );
  return rowCount === 1;
}

/** Whether it was published, and its files are still there. */
export async function isReleaseKnown(db: Queryable, remote: string, release: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from release where remote = $1 and release = $2 and not exists (
       select from release_unused gone
       where gone.remote = release.remote and gone.release = release.release and removed_at is not null
     )`,
    [remote, release],
  );
  return rowCount === 1;
}

/** What is claimed by the releases of other remotes that a browser may get, or get again. */
export async function listClaims(
  db: Queryable,
  remote: string,
): Promise<{ remote: string; claims: Omit<ReleaseFacts, 'files'> }[]> {
  const { rows } = await db.query<{ remote: string; claims: ReleaseFacts }>(
    `select remote, facts - 'files' as claims
     from release join remote_pointer using (remote)
     where remote <> $1 and facts is not null and release.release in (live, previous, canary)
     order by remote, release.release`,
    [remote],
  );
  return rows;
}

/** The remote whose page the route tree has at each of the paths. */
export async function listPathOwners(
  db: Queryable,
  paths: readonly string[],
): Promise<{ path: string; component: string }[]> {
  const { rows } = await db.query<{ path: string; component: string }>(
    'select full_path as path, component from route_node where full_path = any($1) order by full_path',
    [paths],
  );
  return rows;
}

/** One publication at a time, so that two can't claim the same. Ends with the transaction. */
export async function lockPublications(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('remotes:publish'))`);
}

/** Null: of what was published under the name, nothing but the name is known. */
export async function findReleaseHash(
  db: Queryable,
  remote: string,
  release: string,
): Promise<string | null> {
  const { rows } = await db.query<{ manifest: string | null }>(
    'select manifest from release where remote = $1 and release = $2',
    [remote, release],
  );
  return rows[0]?.manifest ?? null;
}

/** Null: nothing but its name is known. */
export async function findReleaseFacts(
  db: Queryable,
  remote: string,
  release: string,
): Promise<ReleaseFacts | null> {
  const { rows } = await db.query<{ facts: ReleaseFacts | null }>(
    'select facts from release where remote = $1 and release = $2',
    [remote, release],
  );
  return rows[0]?.facts ?? null;
}
