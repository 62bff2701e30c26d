import type { Author } from '../../../platform/audit/audit.repository';
import { refusedField } from '../../../platform/http/http-error';
import type { LockedUser, UserChange } from './users.repository';

/** @throws HttpError for a change that no role permits */
export function refuseUserChange(
  before: LockedUser,
  { roleKey, status }: Pick<UserChange, 'roleKey' | 'status'>,
  author: Author,
): void {
  if (before.status === 'deleted' && (status ?? 'deleted') === 'deleted')
    throw refusedField(409, 'id', 'user-deleted');
  const hasOtherRole = roleKey !== undefined && roleKey !== before.roleKey;
  const hasOtherStatus = status !== undefined && status !== before.status;
  if (!hasOtherRole && !hasOtherStatus) return;
  const path = hasOtherRole ? 'roleName' : 'status';
  if (before.id === author.userId) throw refusedField(400, path, hasOtherRole ? 'own-role' : 'own-status');
  if (before.isLastAdministrator) throw refusedField(400, path, 'last-administrator');
}
