import { isUniqueViolation } from '../../../platform/database/database-failure';
import { ComposedStatement, statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { type Attribute, type Attributes, FilterConditions } from './filter-conditions';
import { ScimError } from './scim-error';
import { idOf, type Listing } from './scim-users.repository';

/** A group of the directory. */
export interface ScimGroup {
  id: number;
  displayName: string;
  externalId: string | null;
  members: { value: string; display: string }[];
  createdAt: string;
  updatedAt: string;
}

const memberships = `from scim_member m join app_user u on u.id = m.user_id left join scim_user s on s.user_id = u.id
  where m.group_id = g.id`;

/** @param isWhole SQL: false leaves the members out, for which a directory of many asks rarely */
const columnsOf = (isWhole: string) => `g.id, g.display_name as "displayName", g.external_id as "externalId",
  g.created_at as "createdAt", g.updated_at as "updatedAt",
  case when ${isWhole} then (
    select coalesce(json_agg(json_build_object('value', u.id::text, 'display', coalesce(s.user_name, u.username)) order by u.id), '[]')
    ${memberships}) else '[]' end as members`;

const one = statement<ScimGroup, { id: number }>(
  'scim-group',
  `select ${columnsOf('true')} from scim_group g where g.id = :id`,
);

/** @returns null for an id of no group */
export async function findScimGroup(db: Queryable, id: string): Promise<ScimGroup | null> {
  const number = idOf(id);
  return number === null ? null : one.oneOrNone(db, { id: number });
}

const members: Attribute = {
  kind: 'list',
  from: memberships,
  of: {
    value: { kind: 'id', sql: 'u.id::text' },
    display: { kind: 'text', sql: 'coalesce(s.user_name, u.username)' },
  },
};

const attributes: Attributes = {
  id: { kind: 'id', sql: 'g.id::text' },
  externalid: { kind: 'id', sql: 'g.external_id' },
  displayname: { kind: 'text', sql: 'g.display_name' },
  'meta.created': { kind: 'time', sql: 'g.created_at' },
  'meta.lastmodified': { kind: 'time', sql: 'g.updated_at' },
  members,
  'members.value': members,
};

/** The matching groups by id, with their exact number. */
export async function listScimGroups(
  db: Queryable,
  { filter, offset, limit }: Listing,
  isWhole: boolean,
): Promise<{ items: ScimGroup[]; total: number }> {
  const given = new ComposedStatement();
  const where = filter
    ? `from scim_group g where ${new FilterConditions(given).of(filter, attributes)}`
    : 'from scim_group g';
  const page = `select ${columnsOf(given.add(isWhole, 'boolean'))} ${where} order by g.id
    limit ${given.add(limit, 'bigint')} offset ${given.add(offset, 'bigint')}`;
  const [counted] = await given.rowsPlannedAnew<{ total: number; items: ScimGroup[] }>(
    db,
    `select (select count(*) ${where}) as total, (select coalesce(json_agg(page order by page.id), '[]') from (${page}) page) as items`,
  );
  return counted!;
}

type Texts = Pick<ScimGroup, 'displayName' | 'externalId'>;

function refuseTaken({ displayName }: Texts) {
  return (error: unknown): never => {
    if (isUniqueViolation(error, 'scim_group_display_name_key'))
      throw new ScimError(409, `displayName "${displayName}" is in use.`, 'uniqueness');
    throw error;
  };
}

const insert = statement<{ id: number }, Texts>(
  'scim-group-insert',
  'insert into scim_group (display_name, external_id) values (:displayName, :externalId) returning id',
);
const update = statement<never, Texts & { id: number }>(
  'scim-group-update',
  `update scim_group set display_name = :displayName, external_id = :externalId, updated_at = now() where id = :id`,
);

/** @throws ScimError when another group has the name */
export const insertScimGroup = (db: Queryable, texts: Texts): Promise<{ id: number }> =>
  insert.one(db, texts).catch(refuseTaken(texts));

/** @throws ScimError when another group has the name */
export const updateScimGroup = (db: Queryable, group: Texts & { id: number }): Promise<number> =>
  update.run(db, group).catch(refuseTaken(group));

export const deleteScimGroup = statement<never, { id: number }>(
  'scim-group-delete',
  'delete from scim_group where id = :id',
).run;

interface Members {
  id: number;
  userIds: readonly number[];
}

export const addMembers = statement<never, Members>(
  'scim-members-add',
  `insert into scim_member (group_id, user_id) select :id, user_id from unnest(:userIds::bigint[]) user_id
   on conflict do nothing`,
).run;

export const removeMembers = statement<never, Members>(
  'scim-members-remove',
  'delete from scim_member where group_id = :id and user_id = any(:userIds::bigint[])',
).run;

const groups = statement<{ name: string }, { userId: number }>(
  'scim-groups-of-user',
  `select g.display_name as name from scim_member m join scim_group g on g.id = m.group_id where m.user_id = :userId`,
);

/** Returns the names of a user's groups, in lower case. */
export async function groupNamesOf(db: Queryable, userId: number): Promise<ReadonlySet<string>> {
  return new Set((await groups.rows(db, { userId })).map(({ name }) => name.toLowerCase()));
}
