import { isUniqueViolation } from '../../../platform/database/database-failure';
import { ComposedStatement, statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { type Attribute, type Attributes, FilterConditions } from './filter-conditions';
import type { Filter } from './filter-syntax';
import { ScimError } from './scim-error';

/** A user as the directory sees it. */
export interface ScimUser {
  id: number;
  userName: string;
  externalId: string | null;
  displayName: string | null;
  isActive: boolean;
  groups: { value: string; display: string }[];
  createdAt: string;
  updatedAt: string;
}

const memberships = 'from scim_member m join scim_group g on g.id = m.group_id where m.user_id = u.id';

/** SQL: the username as the directory knows it, and whether the account is active as far as the directory decides. */
const USER_NAME = 'coalesce(s.user_name, u.username)';
const IS_ACTIVE = `case when s.user_id is null then u.status = 'active'
  else s.is_active and (u.status = 'active' or coalesce(u.closed_by = 'scim', false)) end`;
const UPDATED_AT = 'greatest(u.updated_at, s.updated_at)';

const columns = `u.id, ${USER_NAME} as "userName", s.external_id as "externalId", s.display_name as "displayName",
  ${IS_ACTIVE} as "isActive", u.created_at as "createdAt", ${UPDATED_AT} as "updatedAt",
  (select coalesce(json_agg(json_build_object('value', g.id::text, 'display', g.display_name) order by g.id), '[]')
   ${memberships}) as groups`;

/**
 * The users that the directory sees: those that it has announced, and those with a role that it gives. All others do not exist
 * for it.
 */
const visible = (roles: string) => `from app_user u left join scim_user s on s.user_id = u.id
  where u.status <> 'deleted' and s.deleted_at is null and (s.user_id is not null or u.role_key = any(${roles}))`;

const one = statement<ScimUser, { id: number; roles: readonly string[] }>(
  'scim-user',
  `select ${columns} ${visible(':roles::text[]')} and u.id = :id`,
);

/** Returns the id of a resource; null for a text that is none. */
export const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** @returns null for an id of no user that the directory sees */
export async function findScimUser(
  db: Queryable,
  id: string,
  roles: readonly string[],
): Promise<ScimUser | null> {
  const number = idOf(id);
  return number === null ? null : one.oneOrNone(db, { id: number, roles });
}

const groups: Attribute = {
  kind: 'list',
  from: memberships,
  of: { value: { kind: 'id', sql: 'g.id::text' }, display: { kind: 'text', sql: 'g.display_name' } },
};

const attributes: Attributes = {
  id: { kind: 'id', sql: 'u.id::text' },
  externalid: { kind: 'id', sql: 's.external_id' },
  username: { kind: 'text', sql: USER_NAME },
  displayname: { kind: 'text', sql: 's.display_name' },
  active: { kind: 'boolean', sql: `(${IS_ACTIVE})` },
  'meta.created': { kind: 'time', sql: 'u.created_at' },
  'meta.lastmodified': { kind: 'time', sql: `(${UPDATED_AT})` },
  groups,
  'groups.value': groups,
};

export interface Listing {
  filter: Filter | null;
  offset: number;
  limit: number;
}

/** The matching users by id, with their exact number. */
export async function listScimUsers(
  db: Queryable,
  { filter, offset, limit }: Listing,
  roles: readonly string[],
): Promise<{ items: ScimUser[]; total: number }> {
  const given = new ComposedStatement();
  const from = visible(given.add(roles, 'text[]'));
  const where = filter ? `${from} and ${new FilterConditions(given).of(filter, attributes)}` : from;
  const page = `select ${columns} ${where} order by u.id limit ${given.add(limit, 'bigint')} offset ${given.add(offset, 'bigint')}`;
  const [counted] = await given.rowsPlannedAnew<{ total: number; items: ScimUser[] }>(
    db,
    `select (select count(*) ${where}) as total, (select coalesce(json_agg(page order by page.id), '[]') from (${page}) page) as items`,
  );
  return counted!;
}

/** A user as the directory has announced it. */
export interface Announced {
  userId: number;
  userName: string;
  externalId: string | null;
  displayName: string | null;
  isActive: boolean;
}

const announced = `user_id as "userId", user_name as "userName", external_id as "externalId",
  display_name as "displayName", is_active as "isActive"`;

export const findAnnounced = statement<Announced, { userId: number }>(
  'scim-user-announced',
  `select ${announced} from scim_user where user_id = :userId and deleted_at is null`,
).oneOrNone;

/** A former user of the directory with this name, whose account is kept. */
export const findDeleted = statement<Announced, { userName: string }>(
  'scim-user-deleted',
  `select ${announced} from scim_user where lower(user_name) = lower(:userName) and deleted_at is not null`,
).oneOrNone;

const write = statement<never, Announced>(
  'scim-user-write',
  `insert into scim_user (user_id, user_name, external_id, display_name, is_active)
   values (:userId, :userName, :externalId, :displayName, :isActive)
   on conflict (user_id) do update set user_name = :userName, external_id = :externalId, display_name = :displayName,
     is_active = :isActive, updated_at = now(), deleted_at = null`,
).run;

/** Stores a user as the directory has announced it. @throws ScimError when another one has the name */
export async function writeAnnounced(db: Queryable, user: Announced): Promise<void> {
  await write(db, user).catch((error: unknown) => {
    if (isUniqueViolation(error, 'scim_user_user_name_key'))
      throw new ScimError(409, `userName "${user.userName}" is in use.`, 'uniqueness');
    throw error;
  });
}

/** Notes that the directory has deleted the user, and removes the user from all groups. */
export const writeDeleted = statement<never, { userId: number }>(
  'scim-user-delete',
  `with left_groups as (delete from scim_member where user_id = :userId)
   update scim_user set is_active = false, deleted_at = now(), updated_at = now() where user_id = :userId`,
).run;

const lock = statement<object>('scim-in-turn', 'select pg_advisory_xact_lock(7263550201)', { writes: true });

/** Lets the writes of the directory follow one another: each sees the groups that the one before has left. */
export async function lockDirectoryWrites(transaction: Queryable): Promise<void> {
  await lock.run(transaction);
}
