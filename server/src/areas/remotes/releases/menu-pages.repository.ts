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

/** Adds a node behind the existing ones. */
const insertNode = statement<never, NewNode>(
  'release-menu-node',
  `insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, section)
   select parent.id, (select coalesce(max(position), 0) + 10 from route_node where parent_id is not distinct from parent.id),
          :path, :fullPath, :component, :name, :titles, :icon, :section
   from (select (select id from route_node where full_path = :parent) as id) parent
   on conflict (full_path) do nothing`,
);

/** Updates a node that a release of the same remote has added. */
const updateNode = statement<never, Omit<NewNode, 'parent' | 'path'>>(
  'release-menu-node-update',
  `update route_node set component = :component, titles = :titles, icon = :icon, section = :section
   where full_path = :fullPath and name = :name
     and (component, titles, icon, section) is distinct from (:component, :titles::jsonb, :icon, :section)`,
);

/** Returns the nodes that a release wants: each group before its pages, with the titles of its first page. */
function nodesOf(remote: string, { menu = {}, routes }: ReleaseFacts): NewNode[] {
  const nodes = new Map<string, NewNode>();
  for (const [fullPath, { titles, icon, section }] of Object.entries(menu)) {
    const view = routes[fullPath];
    if (!view) continue;
    const group = `/${fullPath.split('/')[1]}`;
    const shown = { titles, icon, section };
    if (!nodes.has(group)) {
      const name = remote + group;
      nodes.set(group, { ...shown, name, parent: null, path: group, fullPath: group, component: 'Layout' });
    }
    const page = { parent: group, path: fullPath.slice(group.length + 1), component: `${remote}/${view}` };
    nodes.set(fullPath, { ...shown, ...page, name: remote + fullPath, fullPath });
  }
  return [...nodes.values()];
}

/**
 * Adds the pages of a release that have their own node to the route tree, in the group with which their path begins. Roles with
 * all permissions may open them; other roles are granted them like any page. Nodes remain after the release, and pages without
 * a live release are in no menu.
 *
 * @returns the added pages
 */
export async function addMenuPages(db: Queryable, release: HeldRelease): Promise<FieldChange[]> {
  const { facts } = (await findRelease(db, release)) ?? {};
  const added: FieldChange[] = [];
  for (const node of facts ? nodesOf(release.remote, facts) : [])
    if ((await insertNode.some(db, node)) && node.parent)
      added.push({ field: 'menu', from: null, to: node.fullPath });
  return added;
}

/** Gives the nodes that releases of the remote have added the titles, icons and pages of its live release. */
export async function followLiveMenu(db: Queryable, live: HeldRelease): Promise<void> {
  const { facts } = (await findRelease(db, live)) ?? {};
  for (const node of facts ? nodesOf(live.remote, facts) : []) await updateNode.run(db, node);
}
