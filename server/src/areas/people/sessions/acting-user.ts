import { rightsOf } from '../../../platform/access/rights';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import type { SignedInUser } from '../../../platform/http/caller';

const acting = statement<{ username: string; roleKey: string; grants: string }, { id: number }>(
  'acting-user',
  `select username, role_key as "roleKey",
     (select coalesce(json_agg(json_build_object('path', path, 'action', action) order by path, action), '[]')::text
      from effective_grant where role_key = u.role_key) as grants
   from app_user u where id = :id and status = 'active' and not must_change_password`,
);

/**
 * Returns an active user with their present permissions, for a call that the server makes on their behalf; null when there is
 * none. Such a call has no session.
 */
export async function findActingUser(db: Queryable, userId: number): Promise<SignedInUser | null> {
  const row = await acting.oneOrNone(db, { id: userId });
  if (!row) return null;
  const { username, roleKey, grants } = row;
  const { permissions, version } = rightsOf(roleKey, grants);
  return {
    userId,
    username,
    roleKey,
    permissions,
    rightsVersion: version,
    mustChangePassword: false,
    mustEnrolFactor: false,
    isProofOld: false,
    isActivityDue: false,
    tokenHash: Buffer.alloc(0),
    keyThumbprint: null,
    lastEntry: 0,
  };
}
