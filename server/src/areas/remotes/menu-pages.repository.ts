import type { FieldChange, ReleaseFacts } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';
import { findReleaseFacts } from './releases.repository';

type Titles = NonNullable<ReleaseFacts['menu']>[string]['titles'];

interface NewNode {
  path: string;
  fullPath: string;
  component: string;
  name: string;
  titles: Titles;
  icon: string | undefined;
}

/** Behind what is there; a node whose path is taken stays as it is. */
async function insertNode(db: Queryable, node: NewNode, parent: string | null): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into route_node (parent_id, position, path, full_path, component, name, titles, icon)
     select parent.id, (select coalesce(max(position), 0) + 10 from route_node where parent_id is not distinct from parent.id),
            $2, $3, $4, $5, $6, $7
     from (select (select id from route_node where full_path = $1) as id) parent
     on conflict (full_path) do nothing`,
    [parent, node.path, node.fullPath, node.component, node.name, JSON.stringify(node.titles), node.icon],
  );
  return rowCount === 1;
}

/**
 * Gives the pages of a release that bring their own node their place in the route tree: under the group that their path begins with.
 * Who holds everything may open them; other roles are granted them as any page. A node stays when the release goes: a page that no
 * live release has is in no menu.
 *
 * @returns what was added
 */
export async function addMenuPages(db: Queryable, remote: string, release: string): Promise<FieldChange[]> {
  const { menu = {}, routes = {} } = (await findReleaseFacts(db, remote, release)) ?? {};
  const added: FieldChange[] = [];
  for (const [fullPath, { titles, icon }] of Object.entries(menu)) {
    const view = routes[fullPath];
    if (!view) continue;
    const group = `/${fullPath.split('/')[1]}`;
    const look = { titles, icon };
    await insertNode(
      db,
      { path: group, fullPath: group, component: 'Layout', name: remote + group, ...look },
      null,
    );
    const path = fullPath.slice(group.length + 1);
    const component = `${remote}/${view}`;
    if (await insertNode(db, { path, fullPath, component, name: remote + fullPath, ...look }, group))
      added.push({ field: 'menu', from: null, to: fullPath });
  }
  return added;
}
