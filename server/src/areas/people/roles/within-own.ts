import type { User } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { refusedField } from '../../../platform/http/http-error';
import type { Giver } from './role-grants';
import { holdsAllOf, type RoleRow } from './roles.repository';

/**
 * Refuses to change a user who has permissions that the caller lacks.
 *
 * @throws HttpError 400, because a client takes a 403 for the end of its session
 */
export async function refuseUserBeyondOwn(
  db: Queryable,
  { roleKey: ownRole }: Pick<Giver, 'roleKey'>,
  { roleKey: role }: Pick<User, 'roleKey'>,
  path = 'id',
): Promise<void> {
  if (!(await holdsAllOf(db, { ownRole, role }))) throw refusedField(400, path, 'user-beyond-own');
}

/**
 * Refuses to change a role that has permissions which the caller lacks.
 *
 * @throws HttpError 400
 */
export async function refuseRoleBeyondOwn(
  db: Queryable,
  { roleKey: ownRole }: Pick<Giver, 'roleKey'>,
  { key: role }: Pick<RoleRow, 'key'>,
): Promise<void> {
  if (!(await holdsAllOf(db, { ownRole, role }))) throw refusedField(400, 'key', 'role-change-beyond-own');
}
