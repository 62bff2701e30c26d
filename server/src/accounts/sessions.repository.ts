import { createHash, randomBytes } from 'node:crypto';
import { type GrantAction, type Permission, type Screen, screens } from '@backoffice/contract';
import type pg from 'pg';
import type { Caller } from '../access/caller';

const TOKEN_BYTES = 32;
const LIFETIME_HOURS = 12;

const screenByPath = new Map(
  Object.entries(screens).map(([screen, path]) => [path as string, screen as Screen]),
);

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function permissionsOf(grants: { path: string; action: GrantAction }[]): Set<Permission> {
  const permissions = new Set<Permission>();
  for (const { path, action } of grants) {
    const screen = screenByPath.get(path);
    if (screen) permissions.add(`${screen}:${action}`);
  }
  return permissions;
}

/**
 * Opens a session of twelve hours and forgets the user's sessions that are over.
 *
 * @returns the token: 256 random bits, of which the database keeps only the hash
 */
export async function openSession(pool: pg.Pool, userId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await pool.query({
    name: 'session-open',
    text: `with over as (delete from session where user_id = $2 and expires_at <= now())
           insert into session (token_hash, user_id, expires_at)
           values ($1, $2, now() + make_interval(hours => $3))`,
    values: [hashOf(token), userId, LIFETIME_HOURS],
  });
  return token;
}

/** Asked before each call, so that a changed role or a deactivated user takes effect at once. */
export async function findCaller(pool: pg.Pool, token: string): Promise<Caller | null> {
  const tokenHash = hashOf(token);
  const { rows } = await pool.query<{
    id: number;
    username: string;
    role_key: string;
    grants: { path: string; action: GrantAction }[];
  }>({
    name: 'session-caller',
    text: `select app_user.id, username, app_user.role_key,
                  (select coalesce(json_agg(json_build_object('path', path, 'action', action)), '[]')
                   from effective_grant where role_key = app_user.role_key) as grants
           from session join app_user on app_user.id = session.user_id
           where token_hash = $1 and expires_at > now() and status = 'active'`,
    values: [tokenHash],
  });
  const [row] = rows;
  if (!row) return null;
  return {
    userId: row.id,
    username: row.username,
    roleKey: row.role_key,
    permissions: permissionsOf(row.grants),
    tokenHash,
  };
}

export async function closeSession(pool: pg.Pool, tokenHash: Buffer): Promise<void> {
  await pool.query({
    name: 'session-close',
    text: 'delete from session where token_hash = $1',
    values: [tokenHash],
  });
}
