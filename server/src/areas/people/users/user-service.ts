import type { User, userCreateRequest, userUpdateRequest } from '@backoffice/contract';
import type * as z from 'zod/mini';
import { isUniqueViolation } from '../../../platform/database/database-failure';
import type { Queryable } from '../../../platform/database/transaction';
import { HttpError, refusedField } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import type { SentKey } from '../../../platform/idempotency/create-keys';
import { auditedWrites } from '../../../platform/write/audited-writes';
import type { Giver } from '../roles/role-grants';
import { findAssignableRole } from '../roles/roles.repository';
import { refuseUserBeyondOwn } from '../roles/within-own';
import { closeOtherSessions } from '../sessions/sessions.repository';
import { refuseWeakPassword } from './password-rules';
import { refuseUserChange } from './user-rules';
import { userSnapshot } from './user-snapshot';
import { nameAndSkeleton, noteSkeletons } from './look-alikes.repository';
import { mappedUsername, usernameRefusal } from './username-form';
import { insertUser, type LockedUser, lockUser, updateUser, usersById } from './users.repository';

type CreateRequest = z.output<typeof userCreateRequest>;
type ChangeRequest = z.output<typeof userUpdateRequest>;

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'app_user_username_key'))
    throw refusedField(409, 'username', 'username-taken');
  if (isUniqueViolation(error, 'app_user_username_skeleton_key'))
    throw refusedField(409, 'username', 'username-look-alike');
  throw error;
}

/**
 * @returns the form in which the name is stored
 * @throws HttpError 400 when the name is not permitted
 */
function newName(typed: string): string {
  const username = mappedUsername(typed);
  const refusal = usernameRefusal(username);
  if (refusal) throw new HttpError(400, refusal, { errors: [{ path: 'username', ...refusal }] });
  return username;
}

export class UserService {
  private readonly writes;

  constructor(private readonly services: Pick<Services, 'pool' | 'passwords' | 'settings'>) {
    this.writes = auditedWrites<LockedUser>(services.pool, {
      subject: 'user',
      table: 'app_user',
      find: (db, id) => usersById.find(db, { id }),
      lock: lockUser,
      snapshot: userSnapshot,
      name: ({ username }) => username,
    });
  }

  /** Without demo data, the user must change the password that somebody else has chosen. */
  async create(giver: Giver, key: SentKey | undefined, request: CreateRequest): Promise<User> {
    // The create key stores a hash of the request, which is too fast for passwords.
    const { password, ...fields } = request;
    await refuseWeakPassword('password', password, newName(request.username));
    const mustChangePassword = fields.mustChangePassword || !this.services.settings.demoData;
    return this.add(giver, key, { ...fields, mustChangePassword }, password);
  }

  /** Creates a user with a password that the caller has checked. */
  add(
    giver: Giver,
    key: SentKey | undefined,
    fields: Omit<CreateRequest, 'password'>,
    password: string,
  ): Promise<User> {
    const { pool, passwords } = this.services;
    const username = newName(fields.username);
    const creation = this.writes.create({ author: giver, key, request: fields }, async () => {
      const roleKey = await this.roleOf(pool, giver, fields.roleName);
      const passwordHash = await passwords.hash(password);
      return async (transaction, id) => {
        await this.roleOf(transaction, giver, roleKey);
        await noteSkeletons(transaction);
        return insertUser(transaction, {
          ...fields,
          ...nameAndSkeleton(username),
          id,
          roleKey,
          passwordHash,
        });
      };
    });
    return creation.catch(refuseTaken);
  }

  /** Changes a user. Another role or status ends the user's sessions in the same transaction. */
  async change(giver: Giver, request: ChangeRequest): Promise<User> {
    const {
      id,
      roleName,
      updatedAt,
      reason,
      roleKey: readRoleKey,
      createdAt,
      link: _link,
      secondFactor,
      ...change
    } = request;
    const changing = this.writes.change({
      author: giver,
      by: id,
      updatedAt,
      reason,
      asRead: { sent: { roleKey: readRoleKey, createdAt, secondFactor }, now: (before) => ({ ...before }) },
      check: async (transaction, before) => {
        await refuseUserBeyondOwn(transaction, giver, before);
        const isNamedAsNow = roleName === undefined || roleName === before.roleName;
        const roleKey = isNamedAsNow ? undefined : await this.roleOf(transaction, giver, roleName, before);
        refuseUserChange(before, { roleKey, status: change.status }, giver);
        return roleKey;
      },
      write: async (transaction, before, roleKey) => {
        const { username } = change;
        // An unchanged name is kept, even if the rules would refuse it as a new one.
        const isOtherName = username !== undefined && username !== before.username.normalize('NFC');
        if (isOtherName) await noteSkeletons(transaction);
        const name = isOtherName ? nameAndSkeleton(newName(username)) : { username: undefined };
        const after = await updateUser(transaction, id, { ...change, ...name, roleKey });
        if (after.status !== before.status || after.roleKey !== before.roleKey)
          await closeOtherSessions(transaction, { userId: id, tokenHash: null });
        return after;
      },
      action: ({ status }) => (status === 'deleted' ? 'delete' : 'update'),
    });
    return changing.catch(refuseTaken);
  }

  private async roleOf(db: Queryable, giver: Giver, named: string, before?: User): Promise<string> {
    const role = await findAssignableRole(db, { named, ownRole: giver.roleKey });
    if (!role) throw refusedField(400, 'roleName', 'role-unknown');
    if (!role.isWithinOwn && role.key !== before?.roleKey)
      throw refusedField(400, 'roleName', 'role-beyond-own');
    return role.key;
  }
}
