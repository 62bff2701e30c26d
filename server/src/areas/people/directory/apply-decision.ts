import type { Queryable } from '../../../platform/database/transaction';
import { closeOtherSessions } from '../sessions/sessions.repository';
import type { Directory, DirectoryUser } from './directory';
import { writeDecision } from './directory-users.repository';

/** The effect of a decision: `kept` when it changes nothing, and for the last administrator, whom no directory shuts out. */
export type AppliedDecision = { user: DirectoryUser; outcome: 'written' | 'kept' | 'last-administrator' };

/** True when a directory decides on the user: it gave the role, or its map contains it. */
export function isManagedBy(
  { key, roles }: Pick<Directory, 'key' | 'roles'>,
  user: Pick<DirectoryUser, 'roleKey' | 'roleGivenBy'>,
): boolean {
  return user.roleGivenBy === key || roles.some(({ role }) => role === user.roleKey);
}

type Target = Pick<DirectoryUser, 'roleKey' | 'status' | 'roleGivenBy' | 'closedBy'>;

/** Returns the state into which a directory puts a user with this role; null deactivates the account. */
export function targetOf(
  user: DirectoryUser,
  { key }: Pick<Directory, 'key'>,
  roleKey: string | null,
): Target {
  const { status, closedBy } = user;
  if (roleKey === null)
    return status === 'active' ? { ...user, status: 'inactive', closedBy: key } : { ...user };
  // An administrator's deactivation is not undone.
  const isReopened = status === 'inactive' && closedBy === key;
  return {
    roleKey,
    roleGivenBy: key,
    status: isReopened ? 'active' : status,
    closedBy: isReopened ? null : closedBy,
  };
}

const fields = ['roleKey', 'status', 'roleGivenBy', 'closedBy'] as const;
const isSame = (user: Target, target: Target): boolean =>
  fields.every((field) => user[field] === target[field]);

/**
 * Puts a locked user into the state that a directory wants. Another role or status ends the user's sessions, and with them their
 * event streams, in the same transaction.
 */
export async function applyDecision(
  transaction: Queryable,
  user: DirectoryUser,
  { roleKey, status, roleGivenBy, closedBy }: Target,
): Promise<AppliedDecision> {
  if (isSame(user, { roleKey, status, roleGivenBy, closedBy })) return { user, outcome: 'kept' };
  const isChanged = roleKey !== user.roleKey || status !== user.status;
  if (isChanged && user.isLastAdministrator) return { user, outcome: 'last-administrator' };
  const after = await writeDecision(transaction, { id: user.id, roleKey, status, roleGivenBy, closedBy });
  if (isChanged) await closeOtherSessions(transaction, { userId: user.id, tokenHash: null });
  return { user: { ...after, roleGivenBy, closedBy }, outcome: 'written' };
}
