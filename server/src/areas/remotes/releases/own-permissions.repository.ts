import {
  type FieldChange,
  type HeldRelease,
  ownPermissionPath,
  type ReleaseFacts,
  remoteSegment,
} from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { findRelease } from './releases.repository';

type Titles = NonNullable<ReleaseFacts['titles']>;

const insertGroup = statement<never, { group: string; name: string; titles: Titles }>(
  'release-permission-group',
  `insert into route_node (position, path, full_path, component, name, titles)
   select coalesce(max(position), 0) + 10, :group, :group, 'Layout', :name, :titles from route_node where parent_id is null
   on conflict (full_path) do nothing`,
).run;

interface NewPermission {
  group: string;
  path: string;
  fullPath: string;
  name: string;
  titles: Titles;
}

/** Adds a right behind the group's pages. One that exists gets the titles of the release. */
const insertRight = statement<{ isNew: boolean }, NewPermission>(
  'release-permission',
  `insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, hidden)
   select parent.id, (select coalesce(max(position), 0) + 10 from route_node where parent_id = parent.id),
          :path, :fullPath, 'Right', :name, :titles, 'key', true
   from route_node parent where parent.full_path = :group
   on conflict (full_path) do update set titles = excluded.titles
   returning xmax = 0 as "isNew"`,
).one;

/**
 * Adds the permissions that a release declares to the route tree, in the group of the remote's segment, where roles are granted
 * them. Roles with all permissions have them at once. They remain after the release, as grants do.
 *
 * @returns the added permissions
 */
export async function addOwnPermissions(db: Queryable, release: HeldRelease): Promise<FieldChange[]> {
  const { facts } = (await findRelease(db, release)) ?? {};
  const declared = Object.entries(facts?.ownPermissions ?? {});
  if (declared.length === 0) return [];
  const segment = remoteSegment(release.remote);
  const group = `/${segment}`;
  const titles = facts?.titles ?? { en: segment, zh: segment, es: segment, ja: segment };
  await insertGroup(db, { group, name: release.remote + group, titles });
  const added: FieldChange[] = [];
  for (const [name, ownTitles] of declared) {
    const fullPath = ownPermissionPath(segment, name);
    const right = { group, path: fullPath.slice(group.length + 1), fullPath, titles: ownTitles };
    const { isNew } = await insertRight(db, { ...right, name: `${segment}:${name}` });
    if (isNew) added.push({ field: 'permission', from: null, to: `${segment}:${name}` });
  }
  return added;
}
