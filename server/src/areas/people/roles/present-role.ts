import type { Role } from '@backoffice/contract';
import { heldTree } from './granted-tree';
import { type GrantedNode, withActions } from './route-nodes.repository';
import type { RoleRow } from './role-row';

/** A role as it leaves the server. */
export function presentRole(row: RoleRow, nodes: readonly GrantedNode[]): Role {
  const { key, name, description, holdsEverything, users, grants } = row;
  const held = nodes.map((node) => {
    const granted = grants.filter(({ path }) => path === node.fullPath).map(({ action }) => action);
    return withActions(node, granted);
  });
  return {
    key,
    name,
    description,
    routes: heldTree(held),
    holdsEverything,
    users,
    updatedAt: row.updatedAt.toISOString(),
  };
}
