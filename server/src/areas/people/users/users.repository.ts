import {
  type FoundAccount,
  FOUND_MAX,
  type ListPage,
  type Order,
  ordersOf,
  type User,
  type userListRequest,
  type UserSort,
  userSorts,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { valuesOf } from '../../../platform/database/any-of';
import { nextVersion } from '../../../platform/database/new-rows';
import { rowsById } from '../../../platform/database/rows-by-id';
import {
  type ComposedStatement,
  orderParts,
  pagedStatement,
  statement,
} from '../../../platform/database/statement';
import { hasText, wholeNumber } from '../../../platform/database/text-search';
import type { Queryable } from '../../../platform/database/transaction';

const userColumns = `u.id, u.username, u.avatar, u.introduction, u.status, r.name as "roleName", u.role_key as "roleKey",
  (select json_build_object('purpose', l.purpose, 'by', author.username, 'expiresAt', l.expires_at,
     'isWaiting', l.needs_code and l.code_hash is null)
   from account_link l left join app_user author on author.id = l.created_by where l.user_id = u.id and l.expires_at > now()) as link,
  u.created_at as "createdAt", u.updated_at as "updatedAt",
  case when exists (select from factor_reset f where f.user_id = u.id and f.requested_at > now() - interval '24 hours')
    then 'reset-requested' when u.has_factor then 'enrolled' when u.factor_link_hash is not null then 'link-sent' else 'none'
  end as "secondFactor"`;
export const withRole = 'join role r on r.key = u.role_key';

type UserFilter = Pick<z.output<typeof userListRequest>, 'username' | 'status' | 'roleName'>;

interface Filter {
  username: string | null;
  statuses: readonly User['status'][] | undefined;
  /** Keys or names. */
  roles: readonly string[] | undefined;
}

const matching = ({ username, statuses, roles }: Record<keyof Filter, string>) => [
  `(${username}::text is null or ${hasText('u.username', username)})`,
  `(${statuses}::text[] is null or u.status = any(${statuses}))`,
  `(${roles}::text[] is null or u.role_key = any(${roles}) or r.name = any(${roles}))`,
];

const filterOf = ({ username, status, roleName }: UserFilter): Filter => ({
  username: username?.trim() || null,
  statuses: valuesOf(status),
  roles: valuesOf(roleName),
});

/** Conditions of the filter of a list of users, for checks row by row. */
export function userConditions(request: UserFilter, given: ComposedStatement): string[] {
  const { username, statuses, roles } = filterOf(request);
  return matching({
    username: given.add(username, 'text'),
    statuses: given.add(statuses ?? null, 'text[]'),
    roles: given.add(roles ?? null, 'text[]'),
  });
}

export const userSortKeys: Record<UserSort, string> = {
  id: 'u.id',
  username: 'u.username collate people',
  roleName: 'r.name collate people',
  status: 'u.status',
  createdAt: 'u.created_at',
};

function listIn(order: Order<UserSort>) {
  const { column, direction } = orderParts(order);
  return pagedStatement<User, Filter>(`users ${order}`, {
    columns: userColumns,
    matching: `
      from app_user u ${withRole}
      where ${matching({ username: ':username', statuses: ':statuses', roles: ':roles' }).join(' and ')}`,
    order: `${userSortKeys[column]} ${direction}, u.id ${direction}`,
  });
}
const lists = new Map(ordersOf(userSorts).map((order) => [order, listIn(order)]));

/** The matching users, with their exact number. */
export function listUsers(
  db: Queryable,
  { sort, limit, page, ...filter }: z.output<typeof userListRequest>,
): Promise<ListPage<User>> {
  return lists.get(sort)!(db, filterOf(filter), { limit, page });
}

const names = statement<{ name: string; total: number }, { part: string; limit: number }>(
  'user-names',
  `select username as name, count(*) over () as total from app_user
   where status = 'active' and ${hasText('username', ':part')}
   order by username, id limit :limit`,
);

/** Finds names of active users that contain `part`, in any case, at most `limit`; the total is exact. */
export async function searchUserNames(
  db: Queryable,
  part: string,
  limit: number,
): Promise<{ items: { name: string }[]; total: number }> {
  const rows = await names.rows(db, { part, limit });
  return { items: rows.map(({ name }) => ({ name })), total: rows[0]?.total ?? 0 };
}

const found = statement<FoundAccount, { id: number | null; part: string; max: number }>(
  'users-found',
  `select u.id, u.username, case when u.id = :id then 'id' else 'name' end as by from app_user u
   where u.id = :id or ${hasText('u.username', ':part')}
   order by coalesce(u.id = :id, false) desc, starts_with(fold_text(u.username), fold_text(:part)) desc, u.username, u.id limit :max`,
);

/** Finds the users that match a text best: by id, or by a part of the name in any case. */
export function findUsersBy(db: Queryable, query: string): Promise<FoundAccount[]> {
  return found.rows(db, { id: wholeNumber(query), part: query, max: FOUND_MAX });
}

export const usersById = rowsById<User>('user', 'app_user', {
  one: `select ${userColumns} from app_user u ${withRole}`,
  id: 'u.id',
});

const lockAdministrators = statement<{ id: number }>(
  'user-lock-administrators',
  `select u.id from app_user u ${withRole} where r.holds_everything and u.status = 'active' order by u.id for update of u`,
);

export type LockedUser = User & { isLastAdministrator?: boolean };

/**
 * The current user, locked until the transaction ends; the set of administrators is locked, too. When two administrators remove
 * each other, the second one sees the result of the first.
 */
export async function lockUser(transaction: pg.ClientBase, id: number): Promise<LockedUser | null> {
  // In this order, so that two changes cannot deadlock.
  const [administrators, user] = await Promise.all([
    lockAdministrators.rows(transaction),
    usersById.lock(transaction, id),
  ]);
  const isLastAdministrator = administrators.length === 1 && administrators[0]?.id === id;
  return user && { ...user, isLastAdministrator };
}

/** The skeleton of a name; set together with the name. */
interface Skeleton {
  skeleton?: string | undefined;
}

interface NewUser extends Pick<User, 'username' | 'avatar' | 'introduction' | 'status' | 'roleKey'> {
  passwordHash: string;
  mustChangePassword: boolean;
}

/** @returns the written user */
export const insertUser = statement<User, NewUser & { id: number; skeleton: string }>(
  'user-insert',
  `with u as (
     insert into app_user (id, username, username_skeleton, password_hash, role_key, avatar, introduction, status, must_change_password)
     overriding system value
     values (:id, :username, :skeleton, :passwordHash, :roleKey, :avatar, :introduction, :status, :mustChangePassword)
     returning *
   )
   select ${userColumns} from u ${withRole}`,
).one;

type FirstUser = Omit<NewUser, 'avatar' | 'status'>;

/** Adds a user without a call, for example at a first start; an existing user with the name is kept. */
export const addMissingUser = statement<never, FirstUser>(
  'user-insert-missing',
  `insert into app_user (username, password_hash, role_key, introduction, must_change_password)
   values (:username, :passwordHash, :roleKey, :introduction, :mustChangePassword) on conflict do nothing`,
).run;

export const hasUsers = statement('user-any', 'select from app_user limit 1').some;

type ChangedField = 'username' | 'roleKey' | 'avatar' | 'introduction' | 'status';
/** Omitted fields are not changed. */
export type UserChange = { [Field in ChangedField]?: User[Field] | undefined } & Skeleton;

const update = statement<
  User,
  { [Field in ChangedField]: UserChange[Field] } & { id: number; skeleton: string | undefined }
>(
  'user-update',
  `with u as (
     update app_user
     set username = coalesce(:username, username), username_skeleton = coalesce(:skeleton, username_skeleton), role_key = coalesce(:roleKey, role_key), avatar = coalesce(:avatar, avatar),
       introduction = coalesce(:introduction, introduction), status = coalesce(:status, status),
       role_given_by = case when :roleKey <> role_key then null else role_given_by end,
       closed_by = case when :status <> status then null else closed_by end, updated_at = ${nextVersion}
     where id = :id
     returning *
   )
   select ${userColumns} from u ${withRole}`,
);

/** A role or status that is set here is no longer that of a directory. @returns the user after the change */
export function updateUser(db: Queryable, id: number, change: UserChange): Promise<User> {
  const { username, skeleton, roleKey, avatar, introduction, status } = change;
  return update.one(db, { id, username, skeleton, roleKey, avatar, introduction, status });
}
