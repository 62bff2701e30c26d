import { randomBytes } from 'node:crypto';
import type { OpenSession, SessionLife } from '@backoffice/contract';
import { rightsOf } from '../../../platform/access/rights';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import type { SignedInUser } from '../../../platform/http/caller';
import type { KnownEntry } from '../../../platform/replicas/positions.repository';
import type { Settings } from '../../../platform/settings/settings';

const TOKEN_BYTES = 32;
const WRITE_EVERY_SECONDS = 60;

export type SessionLimits = Settings['session'];

/** How often a session's activity is written down: its idle limit is that much longer than the setting, never shorter. */
function writeEverySeconds(idleSeconds: number): number {
  return Math.min(WRITE_EVERY_SECONDS, Math.ceil(idleSeconds / 10));
}

/** Activity is written down late, never early: until then the last call may be that much younger than what is written. */
export function longestIdle({ idleSeconds }: SessionLimits): number {
  return idleSeconds + writeEverySeconds(idleSeconds);
}

interface NewSession {
  userId: number;
  /** That vouched for the user; null after a sign-in by password. */
  provider: string | null;
  address: string;
  userAgent: string | null;
  deviceId: number | null;
}

const open = statement<never, NewSession & { tokenHash: Buffer; maxSeconds: number; idleSeconds: number }>(
  'session-open',
  `with over as (delete from session where user_id = :userId
                 and (expires_at <= now() or active_at <= now() - make_interval(secs => :idleSeconds))),
     signed_in as (update app_user set last_sign_in_at = now() where id = :userId)
   insert into session (token_hash, user_id, provider, address, user_agent, device_id, expires_at)
   values (:tokenHash, :userId, :provider, :address, :userAgent, :deviceId, now() + make_interval(secs => :maxSeconds))`,
);

/** Open sessions of one user; whoever signs in once more ends the oldest. */
const MOST_SESSIONS = 20;

/** Ends the user's sessions that are too many. Runs after `openSession` in its transaction, which holds the user's row. @returns how many */
export const closeOldestSessions = statement<never, { userId: number }>(
  'session-close-oldest',
  `delete from session where token_hash in (
     select token_hash from session where user_id = :userId order by public_id desc offset ${MOST_SESSIONS}
   )`,
).run;

/**
 * Opens a session and removes the user's sessions that are over.
 *
 * @returns the token: 256 random bits, of which the database keeps only the hash
 */
export async function openSession(
  db: Queryable,
  session: NewSession,
  limits: SessionLimits,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { maxSeconds } = limits;
  const idleSeconds = longestIdle(limits);
  await open.run(db, { ...session, tokenHash: hashOf(token), maxSeconds, idleSeconds });
  return token;
}

const GRANTS = `(select coalesce(json_agg(json_build_object('path', path, 'action', action) order by path, action), '[]')::text
      from effective_grant where role_key = app_user.role_key)`;
/** Whether a session is open, of a user who may use it. */
const STANDS_FOR_A_USER = `expires_at > now() and status = 'active' and active_at > now() - make_interval(secs => :idleSeconds)`;

/** Of who has to choose a password first: calls that ask for the permissions themselves refuse them, too. */
const none: SignedInUser['permissions'] = new Set();

type CallerRow = Omit<SignedInUser, 'permissions' | 'rightsVersion'> & { grants: string };

const callersBy = <Known extends object>(name: string, lastEntry: string) =>
  statement<CallerRow, Known & { hashes: readonly Buffer[]; idleSeconds: number; writeEvery: number }>(
    name,
    `select token_hash as "tokenHash", app_user.id as "userId", username, app_user.role_key as "roleKey",
       must_change_password as "mustChangePassword", active_at < now() - make_interval(secs => :writeEvery) as "isActivityDue",
       ${GRANTS} as grants, ${lastEntry} as "lastEntry"
     from session join app_user on app_user.id = session.user_id
     where token_hash = any (:hashes::bytea[]) and ${STANDS_FOR_A_USER}`,
  );
const callers = callersBy('session-callers', '0');
// Of the log's months only those are read that are not over by then: docs/decisions/0079.
const callersAndLastEntries = callersBy<KnownEntry>(
  'session-callers-and-last-entries',
  `coalesce((select max(entry.id) from audit_entry entry
     where entry.actor_id = app_user.id and entry.id > :id::bigint and entry.at >= :month::timestamptz), :id::bigint)`,
);

