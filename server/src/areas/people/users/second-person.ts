import { statement } from '../../../platform/database/statement';
import { missingRow, refusedField } from '../../../platform/http/http-error';
import type { Giver } from '../roles/role-grants';
import { refuseUserBeyondOwn } from '../roles/within-own';
import { type LockedUser, lockUser } from './users.repository';

/**
 * Locks a user whose password or factors another one resets.
 *
 * @param ownReason the reason for which users cannot do it to themselves
 * @throws HttpError 404 when there is no such user, 409 for a deleted one, 400 for the giver's own and for one with more
 *   permissions
 */
export async function lockOtherUser(
  transaction: Parameters<typeof lockUser>[0],
  giver: Giver,
  { id, ownReason }: { id: number; ownReason: 'own-password' | 'factor-own-reset' },
): Promise<LockedUser> {
  const user = await lockUser(transaction, id);
  if (!user) throw missingRow('user', id);
  if (user.status === 'deleted') throw refusedField(409, 'id', 'user-deleted');
  if (user.id === giver.userId) throw refusedField(400, 'id', ownReason);
  await refuseUserBeyondOwn(transaction, giver, user);
  return user;
}

/**
 * True when the author has added or changed the user, reset their password or factors, or changed their role within a day: such
 * a user is no second person.
 */
export const hasChangedRecently = statement<never, { authorId: number; userId: number }>(
  'user-changed-recently',
  `select from audit_entry entry join app_user u on u.id = :userId join role on role.key = u.role_key
   where entry.actor_id = :authorId and entry.at > now() - interval '1 day'
     and (entry.subject in ('user', 'account') and entry.subject_id = u.id or entry.subject = 'role' and entry.subject_id = role.id)
   limit 1`,
).some;
