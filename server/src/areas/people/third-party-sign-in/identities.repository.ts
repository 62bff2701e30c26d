import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

interface Identity {
  issuer: string;
  subject: string;
}

interface LinkedUser {
  id: number;
  username: string;
  isActive: boolean;
}

/** The user whose account a provider's account is linked to. */
export const findLinkedUser = statement<LinkedUser, Identity>(
  'identity-find',
  `select id, username, status = 'active' as "isActive"
   from user_identity join app_user on id = user_id where issuer = :issuer and subject = :subject`,
).oneOrNone;

/**
 * Links a provider's account to an active user of that name who has none of this provider yet.
 *
 * @returns false when there is no such user, or one of both is linked already
 */
export const linkIdentity = statement<never, Identity & { username: string }>(
  'identity-link',
  `insert into user_identity (issuer, subject, user_id)
   select :issuer, :subject, id from app_user
   where lower(username) = lower(:username) and status = 'active'
     and not exists (select from user_identity where issuer = :issuer and user_id = app_user.id)
   on conflict do nothing`,
).some;

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
