import type { ReleaseFacts } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';

export interface Override {
  remote: string;
  /** Null with an origin. */
  release: string | null;
  origin: string | null;
  endsAt: Date;
}

export interface ChosenOverride extends Override {
  /** Of the release: hash of its manifest, and what it needs. */
  integrity: string | null;
  needs: Omit<ReleaseFacts, 'files'> | null;
}

/** What a session has chosen for itself and not ended. */
export async function listOverrides(db: Queryable, tokenHash: Buffer): Promise<ChosenOverride[]> {
  const { rows } = await db.query<ChosenOverride>({
    name: 'remotes-overrides',
    text: `select chosen.remote, chosen.release, origin, ends_at as "endsAt",
             release.manifest as integrity, facts - 'files' as needs
           from remote_override chosen
           left join release on release.remote = chosen.remote and release.release = chosen.release
           where token_hash = $1 and ends_at > now() order by chosen.remote`,
    values: [tokenHash],
  });
  return rows;
}

/** @returns when it ends */
export async function saveOverride(
  db: Queryable,
  session: { tokenHash: Buffer; username: string },
  { remote, release, origin }: Omit<Override, 'endsAt'>,
  minutes: number,
): Promise<Date> {
  const { rows } = await db.query<{ endsAt: Date }>(
    `insert into remote_override (token_hash, remote, username, release, origin, ends_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))
     on conflict (token_hash, remote) do update set release = excluded.release, origin = excluded.origin, ends_at = excluded.ends_at
     returning ends_at as "endsAt"`,
    [session.tokenHash, remote, session.username, release, origin, minutes],
  );
  return rows[0]!.endsAt;
}

/** @returns the one that is no more; null where there was none */
export async function removeOverride(
  db: Queryable,
  tokenHash: Buffer,
  remote: string,
): Promise<Override | null> {
  const { rows } = await db.query<Override>(
    `delete from remote_override where token_hash = $1 and remote = $2
     returning remote, release, origin, ends_at as "endsAt"`,
    [tokenHash, remote],
  );
  return rows[0] ?? null;
}

/** Those whose time, or whose session, is over. */
export async function removeEndedOverrides(db: Queryable): Promise<(Override & { username: string })[]> {
  const { rows } = await db.query<Override & { username: string }>(
    `delete from remote_override
     where ends_at <= now() or not exists (select from session where session.token_hash = remote_override.token_hash)
     returning remote, username, release, origin, ends_at as "endsAt"`,
  );
  return rows;
}