/** The users of sessions, by the hashes of their tokens, with what they may do now. Those of a session that is over are left out. */
async function findUsersOfSessions(
  db: Queryable,
  hashes: readonly Buffer[],
  limits: SessionLimits,
  known: KnownEntry | null,
): Promise<SignedInUser[]> {
  const idleSeconds = longestIdle(limits);
  const writeEvery = writeEverySeconds(limits.idleSeconds);
  const asked = { hashes, idleSeconds, writeEvery };
  const rows = await (known
    ? callersAndLastEntries.rows(db, { ...asked, ...known })
    : callers.rows(db, asked));
  return rows.map(({ grants, ...row }) => {
    const { permissions, version } = rightsOf(row.roleKey, grants);
    return { ...row, permissions: row.mustChangePassword ? none : permissions, rightsVersion: version };
  });
}

type RightsRow = Pick<CallerRow, 'roleKey' | 'mustChangePassword' | 'grants'> & { places: number[] };

const rights = statement<RightsRow, { hashes: readonly Buffer[]; idleSeconds: number }>(
  'session-rights',
  `select app_user.role_key as "roleKey", must_change_password as "mustChangePassword", json_agg(place) as places,
     ${GRANTS} as grants
   from unnest(:hashes::bytea[]) with ordinality asked (hash, place)
   join session on token_hash = hash join app_user on app_user.id = session.user_id
   where ${STANDS_FOR_A_USER}
   group by app_user.role_key, must_change_password`,
);

/** What the users of many sessions may do now, by the hashes of their tokens; each role is read once. Those of a session that is over are left out. */
export async function findRightsOfSessions(
  db: Queryable,
  hashes: readonly Buffer[],
  limits: SessionLimits,
): Promise<Pick<SignedInUser, 'tokenHash' | 'permissions'>[]> {
  const rows = await rights.rows(db, { hashes, idleSeconds: longestIdle(limits) });
  return rows.flatMap(({ roleKey, grants, mustChangePassword, places }) => {
    const permissions = mustChangePassword ? none : rightsOf(roleKey, grants).permissions;
    return places.map((place) => ({ tokenHash: hashes[place - 1]!, permissions }));
  });
}

/**
 * Asked before each call, so that a changed role or a deactivated user takes effect at once.
 *
 * @param known after which `lastEntry` is asked for, and which it is where there is none; null: 0 in its place
 * @returns the caller of each token; null for one that stands for nobody (any more)
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

/** Which of these sessions are over, by the hashes of their tokens. */
export async function findEndedSessions(
  db: Queryable,
  hashes: readonly Buffer[],
  limits: SessionLimits,
): Promise<Buffer[]> {
  const rows = await ended.rows(db, { hashes, idleSeconds: longestIdle(limits) });
  return rows.map(({ tokenHash }) => tokenHash);
}

/** The session is in use: its idle time begins anew. */
export const noteActivity = statement<never, { tokenHash: Buffer }>(
  'session-active',
  'update session set active_at = now() where token_hash = :tokenHash',
).run;

const life = statement<
  { idle: number; absolute: number; provider: string | null },
  { tokenHash: Buffer; idleSeconds: number }
>(
  'session-life',
  `select extract(epoch from active_at - now())::float8 + :idleSeconds as idle,
     extract(epoch from expires_at - now())::float8 as absolute, provider
   from session where token_hash = :tokenHash`,
);

/** How long it may still last; null when it is gone. */
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

/** Whether session `s` is open. */
export const IS_OPEN = `s.expires_at > now() and s.active_at > now() - make_interval(secs => :idleSeconds)`;

const ofUser = statement<OpenSession, { userId: number; tokenHash: Buffer; idleSeconds: number }>(
  'session-of-user',
  `select public_id as id, created_at as since, active_at as "activeAt", provider, address, user_agent as "userAgent",
     token_hash = :tokenHash as "isOwn"
   from session s where user_id = :userId and ${IS_OPEN} order by active_at desc, public_id`,
);

/** The user's open sessions, the latest activity first. */
export function findOwnSessions(
  db: Queryable,
  { userId, tokenHash }: Pick<SignedInUser, 'userId' | 'tokenHash'>,
  limits: SessionLimits,
): Promise<OpenSession[]> {
  return ofUser.rows(db, { userId, tokenHash, idleSeconds: longestIdle(limits) });
}

/** Ends another session of the same user. @returns whether there was one */
export const closeOwnSession = statement<never, { id: number; userId: number; tokenHash: Buffer }>(
  'session-close-own',
  'delete from session where public_id = :id and user_id = :userId and token_hash <> :tokenHash',
).some;

export const closeSession = statement<never, { tokenHash: Buffer }>(
  'session-close',
  'delete from session where token_hash = :tokenHash',
).run;

/** Ends the user's sessions but one; all of them where `tokenHash` is null. */
export const closeOtherSessions = statement<never, { userId: number; tokenHash: Buffer | null }>(
  'session-close-others',
  'delete from session where user_id = :userId and token_hash is distinct from :tokenHash',
).run;
