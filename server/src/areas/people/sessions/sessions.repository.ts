import { createHash, randomBytes } from 'node:crypto';
import type { SessionLife } from '@backoffice/contract';
import type pg from 'pg';
import type { Settings } from '../../../platform/settings/settings';
import type { Caller } from '../../../platform/http/caller';
import { rightsOf } from '../../../platform/access/rights';
import type { Queryable } from '../../../platform/database/transaction';

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

const TOKEN_BYTES = 32;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Opens a session and forgets the user's sessions that are over.
 *
 * @param provider who vouched for the user; null after a sign-in by password
 * @returns the token: 256 random bits, of which the database keeps only the hash
 */
export async function openSession(
  db: Queryable,
  { userId, provider, limits }: { userId: number; provider: string | null; limits: SessionLimits },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.query({
    name: 'session-open',
    text: `with over as (delete from session where user_id = $2
                         and (expires_at <= now() or active_at <= now() - make_interval(secs => $5))),
             seen as (update app_user set last_sign_in_at = now() where id = $2)
           insert into session (token_hash, user_id, provider, expires_at)
           values ($1, $2, $3, now() + make_interval(secs => $4))`,
    values: [hashOf(token), userId, provider, limits.maxSeconds, longestIdle(limits)],
  });
  return token;
}

interface CallerRow {
  token_hash: Buffer;
  id: number;
  username: string;
  role_key: string;
  must_change_password: boolean;
  is_unwritten: boolean;
  grants: string;
}

/**
 * Asked before each call, so that a changed role or a deactivated user takes effect at once.
 *
 * @returns by token; those that stand for nobody (any more) are left out
 */
export async function findCallers(
  pool: pg.Pool,
  tokens: readonly string[],
  limits: SessionLimits,
): Promise<Map<string, Caller>> {
  const hashes = tokens.map((token) => hashOf(token));
  const tokenByHash = new Map(tokens.map((token, index) => [hashes[index]!.toString('hex'), token]));
  const { rows } = await pool.query<CallerRow>({
    name: 'session-callers',
    text: `select token_hash, app_user.id, username, app_user.role_key, must_change_password,
                  active_at < now() - make_interval(secs => $3) as is_unwritten,
                  (select coalesce(json_agg(json_build_object('path', path, 'action', action) order by path, action), '[]')::text
                   from effective_grant where role_key = app_user.role_key) as grants
           from session join app_user on app_user.id = session.user_id
           where token_hash = any ($1::bytea[]) and expires_at > now() and status = 'active'
             and active_at > now() - make_interval(secs => $2)`,
    values: [hashes, longestIdle(limits), writeEverySeconds(limits.idleSeconds)],
  });
  return new Map(rows.map((row) => [tokenByHash.get(row.token_hash.toString('hex'))!, callerOf(row)]));
}

function callerOf(row: CallerRow): Caller {
  const rights = rightsOf(row.role_key, row.grants);
  return {
    userId: row.id,
    username: row.username,
    roleKey: row.role_key,
    permissions: rights.permissions,
    rightsVersion: rights.version,
    mustChangePassword: row.must_change_password,
    isActivityDue: row.is_unwritten,
    tokenHash: row.token_hash,
  };
}

export async function closeSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query({
    name: 'session-close',
    text: 'delete from session where token_hash = $1',
    values: [tokenHash],
  });
}

/** The session is in use: its idle time begins anew. */
export async function noteActivity(pool: pg.Pool, tokenHash: Buffer): Promise<void> {
  await pool.query({
    name: 'session-active',
    text: 'update session set active_at = now() where token_hash = $1',
    values: [tokenHash],
  });
}

/** How long it may still last; null when it is gone. */
export async function findSessionLife(
  pool: pg.Pool,
  tokenHash: Buffer,
  limits: SessionLimits,
): Promise<SessionLife | null> {
  const { rows } = await pool.query<{ idle: number; absolute: number; provider: string | null }>({
    name: 'session-life',
    text: `select extract(epoch from active_at - now())::float8 + $2 as idle,
                  extract(epoch from expires_at - now())::float8 as absolute, provider
           from session where token_hash = $1`,
    values: [tokenHash, longestIdle(limits)],
  });
  const [row] = rows;
  if (!row) return null;
  const { idle, absolute, provider } = row;
  return {
    idleSeconds: Math.max(0, idle),
    idleLimitSeconds: limits.idleSeconds,
    absoluteSeconds: Math.max(0, absolute),
    provider,
  };
}

/** Ends the user's sessions but one. */
export async function closeOtherSessions(db: Queryable, { userId, tokenHash }: Caller): Promise<void> {
  await db.query({
    name: 'session-close-others',
    text: 'delete from session where user_id = $1 and token_hash <> $2',
    values: [userId, tokenHash],
  });
}

/** Ends all sessions of a user, who may not go on as they were. */
export async function closeSessionsOf(db: Queryable, userId: number): Promise<void> {
  await db.query({
    name: 'session-close-all',
    text: 'delete from session where user_id = $1',
    values: [userId],
  });
}
