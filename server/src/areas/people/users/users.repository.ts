import type { UserStatus } from '@backoffice/contract';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database/transaction';
import { isUnchangedSince, nextVersion } from '../../../platform/database/row-version';
import type { CreateKey } from '../../../platform/idempotency/create-key';
import { claimCreateKey, claimValues } from '../../../platform/idempotency/create-keys.repository';
import { userColumns, type UserRow } from './user-row';

export interface NewUser {
  id: number;
  username: string;
  passwordHash: string;
  roleKey: string;
  avatar: string;
  introduction: string;
  status: UserStatus;
  mustChangePassword: boolean;
}

/** What is left out stays as it is. */
export interface UserChange {
  id: number;
  username?: string | undefined;
  roleKey?: string | undefined;
  avatar?: string | undefined;
  introduction?: string | undefined;
  status?: UserStatus | undefined;
  /** Change it only if it was last changed then. */
  updatedAt?: Date | undefined;
}

export async function findUser(db: Queryable, id: number): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>({
    name: 'user-by-id',
    text: `select ${userColumns} from app_user u join role r on r.key = u.role_key where u.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Until the transaction ends, nobody else changes the user. */
export async function lockUser(transaction: pg.ClientBase, id: number): Promise<void> {
  await transaction.query({
    name: 'user-lock',
    text: 'select from app_user where id = $1 for update',
    values: [id],
  });
}

/**
 * Until the transaction ends, nobody else takes one of the administrators away: of two who would each take away the other, the
 * second one sees what the first has left.
 *
 * @returns ids of the active ones
 */
export async function lockAdministrators(transaction: pg.ClientBase): Promise<number[]> {
  const { rows } = await transaction.query<{ id: number }>({
    name: 'user-lock-administrators',
    text: `select u.id from app_user u join role r on r.key = u.role_key
           where r.holds_everything and u.status = 'active' order by u.id for update of u`,
  });
  return rows.map(({ id }) => id);
}

export async function takeUserId(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('app_user', 'id')) as id`,
  );
  return rows[0]!.id;
}

/**
 * Writes the user, and the create key in the same statement.
 *
 * @returns false when a create with that key was there first; nothing was written then
 */
export async function insertUser(
  db: Queryable,
  user: NewUser,
  createKey: CreateKey | null,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: createKey ? 'user-insert-once' : 'user-insert',
    text: `
      with ${createKey ? claimCreateKey('user', '$1', 9) : 'claimed as (select)'}
      insert into app_user
        (id, username, password_hash, role_key, avatar, introduction, status, must_change_password)
      overriding system value
      select $1::bigint, $2, $3, $4, $5, $6, $7, $8::boolean from claimed`,
    values: [
      user.id,
      user.username,
      user.passwordHash,
      user.roleKey,
      user.avatar,
      user.introduction,
      user.status,
      user.mustChangePassword,
      ...(createKey ? claimValues(createKey) : []),
    ],
  });
  return rowCount === 1;
}

/** @returns false when there is no such user, or it was changed since `updatedAt`; nothing was written then */
export async function updateUser(db: Queryable, change: UserChange): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'user-update',
    text: `
      update app_user
      set username = coalesce($2, username), role_key = coalesce($3, role_key), avatar = coalesce($4, avatar),
        introduction = coalesce($5, introduction), status = coalesce($6, status), updated_at = ${nextVersion}
      where id = $1 and ${isUnchangedSince('$7')}`,
    values: [
      change.id,
      change.username,
      change.roleKey,
      change.avatar,
      change.introduction,
      change.status,
      change.updatedAt?.getTime(),
    ],
  });
  return rowCount === 1;
}
