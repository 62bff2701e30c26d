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
  needsFactor: boolean;
}

/** The user who is linked to a provider's account. */
export const findLinkedUser = statement<LinkedUser, Identity>(
  'identity-find',
  `select id, username, status = 'active' as "isActive",
     (has_factor or factor_link_hash is not null) as "needsFactor"
   from user_identity join app_user on id = user_id where issuer = :issuer and subject = :subject`,
).oneOrNone;

/** SQL: true for the user whom the company's directory announced with this name, which may be longer than a username. */
const IS_ANNOUNCED = `exists (select from scim_user
       where scim_user.user_id = app_user.id and deleted_at is null and lower(user_name) = lower(:username))`;

/**
 * Links a provider's account to the active user with that name who has no account of this provider yet.
 *
 * @param byName false links only users whom the directory announced: where sign-ins create accounts, the operator links others
 * @returns false when there is no such user, or either is linked already
 */
export const linkIdentity = statement<never, Identity & { username: string; byName: boolean }>(
  'identity-link',
  `insert into user_identity (issuer, subject, user_id)
   select :issuer, :subject, id from app_user
   where (${IS_ANNOUNCED} or :byName and lower(username) = lower(:username)) and status = 'active'
     and not exists (select from user_identity where issuer = :issuer and user_id = app_user.id)
   order by ${IS_ANNOUNCED} desc limit 1
   on conflict do nothing`,
).some;

/** Links a provider's account to a new user. */
export const identify = statement<never, Identity & { userId: number }>(
  'identity-of-new-user',
  'insert into user_identity (issuer, subject, user_id) values (:issuer, :subject, :userId)',
).run;

const LIFETIME_SECONDS = 600;
/** The maximum number of sign-ins in progress; more are an attack. */
const MAX_ATTEMPTS = 10_000;

interface Attempt {
  provider: string;
  redirectUri: string;
  /** Encrypted. */
  checks: string;
}

/**
 * Stores a sign-in in progress for ten minutes.
 *
 * @returns false when too many are in progress
 */
export const storeAttempt = statement<never, Attempt & { attemptHash: Buffer }>(
  'oidc-attempt-store',
  `with over as (delete from oidc_attempt where expires_at <= now())
   insert into oidc_attempt (attempt_hash, provider, redirect_uri, checks, expires_at)
   select :attemptHash, :provider, :redirectUri, :checks, now() + make_interval(secs => ${LIFETIME_SECONDS})
   where (select count(*) from oidc_attempt) < ${MAX_ATTEMPTS}`,
).some;

const take = statement<Attempt & { live: boolean }, { attemptHash: Buffer }>(
  'oidc-attempt-take',
  `delete from oidc_attempt where attempt_hash = :attemptHash
   returning provider, redirect_uri as "redirectUri", checks, expires_at > now() as live`,
);

/** Removes and returns the sign-in, so that it is used once; null when it is unknown, used or expired. */
export async function takeAttempt(db: Queryable, attemptHash: Buffer): Promise<Attempt | null> {
  const attempt = await take.oneOrNone(db, { attemptHash });
  return attempt?.live ? attempt : null;
}
