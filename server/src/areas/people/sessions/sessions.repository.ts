import { randomBytes } from 'node:crypto';
import { BOUND_TOKEN_START } from '@backoffice/contract/session-keys';
import type { OpenSession, SessionLife } from '@backoffice/contract';
import { rightsOf } from '../../../platform/access/rights';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import type { SignedInUser } from '../../../platform/http/caller';
import type { KnownEntry } from '../../../platform/replicas/positions.repository';
import { longestIdle, type SessionLimits, writeEverySeconds } from './session-limits';
import type { SessionProof } from './session-proof';

const TOKEN_BYTES = 32;
interface NewSession {
  userId: number;
  /** The provider that authenticated the user; null after a sign-in by password. */
  provider: string | null;
  /** The provider's own session. */
  providerSession?: string | undefined;
  proof: SessionProof;
  address: string;
  userAgent: string | null;
  deviceId: number | null;
  /** Identifies the browser's key that the session is bound to; null for none. */
  keyThumbprint: string | null;
}

const open = statement<never, NewSession & { tokenHash: Buffer; maxSeconds: number; idleSeconds: number }>(
  'session-open',
  `with over as (delete from session where user_id = :userId
                 and (expires_at <= now() or active_at <= now() - make_interval(secs => :idleSeconds))),
     signed_in as (update app_user set last_sign_in_at = now() where id = :userId)
   insert into session (token_hash, user_id, provider, provider_session, proved_by, proved_at, address, user_agent, device_id,
     key_thumbprint, expires_at)
   values (:tokenHash, :userId, :provider, :providerSession, :proof, now(), :address, :userAgent, :deviceId, :keyThumbprint,
     now() + make_interval(secs => :maxSeconds))`,
);

/** The maximum number of open sessions of one user; a further sign-in ends the oldest. */
const MAX_SESSIONS = 20;

/**
 * Ends the user's surplus sessions. Runs after `openSession` in its transaction, which locks the user's row. @returns the
 * number of ended sessions
 */
export const closeOldestSessions = statement<never, { userId: number }>(
  'session-close-oldest',
  `delete from session where token_hash in (
     select token_hash from session where user_id = :userId order by public_id desc offset ${MAX_SESSIONS}
   )`,
).run;

/**
 * Opens a session and removes the user's expired ones.
 *
 * @returns the token: 256 random bits, after a mark where the session is bound to a key; the database stores only its hash
 */
export async function openSession(
  db: Queryable,
  session: NewSession,
  limits: SessionLimits,
): Promise<string> {
  const random = randomBytes(TOKEN_BYTES).toString('base64url');
  const token = session.keyThumbprint === null ? random : BOUND_TOKEN_START + random;
  const { maxSeconds } = limits;
  const idleSeconds = longestIdle(limits);
  await open.run(db, {
    providerSession: undefined,
    ...session,
    tokenHash: hashOf(token),
    maxSeconds,
    idleSeconds,
  });
  return token;
}

const GRANTS = `(select coalesce(json_agg(json_build_object('path', path, 'action', action) order by path, action), '[]')::text
      from effective_grant where role_key = app_user.role_key)`;
/** SQL: true when a session is open and its user active. */
const STANDS_FOR_A_USER = `expires_at > now() and status = 'active' and active_at > now() - make_interval(secs => :idleSeconds)`;

/** SQL: the time from which the user of a session has to enrol a second factor; null for never. */
const FACTOR_DUE_AT = `(select greatest(role.second_factor_since, app_user.created_at)
       + role.second_factor_grace_days * interval '1 day'
     from role where role.key = app_user.role_key and role.second_factor = 'required'
       and not app_user.has_factor and not app_user.is_demo and session.proved_by is distinct from 'provider-factors')`;
const MUST_ENROL = `coalesce(${FACTOR_DUE_AT} <= now(), false)`;

/**
 * The permissions of a user who has to change the password or to enrol a second factor first: calls that check permissions
 * themselves refuse the user, too.
 */
const none: SignedInUser['permissions'] = new Set();

type CallerRow = Omit<SignedInUser, 'permissions' | 'rightsVersion'> & { grants: string };

