import type { User } from '@backoffice/contract';
import type pg from 'pg';
import { nextVersion } from '../../../platform/database/new-rows';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import type { GroupRole } from '../../../platform/settings/group-roles';
import { lockUser, usersById } from '../users/users.repository';
import type { DirectoryUser } from './directory';

type Marks = Pick<DirectoryUser, 'roleGivenBy' | 'closedBy'>;

const findMarks = statement<Marks, { id: number }>(
  'directory-marks',
  'select role_given_by as "roleGivenBy", closed_by as "closedBy" from app_user where id = :id',
).oneOrNone;

/** The current user with the decisions of directories, locked as by `lockUser`. */
export async function lockDirectoryUser(
  transaction: pg.ClientBase,
  id: number,
): Promise<DirectoryUser | null> {
  const user = await lockUser(transaction, id);
  const marks = user && (await findMarks(transaction, { id }));
  return marks && { ...user, ...marks };
}

type Decision = Marks & Pick<User, 'id' | 'roleKey' | 'status'>;

const write = statement<never, Decision>(
  'directory-write',
  `update app_user set role_given_by = :roleGivenBy, closed_by = :closedBy, role_key = :roleKey, status = :status,
     updated_at = case when (role_key, status) = (:roleKey, :status) then updated_at else ${nextVersion} end
   where id = :id`,
).run;

/** Stores the decision of a directory. @returns the user after it */
export async function writeDecision(transaction: Queryable, decision: Decision): Promise<User> {
  const { id, roleKey, status, roleGivenBy, closedBy } = decision;
  await write(transaction, { id, roleKey, status, roleGivenBy, closedBy });
  return (await usersById.find(transaction, { id }))!;
}

const findExisting = statement<{ key: string }, { keys: readonly string[] }>(
  'directory-roles',
  'select key from role where key = any(:keys::text[]) order by key for key share',
).rows;

/**
 * Returns the role of the first group in order of precedence, locked against its removal; null when no group gives one.
 * Roles that do not exist are passed over.
 */
export async function roleOfGroups(
  transaction: Queryable,
  roles: readonly GroupRole[],
  isMember: (group: string) => boolean,
): Promise<string | null> {
  const keys = roles.filter(({ group }) => isMember(group)).map(({ role }) => role);
  if (keys.length === 0) return null;
  const existing = new Set((await findExisting(transaction, { keys })).map(({ key }) => key));
  return keys.find((key) => existing.has(key)) ?? null;
}
