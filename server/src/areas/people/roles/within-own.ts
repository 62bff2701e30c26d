import type { User } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { refusedField } from '../../../platform/http/http-error';
import type { Giver } from './role-grants';
import { holdsAllOf, type RoleRow } from './roles.repository';

/**
 * Nobody reaches above themselves: who changes a user holds all that the user holds.
 *
 * @throws HttpError 400, and no 403, which a client takes for the end of its session
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
 * The same of a role: who changes it holds all that it holds.
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
