import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

const LIFETIME_SECONDS = 600;
/** Live ones; so many at once are no people. */
const AT_MOST = 10_000;

interface Attempt {
  provider: string;
  redirectUri: string;
  /** Encrypted. */
  checks: string;
}

/**
 * Remembers a sign-in that is under way, for ten minutes.
 *
 * @returns false when too many are under way
 */
export const storeAttempt = statement<never, Attempt & { attemptHash: Buffer }>(
  'oidc-attempt-store',
  `with over as (delete from oidc_attempt where expires_at <= now())
   insert into oidc_attempt (attempt_hash, provider, redirect_uri, checks, expires_at)
   select :attemptHash, :provider, :redirectUri, :checks, now() + make_interval(secs => ${LIFETIME_SECONDS})
   where (select count(*) from oidc_attempt) < ${AT_MOST}`,
).some;

const take = statement<Attempt & { live: boolean }, { attemptHash: Buffer }>(
  'oidc-attempt-take',
  `delete from oidc_attempt where attempt_hash = :attemptHash
   returning provider, redirect_uri as "redirectUri", checks, expires_at > now() as live`,
);

/** Takes it out, so that it serves once; null when it is unknown, used or too old. */
export async function takeAttempt(db: Queryable, attemptHash: Buffer): Promise<Attempt | null> {
  const attempt = await take.oneOrNone(db, { attemptHash });
  return attempt?.live ? attempt : null;
}
