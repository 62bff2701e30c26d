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

/** A stored role with its present grants. */
export interface RoleRow extends Omit<Role, 'routes'> {
  id: number;
  grants: Grant[];
}

const roleColumns = `
  id, key, name, description, holds_everything as "holdsEverything", second_factor as "secondFactor",
  second_factor_grace_days as "secondFactorGraceDays", updated_at as "updatedAt",
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

/** Lists all roles; in order of creation by default. */
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

/** Reads a role that certainly exists: users have it, or the transaction has locked or written it. */
export const readRole = byKey.one;

/** SQL: true when the role `own` has all grants of another role. */
const holdsAll = (role: string) => `(own.key = ${role} or own.holds_everything or not exists (
     select path, action from effective_grant where role_key = ${role}
     except
     select path, action from effective_grant where role_key = own.key
   ))`;

/** Returns true when a role has no grant that the user's own role lacks. */
export const holdsAllOf = statement<object, { ownRole: string; role: string }>(
  'role-holds-all-of',
  `select from role own where key = :ownRole and ${holdsAll(':role')}`,
).some;

const options = statement<RoleOption & { isBeyondOwn: boolean }, { ownRole: string }>(
  'role-options',
  `select role.key as id, role.name, not ${holdsAll('role.key')} as "isBeyondOwn"
   from role join role own on own.key = :ownRole order by role.key`,
);

/** Lists all roles with key and name, and marks those with more permissions than the user's own. */
export async function listRoleOptions(db: Queryable, holder: { ownRole: string }): Promise<RoleOption[]> {
  const rows = await options.rows(db, holder);
  return rows.map(({ isBeyondOwn, ...option }) => (isBeyondOwn ? { ...option, beyondOwn: true } : option));
}

interface AssignableRole {
  key: string;
  /** True when it has no grant that the assigning user's own role lacks. */
  isWithinOwn: boolean;
}

/**
 * Finds the role with this key, or with this name if only one role has it. Locks it against changes until the transaction ends.
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

/** The current role, locked until the transaction ends: it cannot be changed or assigned. */
export async function lockRole(transaction: pg.ClientBase, key: string): Promise<RoleRow | null> {
  // The second statement sees everything that was committed while the first waited for the lock.
  const [, role] = await Promise.all([lock.run(transaction, { key }), findRoleByKey(transaction, { key })]);
  return role;
}

type NewRole = Pick<RoleRow, 'id' | 'key' | 'name' | 'description'>;

export const insertRole = statement<never, NewRole>(
  'role-insert',
  'insert into role (id, key, name, description) values (:id, :key, :name, :description)',
).run;

/** Undefined texts are not changed. */
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

/** Replaces all grants of the role. */
export async function replaceGrants(db: Queryable, key: string, grants: readonly Grant[]): Promise<void> {
  const paths = grants.map(({ path }) => path);
  await regrant.run(db, { key, paths, actions: grants.map(({ action }) => action) });
}

interface FactorPolicy {
  key: string;
  secondFactor: RoleRow['secondFactor'];
  graceDays: number | undefined;
}

/** Undefined values are not changed. The days of grace begin when the role begins to require a second factor. */
export const updateFactorPolicy = statement<never, FactorPolicy>(
  'role-factor-policy',
  `update role set second_factor = coalesce(:secondFactor, second_factor),
     second_factor_grace_days = coalesce(:graceDays, second_factor_grace_days),
     second_factor_since = case
       when :secondFactor is null then second_factor_since
       when :secondFactor = 'required' then now()
     end
   where key = :key`,
).run;

export const deleteRole = statement<never, { key: string }>(
  'role-delete',
  'delete from role where key = :key',
).run;
