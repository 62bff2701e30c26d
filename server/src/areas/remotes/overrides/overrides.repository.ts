import type { ReleaseFacts } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';

export interface Override {
  remote: string;
  /** Null for an override with an origin. */
  release: string | null;
  origin: string | null;
  until: string;
}

export interface ChosenOverride extends Override {
  /** The hash of the release's manifest. */
  integrity: string | null;
  needs: Omit<ReleaseFacts, 'files'> | null;
}

const COLUMNS = 'remote, release, origin, ends_at as until';

/** The active overrides of a session. */
export const listOverrides = statement<ChosenOverride, { tokenHash: Buffer }>(
  'remotes-overrides',
  `select chosen.remote, chosen.release, origin, ends_at as until,
     release.manifest as integrity, facts - 'files' as needs
   from remote_override chosen
   left join release on release.remote = chosen.remote and release.release = chosen.release
   where token_hash = :tokenHash and ends_at > now() order by chosen.remote`,
).rows;

type NewOverride = Omit<Override, 'until'> & { tokenHash: Buffer; username: string; minutes: number };

/** @returns the time at which it ends */
export const saveOverride = statement<Pick<Override, 'until'>, NewOverride>(
  'remotes-override-save',
  `insert into remote_override (token_hash, remote, username, release, origin, ends_at)
   values (:tokenHash, :remote, :username, :release, :origin, now() + make_interval(mins => :minutes))
   on conflict (token_hash, remote)
   do update set release = excluded.release, origin = excluded.origin, ends_at = excluded.ends_at
   returning ends_at as until`,
).one;

/** @returns the removed override; null when there was none */
export const removeOverride = statement<Override, { tokenHash: Buffer; remote: string }>(
  'remotes-override-remove',
  `delete from remote_override where token_hash = :tokenHash and remote = :remote returning ${COLUMNS}`,
).oneOrNone;

/** Removes overrides that have expired, or whose session is over. @returns the removed ones */
export const removeEndedOverrides = statement<Override & { username: string }>(
  'remotes-override-remove-ended',
  `delete from remote_override
   where ends_at <= now() or not exists (select from session where session.token_hash = remote_override.token_hash)
   returning username, ${COLUMNS}`,
).rows;