const callersBy = <Known extends object>(name: string, lastEntry: string) =>
  statement<
    CallerRow,
    Known & { hashes: readonly Buffer[]; idleSeconds: number; writeEvery: number; proofSeconds: number }
  >(
    name,
    `select token_hash as "tokenHash", app_user.id as "userId", username, app_user.role_key as "roleKey",
       must_change_password as "mustChangePassword", active_at < now() - make_interval(secs => :writeEvery) as "isActivityDue",
       ${MUST_ENROL} as "mustEnrolFactor", key_thumbprint as "keyThumbprint",
       coalesce(:proofSeconds::int > 0 and (proved_at is null or proved_at < now() - make_interval(secs => :proofSeconds)), false)
         as "isProofOld",
       ${GRANTS} as grants, ${lastEntry} as "lastEntry"
     from session join app_user on app_user.id = session.user_id
     where token_hash = any (:hashes::bytea[]) and ${STANDS_FOR_A_USER}`,
  );
const callers = callersBy('session-callers', '0');
// Reads only the log's partitions from that month on: docs/decisions/0079.
const callersAndLastEntries = callersBy<KnownEntry>(
  'session-callers-and-last-entries',
  `coalesce((select max(entry.id) from audit_entry entry
     where entry.actor_id = app_user.id and entry.id > :id::bigint and entry.at >= :month::timestamptz), :id::bigint)`,
);

/** Finds the users of sessions by the hashes of their tokens, with their current permissions. Expired sessions are left out. */
async function findUsersOfSessions(
  db: Queryable,
  hashes: readonly Buffer[],
  limits: SessionLimits,
  known: KnownEntry | null,
): Promise<SignedInUser[]> {
  const idleSeconds = longestIdle(limits);
  const writeEvery = writeEverySeconds(limits.idleSeconds);
  const values = { hashes, idleSeconds, writeEvery, proofSeconds: limits.proofSeconds };
  const rows = await (known
    ? callersAndLastEntries.rows(db, { ...values, ...known })
    : callers.rows(db, values));
  return rows.map(({ grants, ...row }) => {
    const { permissions, version } = rightsOf(row.roleKey, grants);
    const isBlocked = row.mustChangePassword || row.mustEnrolFactor;
    return { ...row, permissions: isBlocked ? none : permissions, rightsVersion: version };
  });
}

type RightsRow = Pick<CallerRow, 'roleKey' | 'mustChangePassword' | 'mustEnrolFactor' | 'grants'> & {
  positions: number[];
};

const rights = statement<RightsRow, { hashes: readonly Buffer[]; idleSeconds: number }>(
  'session-rights',
  `select app_user.role_key as "roleKey", must_change_password as "mustChangePassword", must_enrol as "mustEnrolFactor",
     json_agg(ordinal) as positions, ${GRANTS} as grants
   from unnest(:hashes::bytea[]) with ordinality requested (hash, ordinal)
   join session on token_hash = hash join app_user on app_user.id = session.user_id
   cross join lateral (select ${MUST_ENROL} as must_enrol) due
   where ${STANDS_FOR_A_USER}
   group by app_user.role_key, must_change_password, must_enrol`,
);

/**
 * Finds the current permissions of many sessions by the hashes of their tokens; each role is read once. Expired sessions are
 * left out.
 */
export async function findRightsOfSessions(
  db: Queryable,
  hashes: readonly Buffer[],
  limits: SessionLimits,
): Promise<Pick<SignedInUser, 'tokenHash' | 'permissions'>[]> {
  const rows = await rights.rows(db, { hashes, idleSeconds: longestIdle(limits) });
  return rows.flatMap(({ roleKey, grants, mustChangePassword, mustEnrolFactor, positions }) => {
    const permissions = mustChangePassword || mustEnrolFactor ? none : rightsOf(roleKey, grants).permissions;
    return positions.map((position) => ({ tokenHash: hashes[position - 1]!, permissions }));
  });
}

/**
 * Called for each call of the API, so that a changed role or a deactivated user takes effect at once.
 *
 * @param known the entry after which `lastEntry` is looked up, and its default; null sets `lastEntry` to 0
 * @returns the user of each token; null for one that is unknown or expired
 */
export async function findCallers(
  db: Queryable,
  tokens: readonly string[],
  limits: SessionLimits,
  known: KnownEntry | null,
): Promise<(SignedInUser | null)[]> {
  const hashes = tokens.map(hashOf);
  const users = await findUsersOfSessions(db, hashes, limits, known);
  const callerByHash = new Map(users.map((user) => [user.tokenHash.toString('hex'), user]));
  return hashes.map((hash) => callerByHash.get(hash.toString('hex')) ?? null);
}

