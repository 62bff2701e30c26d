import type pg from 'pg';

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
export async function storeAttempt(pool: pg.Pool, attemptHash: Buffer, attempt: Attempt): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'oidc-attempt-store',
    text: `with over as (delete from oidc_attempt where expires_at <= now())
           insert into oidc_attempt (attempt_hash, provider, redirect_uri, checks, expires_at)
           select $1, $2, $3, $4, now() + make_interval(secs => $5)
           where (select count(*) from oidc_attempt) < $6`,
    values: [attemptHash, attempt.provider, attempt.redirectUri, attempt.checks, LIFETIME_SECONDS, AT_MOST],
  });
  return rowCount === 1;
}

/** Takes it out, so that it serves once; null when it is unknown, used or too old. */
export async function takeAttempt(pool: pg.Pool, attemptHash: Buffer): Promise<Attempt | null> {
  const { rows } = await pool.query<{
    provider: string;
    redirect_uri: string;
    checks: string;
    live: boolean;
  }>({
    name: 'oidc-attempt-take',
    text: `delete from oidc_attempt where attempt_hash = $1
           returning provider, redirect_uri, checks, expires_at > now() as live`,
    values: [attemptHash],
  });
  const [row] = rows;
  return row?.live ? { provider: row.provider, redirectUri: row.redirect_uri, checks: row.checks } : null;
}
