import type { Author } from '../../../platform/audit/audit.repository';
import { refusedField } from '../../../platform/http/http-error';
import type { LockedUser, UserChange } from './users.repository';

/**
 * Refuses a password that whoever knows the user's name would try first; its length is held by the schema.
 *
 * @param path the field that holds it
 * @throws HttpError 400 that names the field
 */
export function refuseWeakPassword(path: string, password: string, username: string): void {
  if (password.trim() === '') throw refusedField(400, path, 'password-blank');
  if (password.toLowerCase() === username.toLowerCase()) throw refusedField(400, path, 'password-username');
}

/** @throws HttpError for a change that nobody may make, whatever their role */
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