const ended = statement<{ tokenHash: Buffer }, { hashes: readonly Buffer[]; idleSeconds: number }>(
  'session-ended',
  `select asked as "tokenHash" from unnest(:hashes::bytea[]) asked
   where not exists (
     select from session join app_user on app_user.id = session.user_id
     where token_hash = asked and ${STANDS_FOR_A_USER}
   )`,
);

/** Returns the expired sessions among the given ones, by the hashes of their tokens. */
export async function findEndedSessions(
  db: Queryable,
  hashes: readonly Buffer[],
  limits: SessionLimits,
): Promise<Buffer[]> {
  const rows = await ended.rows(db, { hashes, idleSeconds: longestIdle(limits) });
  return rows.map(({ tokenHash }) => tokenHash);
}

/** Notes that the user has proved again who they are. */
export const noteProof = statement<never, { tokenHash: Buffer }>(
  'session-note-proof',
  'update session set proved_at = now() where token_hash = :tokenHash',
).run;

/** Ends the sessions that their token alone opens. @returns the number of ended sessions */
export const closeUnboundSessions = statement(
  'session-close-unbound',
  'delete from session where key_thumbprint is null',
).run;

/** Notes that the session is in use: its idle time restarts. */
export const noteActivity = statement<never, { tokenHash: Buffer }>(
  'session-active',
  'update session set active_at = now() where token_hash = :tokenHash',
).run;

/** The time from which the user of a session has to enrol a second factor; null for never. */
export const findFactorDueAt = statement<{ dueAt: string | null; hasFactor: boolean }, { tokenHash: Buffer }>(
  'session-factor-due',
  `select ${FACTOR_DUE_AT} as "dueAt", has_factor as "hasFactor" from session join app_user on app_user.id = session.user_id
   where token_hash = :tokenHash`,
).oneOrNone;

const life = statement<
  { idle: number; absolute: number; provider: string | null },
  { tokenHash: Buffer; idleSeconds: number }
>(
  'session-life',
  `select extract(epoch from active_at - now())::float8 + :idleSeconds as idle,
     extract(epoch from expires_at - now())::float8 as absolute, provider
   from session where token_hash = :tokenHash`,
);

/** Returns the remaining lifetime of a session; null when it no longer exists. */
export async function findSessionLife(
  db: Queryable,
  tokenHash: Buffer,
  limits: SessionLimits,
): Promise<SessionLife | null> {
  const row = await life.oneOrNone(db, { tokenHash, idleSeconds: longestIdle(limits) });
  return (
    row && {
      idleSeconds: Math.max(0, row.idle),
      idleLimitSeconds: limits.idleSeconds,
      absoluteSeconds: Math.max(0, row.absolute),
      provider: row.provider,
    }
  );
}

/** SQL: true when session `s` is open. */
export const IS_OPEN = `s.expires_at > now() and s.active_at > now() - make_interval(secs => :idleSeconds)`;

const ofUser = statement<OpenSession, { userId: number; tokenHash: Buffer; idleSeconds: number }>(
  'session-of-user',
  `select public_id as id, created_at as since, active_at as "activeAt", provider, address, user_agent as "userAgent",
     token_hash = :tokenHash as "isOwn"
   from session s where user_id = :userId and ${IS_OPEN} order by active_at desc, public_id`,
);

/** The user's open sessions, latest activity first. */
export function findOwnSessions(
  db: Queryable,
  { userId, tokenHash }: Pick<SignedInUser, 'userId' | 'tokenHash'>,
  limits: SessionLimits,
): Promise<OpenSession[]> {
  return ofUser.rows(db, { userId, tokenHash, idleSeconds: longestIdle(limits) });
}

/** Ends another session of the same user. @returns false when there was none */
export const closeOwnSession = statement<never, { id: number; userId: number; tokenHash: Buffer }>(
  'session-close-own',
  'delete from session where public_id = :id and user_id = :userId and token_hash <> :tokenHash',
).some;

export const closeSession = statement<never, { tokenHash: Buffer }>(
  'session-close',
  'delete from session where token_hash = :tokenHash',
).run;

/** Ends all sessions of the user but one; `tokenHash` null ends all. */
export const closeOtherSessions = statement<never, { userId: number; tokenHash: Buffer | null }>(
  'session-close-others',
  'delete from session where user_id = :userId and token_hash is distinct from :tokenHash',
).run;
