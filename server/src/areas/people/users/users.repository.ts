import type { User, userListRequest, UserStatus } from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Queryable } from '../../../platform/database/transaction';
import { isUnchangedSince, nextVersion } from '../../../platform/database/row-version';
import type { CreateKey } from '../../../platform/idempotency/create-key';
import { claimCreateKey, claimValues } from '../../../platform/idempotency/create-keys.repository';

/** A user as the database answers it. */
export type UserRow = Omit<User, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const userColumns = `u.id, u.username, u.avatar, u.introduction, u.status, r.name as "roleName", u.role_key as "roleKey",
  u.created_at as "createdAt", u.updated_at as "updatedAt"`;
const matching = `
  from app_user u join role r on r.key = u.role_key
  where ($1::text is null or strpos(lower(u.username), lower($1)) > 0)
    and ($2::text is null or u.status = $2)
    and ($3::text is null or u.role_key = $3 or r.name = $3)`;

/** The users that match, with their exact number. */
export async function listUsers(
  pool: pg.Pool,
  { page, limit, sort, username, status, roleName }: z.output<typeof userListRequest>,
): Promise<{ rows: UserRow[]; total: number }> {
  const filter = [username?.trim() || null, status ?? null, roleName ?? null];
  const direction = sort === '+id' ? 'asc' : 'desc';
  const [found, counted] = await Promise.all([
    pool.query<UserRow>({
      name: `users-${direction}`,
      text: `select ${userColumns} ${matching} order by u.id ${direction} limit $4 offset $5`,
      values: [...filter, limit, (page - 1) * limit],
    }),
    pool.query<{ total: number }>({
      name: 'users-count',
      text: `select count(*) as total ${matching}`,
      values: filter,
    }),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Names of active users with `part` in them, in any case, at most `limit`; the total is exact. */
export async function searchUserNames(
  db: Queryable,
  part: string,
  limit: number,
): Promise<{ items: { name: string }[]; total: number }> {
  const { rows } = await db.query<{ name: string; total: number }>({
    name: 'user-names',
    text: `select username as name, count(*) over () as total from app_user
           where status = 'active' and strpos(lower(username), lower($1)) > 0
           order by username, id limit $2`,
    values: [part, limit],
  });
  return { items: rows.map(({ name }) => ({ name })), total: rows[0]?.total ?? 0 };
}

export async function findUser(db: Queryable, id: number): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>({
    name: 'user-by-id',
    text: `select ${userColumns} from app_user u join role r on r.key = u.role_key where u.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

interface Credentials {
  id: number;
  username: string;
  passwordHash: string;
  isActive: boolean;
}

/** By id, or by name whatever its case; null when there is no such user. */
export async function findCredentials(
  db: Queryable,
  by: { id: number } | { username: string },
): Promise<Credentials | null> {
  const isById = 'id' in by;
  const { rows } = await db.query<Credentials>({
    name: isById ? 'user-credentials-by-id' : 'user-credentials-by-name',
    text: `select id, username, password_hash as "passwordHash", status = 'active' as "isActive" from app_user
           where ${isById ? 'id = $1' : 'lower(username) = lower($1)'}`,
    values: [isById ? by.id : by.username],
  });
  return rows[0] ?? null;
}

export async function hasUsers(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query('select from app_user limit 1');
  return rowCount === 1;
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
 * Until the transaction ends, nobody else removes one of the administrators: of two who would each remove the other, the second
 * one sees what the first has left.
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

/** Adds a user whom nobody creates by a call, as a first start does; leaves one of the same name as it is. */
export async function addMissingUser(
  db: Queryable,
  user: Pick<NewUser, 'username' | 'passwordHash' | 'roleKey' | 'introduction' | 'mustChangePassword'>,
): Promise<void> {
  await db.query({
    text: `insert into app_user (username, password_hash, role_key, introduction, must_change_password)
           values ($1, $2, $3, $4, $5) on conflict do nothing`,
    values: [user.username, user.passwordHash, user.roleKey, user.introduction, user.mustChangePassword],
  });
}

/** What is left out stays as it is. */
export type UserChange = { id: number; updatedAt?: Date | undefined } & {
  [K in 'username' | 'roleKey' | 'avatar' | 'introduction' | 'status']?: NewUser[K] | undefined;
};

/**
 * @param change with `updatedAt`: only if the row was last changed then
 * @returns false when there is no such user, or it was changed since `updatedAt`; nothing was written then
 */
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

/** Stores a password that the user has chosen; browsers in which the old one was used count as unknown from now on. */
export async function storePassword(db: Queryable, id: number, passwordHash: string): Promise<void> {
  await db.query({
    name: 'user-store-password',
    text: `with forgotten as (delete from known_device where user_id = $1)
           update app_user set password_hash = $2, must_change_password = false, updated_at = ${nextVersion}
           where id = $1`,
    values: [id, passwordHash],
  });
}
