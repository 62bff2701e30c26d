import type { FieldChange, HeldRelease, MenuSection, ReleaseFacts } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { findRelease } from './releases.repository';

interface NewNode {
  parent: string | null;
  path: string;
  fullPath: string;
  component: string;
  name: string;
  titles: NonNullable<ReleaseFacts['menu']>[string]['titles'];
  icon: string | undefined;
  section: MenuSection | undefined;
}

/** Adds a node behind the existing ones; a node with the same path is kept. */
const insertNode = statement<never, NewNode>(
  'release-menu-node',
  `insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, section)
   select parent.id, (select coalesce(max(position), 0) + 10 from route_node where parent_id is not distinct from parent.id),
          :path, :fullPath, :component, :name, :titles, :icon, :section
   from (select (select id from route_node where full_path = :parent) as id) parent
   on conflict (full_path) do nothing`,
);

/**
 * Adds the pages of a release that have their own node to the route tree, in the group with which their path begins. Roles with
 * all permissions may open them; other roles are granted them like any page. Nodes remain after the release, and pages without
 * a live release are in no menu.
 *
 * @returns the added pages
 */
export async function addMenuPages(db: Queryable, release: HeldRelease): Promise<FieldChange[]> {
  const { remote } = release;
  const { menu = {}, routes = {} } = (await findRelease(db, release))?.facts ?? {};
  const added: FieldChange[] = [];
  for (const [fullPath, { titles, icon, section }] of Object.entries(menu)) {
    const view = routes[fullPath];
    if (!view) continue;
    const group = `/${fullPath.split('/')[1]}`;
    const path = fullPath.slice(group.length + 1);
    const insertAt = (position: Pick<NewNode, 'parent' | 'path' | 'fullPath' | 'component'>) =>
      insertNode.some(db, { ...position, name: remote + position.fullPath, titles, icon, section });
    await insertAt({ parent: null, path: group, fullPath: group, component: 'Layout' });
    const isNew = await insertAt({ parent: group, path, fullPath, component: `${remote}/${view}` });
    if (isNew) added.push({ field: 'menu', from: null, to: fullPath });
  }
  return added;
}
