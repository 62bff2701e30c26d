import type {
  ListPage,
  User,
  userCreateRequest,
  userListRequest,
  userUpdateRequest,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Caller } from '../../../platform/http/caller';
import { type Author, fieldChanges, insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { isUniqueViolation } from '../../../platform/database/database-failure';
import { missingRow, refusedField, staleRow } from '../../../platform/http/http-error';
import { createKeyOf } from '../../../platform/idempotency/create-key';
import { createOnce } from '../../../platform/idempotency/create-once';
import type { Services } from '../../../platform/services';
import { findAssignableRole } from '../roles/roles.repository';
import { closeSessionsOf } from '../sessions/sessions.repository';
import { refuseUserChange, refuseWeakPassword } from './user-rules';
import {
  findUser,
  insertUser,
  listUsers,
  lockAdministrators,
  lockUser,
  takeUserId,
  updateUser,
  type UserRow,
} from './users.repository';

type CreateRequest = z.output<typeof userCreateRequest>;
type ChangeRequest = Omit<z.output<typeof userUpdateRequest>, 'createdAt'>;
/** Whose call it is, with the role that limits which roles they may assign. */
type Giver = Author & Pick<Caller, 'roleKey'>;

function presentUser({ createdAt, updatedAt, ...user }: UserRow): User {
  return { ...user, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** A user as their history tells them; the password is no part of it. */
function auditSnapshot({ username, roleKey, status, avatar, introduction }: UserRow) {
  return { username, roleName: roleKey, status, avatar, introduction };
}

const about = ({ id, username }: Pick<User, 'id' | 'username'>) =>
  ({ subject: 'user', subjectId: id, subjectName: username }) as const;

function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'app_user_username_key')) throw error;
  throw refusedField(409, 'username', 'This username is taken.');
}

/** The calls of users. */
export class UserService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly passwords: Services['passwords'],
  ) {}

  async list(request: z.output<typeof userListRequest>): Promise<ListPage<User>> {
    const { rows, total } = await listUsers(this.pool, request);
    return { items: rows.map(presentUser), total };
  }

  /** @param key of a caller who may repeat the call: the repetition answers the first call's user */
  async create(author: Giver, key: string | undefined, request: CreateRequest): Promise<User> {
    // A create key keeps a hash of the request, which is too quick a one for passwords.
    const { password, ...known } = request;
    refuseWeakPassword('password', password, request.username);
    const createKey = key === undefined ? null : createKeyOf(author.userId, key, known);
    const write = async () => {
      const roleKey = await this.roleOf(this.pool, author, request.roleName);
      const passwordHash = await this.passwords.hash(password);
      const id = await takeUserId(this.pool);
      return inTransaction(this.pool, async (transaction) => {
        await this.roleOf(transaction, author, roleKey);
        const user = { ...known, id, roleKey, passwordHash };
        if (!(await insertUser(transaction, user, createKey))) return null;
        const created = await this.read(transaction, id);
        const changes = fieldChanges(null, auditSnapshot(created));
        await insertAuditEntry(transaction, { ...about(created), author, action: 'create', changes });
        return id;
      });
    };
    const id = await createOnce(this.pool, { area: 'user', createKey, write }).catch(refuseTaken);
    return presentUser(await this.read(this.pool, id));
  }

  /** Another role or status ends the user's sessions in the same transaction. */
  async change(author: Giver, { roleName, updatedAt, ...change }: ChangeRequest): Promise<User> {
    const work = inTransaction(this.pool, async (transaction) => {
      const administrators = await lockAdministrators(transaction);
      await lockUser(transaction, change.id);
      const before = await this.read(transaction, change.id);
      const isNamedAsNow = roleName === undefined || roleName === before.roleName;
      const roleKey = isNamedAsNow ? undefined : await this.roleOf(transaction, author, roleName, before);
      refuseUserChange({ before, roleKey, status: change.status, author, administrators });
      const version = updatedAt === undefined ? undefined : new Date(updatedAt);
      if (!(await updateUser(transaction, { ...change, roleKey, updatedAt: version })))
        throw staleRow('user', before.updatedAt.toISOString());
      const after = await this.read(transaction, change.id);
      if (after.status !== before.status || after.roleKey !== before.roleKey)
        await closeSessionsOf(transaction, after.id);
      const changes = fieldChanges(auditSnapshot(before), auditSnapshot(after));
      const action = after.status === 'deleted' ? 'delete' : 'update';
      await insertAuditEntry(transaction, { ...about(after), author, action, changes });
      return presentUser(after);
    });
    return work.catch(refuseTaken);
  }

  private async roleOf(db: Queryable, giver: Giver, named: string, before?: UserRow): Promise<string> {
    const role = await findAssignableRole(db, named, giver.roleKey);
    if (!role) throw refusedField(400, 'roleName', 'There is no such role.');
    if (!role.isWithinOwn && role.key !== before?.roleKey)
      throw refusedField(400, 'roleName', 'You can not give a role that may do more than your own.');
    return role.key;
  }

  private async read(db: Queryable, id: number): Promise<UserRow> {
    const row = await findUser(db, id);
    if (!row) throw missingRow('user', id);
    return row;
  }
}
