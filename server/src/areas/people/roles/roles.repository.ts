import type { GrantAction, RoleOption } from '@backoffice/contract';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database/transaction';
import { isUnchangedSince, nextVersion } from '../../../platform/database/row-version';
import type { CreateKey } from '../../../platform/idempotency/create-key';
import { claimCreateKey, claimValues } from '../../../platform/idempotency/create-keys.repository';

export interface Grant {
  path: string;
  action: GrantAction;
}

/** A role as the database has it, with what it may do now. */
export interface RoleRow {
  id: number;
  key: string;
  name: string;
  description: string;
  holdsEverything: boolean;
  updatedAt: Date;
  /** Active users that hold it. */
  users: number;
  /** All users that hold it, whatever their status. */
  holders: number;
  grants: Grant[];
}

/** Every role by its key, with the name to show. */
export async function listRoleOptions(db: Queryable): Promise<RoleOption[]> {
  const { rows } = await db.query<RoleOption>({
    name: 'role-options',
    text: 'select key as id, name from role order by key',
  });
  return rows;
}

const roleColumns = `
  id, key, name, description, holds_everything as "holdsEverything", updated_at as "updatedAt",
  (select count(*) from app_user where role_key = role.key and status = 'active') as users,
  (select count(*) from app_user where role_key = role.key) as holders,
  (select coalesce(json_agg(json_build_object('path', path, 'action', action) order by path, action), '[]')
   from effective_grant where role_key = role.key) as grants`;

/** Every role, in the order in which they were made. */
export async function listRoles(db: Queryable): Promise<RoleRow[]> {
  const { rows } = await db.query<RoleRow>({
    name: 'role-list',
    text: `select ${roleColumns} from role order by id`,
  });
  return rows;
}

export async function findRole(db: Queryable, by: { key: string } | { id: number }): Promise<RoleRow | null> {
  const [column, value] = 'key' in by ? ['key', by.key] : ['id', by.id];
  const { rows } = await db.query<RoleRow>({
    name: `role-by-${column}`,
    text: `select ${roleColumns} from role where ${column} = $1`,
    values: [value],
  });
  return rows[0] ?? null;
}

interface AssignableRole {
  key: string;
  /** It grants nothing that the own role of the user who assigns it does not. */
  isWithinOwn: boolean;
}

/**
 * The role that a text names: by its key, or by a name that one role alone has. It stays until the transaction ends.
 *
 * @param ownRole key of the role of the user who assigns it
 */
export async function findAssignableRole(
  db: Queryable,
  named: string,
  ownRole: string,
): Promise<AssignableRole | null> {
  const { rows } = await db.query<AssignableRole>({
    name: 'role-assignable',
    text: `
      select key, not exists (
        select path, action from effective_grant where role_key = role.key
        except
        select path, action from effective_grant where role_key = $2
      ) as "isWithinOwn"
      from role
      where key = $1
        or (name = $1 and not exists (select from role other where other.key = $1)
          and (select count(*) from role other where other.name = $1) = 1)
      for key share`,
    values: [named, ownRole],
  });
  return rows[0] ?? null;
}

/** Until the transaction ends, nobody else changes the role or gives it to anybody. */
export async function lockRole(transaction: pg.ClientBase, key: string): Promise<void> {
  await transaction.query({
    name: 'role-lock',
    text: 'select from role where key = $1 for update',
    values: [key],
  });
}

export async function takeRoleId(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('role', 'id')) as id`,
  );
  return rows[0]?.id ?? 0;
}

interface NewRole {
  id: number;
  key: string;
  name: string;
  description: string;
}

/** @returns false when a create with that key was there first; nothing was written then */
export async function insertRole(
  db: Queryable,
  role: NewRole,
  createKey: CreateKey | null,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: createKey ? 'role-insert-once' : 'role-insert',
    text: `
      ${createKey ? `with ${claimCreateKey('role', '$1', 5)}` : ''}
      insert into role (id, key, name, description)
      select $1::bigint, $2, $3, $4 ${createKey ? 'from claimed' : ''}`,
    values: [role.id, role.key, role.name, role.description, ...(createKey ? claimValues(createKey) : [])],
  });
  return rowCount === 1;
}

interface RoleChange {
  key: string;
  name?: string | undefined;
  description?: string | undefined;
  /** Change it only if it was last changed then. */
  updatedAt?: Date | undefined;
}

/** @returns false when it was changed since `updatedAt`; nothing was written then */
export async function updateRole(db: Queryable, change: RoleChange): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'role-update',
    text: `
      update role set name = coalesce($2, name), description = coalesce($3, description), updated_at = ${nextVersion}
      where key = $1 and ${isUnchangedSince('$4')}`,
    values: [change.key, change.name, change.description, change.updatedAt?.getTime()],
  });
  return rowCount === 1;
}

/** From now on the role holds these and no others. */
export async function replaceGrants(db: Queryable, key: string, grants: readonly Grant[]): Promise<void> {
  const values = [key, grants.map(({ path }) => path), grants.map(({ action }) => action)];
  await db.query({
    name: 'role-grants-taken',
    text: `delete from role_grant where role_key = $1
           and (path, action) not in (select * from unnest($2::text[], $3::text[]))`,
    values,
  });
  await db.query({
    name: 'role-grants-given',
    text: `insert into role_grant (role_key, path, action)
           select $1, * from unnest($2::text[], $3::text[]) on conflict do nothing`,
    values,
  });
}

/** @returns false when it was changed since `updatedAt`; nothing was deleted then */
export async function deleteRole(db: Queryable, key: string, updatedAt?: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'role-delete',
    text: `delete from role where key = $1 and ${isUnchangedSince('$2')}`,
    values: [key, updatedAt?.getTime()],
  });
  return rowCount === 1;
}
