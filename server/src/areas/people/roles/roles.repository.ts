import {
  type GrantAction,
  type Order,
  ordersOf,
  type Role,
  type RoleOption,
  type RoleSort,
  roleSorts,
} from '@backoffice/contract';
import type pg from 'pg';
import { nextVersion } from '../../../platform/database/new-rows';
import { orderParts, statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

export interface Grant {
  path: string;
  action: GrantAction;
}

/** A role as the database has it, with what it may do now. */
export interface RoleRow extends Omit<Role, 'routes'> {
  id: number;
  grants: Grant[];
}

const roleColumns = `
  id, key, name, description, holds_everything as "holdsEverything", updated_at as "updatedAt",
  (select count(*) from app_user where role_key = role.key and status = 'active') as users,
  (select count(*) from app_user where role_key = role.key) as holders,
  (select coalesce(json_agg(json_build_object('path', path, 'action', action) order by path, action), '[]')
   from effective_grant where role_key = role.key) as grants`;

const sortKeys: Record<RoleSort, string> = {
  key: 'key',
  name: 'name collate people',
  users: "(select count(*) from app_user where role_key = role.key and status = 'active')",
};

const listAsMade = statement<RoleRow>('roles', `select ${roleColumns} from role order by id`);
const lists = new Map(
  ordersOf(roleSorts).map((order) => {
    const { column, direction } = orderParts(order);
    const keys = `${sortKeys[column]} ${direction}, id ${direction}`;
    return [order, statement<RoleRow>(`roles ${order}`, `select ${roleColumns} from role order by ${keys}`)];
  }),
);

/** Every role; in the order in which they were made where none is named. */
export const listRoles = (db: Queryable, order?: Order<RoleSort>): Promise<RoleRow[]> =>
  (order ? lists.get(order)! : listAsMade).rows(db);

export const findRole = statement<RoleRow, { id: number }>(
  'role-by-id',
  `select ${roleColumns} from role where id = :id`,
).oneOrNone;

const byKey = statement<RoleRow, { key: string }>(
  'role-by-key',
  `select ${roleColumns} from role where key = :key`,
);

export const findRoleByKey = byKey.oneOrNone;

/** A role that is there for certain: users hold it, or the transaction has locked or written it. */
export const readRole = byKey.one;

/** Whether the role `own` holds all that another one grants. */
const holdsAll = (role: string) => `(own.key = ${role} or own.holds_everything or not exists (
     select path, action from effective_grant where role_key = ${role}
     except
     select path, action from effective_grant where role_key = own.key
   ))`;

/** Whether a role grants nothing that the own role of a user does not. */
export const holdsAllOf = statement<object, { ownRole: string; role: string }>(
  'role-holds-all-of',
  `select from role own where key = :ownRole and ${holdsAll(':role')}`,
).some;

const options = statement<RoleOption & { isBeyondOwn: boolean }, { ownRole: string }>(
  'role-options',
  `select role.key as id, role.name, not ${holdsAll('role.key')} as "isBeyondOwn"
   from role join role own on own.key = :ownRole order by role.key`,
);

/** Every role by its key, with the name to show, as the holder of a role sees them. */
export async function listRoleOptions(db: Queryable, holder: { ownRole: string }): Promise<RoleOption[]> {
  const rows = await options.rows(db, holder);
  return rows.map(({ isBeyondOwn, ...option }) => (isBeyondOwn ? { ...option, beyondOwn: true } : option));
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
export const findAssignableRole = statement<AssignableRole, { named: string; ownRole: string }>(
  'role-assignable',
  `select key, not exists (
     select path, action from effective_grant where role_key = role.key
     except
     select path, action from effective_grant where role_key = :ownRole
   ) as "isWithinOwn"
   from role
   where key = :named
     or (name = :named and not exists (select from role other where other.key = :named)
       and (select count(*) from role other where other.name = :named) = 1)
   for key share`,
).oneOrNone;

const lock = statement<object, { key: string }>('role-lock', 'select from role where key = :key for update');

/** The role as it is now; until the transaction ends, nobody else changes it or gives it to anybody. */
export async function lockRole(transaction: pg.ClientBase, key: string): Promise<RoleRow | null> {
  // A statement after the one that waits for the lock sees what was committed until then.
  const [, role] = await Promise.all([lock.run(transaction, { key }), findRoleByKey(transaction, { key })]);
  return role;
}

type NewRole = Pick<RoleRow, 'id' | 'key' | 'name' | 'description'>;

export const insertRole = statement<never, NewRole>(
  'role-insert',
  'insert into role (id, key, name, description) values (:id, :key, :name, :description)',
).run;

/** A text that is undefined stays as it is. */
export const updateRole = statement<
  never,
  { key: string; name: string | undefined; description: string | undefined }
>(
  'role-update',
  `update role set name = coalesce(:name, name), description = coalesce(:description, description), updated_at = ${nextVersion}
   where key = :key`,
).run;

const regrant = statement<never, { key: string; paths: string[]; actions: GrantAction[] }>(
  'role-regrant',
  `with wanted as (select path, action from unnest(:paths::text[], :actions::text[]) as wanted (path, action)),
     lost as (delete from role_grant where role_key = :key and (path, action) not in (select path, action from wanted))
   insert into role_grant (role_key, path, action) select :key, path, action from wanted on conflict do nothing`,
);

/** From now on the role holds these and no others. */
export async function replaceGrants(db: Queryable, key: string, grants: readonly Grant[]): Promise<void> {
  const paths = grants.map(({ path }) => path);
  await regrant.run(db, { key, paths, actions: grants.map(({ action }) => action) });
}

export const deleteRole = statement<never, { key: string }>(
  'role-delete',
  'delete from role where key = :key',
).run;
