import { type GrantAction, grantable, grantActions, type RouteNode } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

interface Node {
  id: number;
  parentId: number | null;
  path: string;
  fullPath: string;
  component: string;
  name: string;
  redirect: string | null;
  titles: NonNullable<RouteNode['meta']['titles']>;
  icon: string | null;
  section: RouteNode['meta']['section'] | null;
  hidden: boolean;
  affix: boolean;
  aliases: string[];
}

export type GrantedNode = Node & { actions: GrantAction[] };

const nodeColumns = `node.id, node.parent_id as "parentId", node.path, node.full_path as "fullPath", node.component, node.name,
  node.redirect, node.titles, node.icon, node.section, node.hidden, node.affix, node.aliases`;

/** Returns a node with those of the granted actions that its page supports. */
export function withActions(node: Node, granted: readonly GrantAction[]): GrantedNode {
  return { ...node, actions: grantable(node.name).filter((action) => granted.includes(action)) };
}

const everyNode = statement<Node>(
  'route-nodes',
  `select ${nodeColumns} from route_node node order by node.position, node.id`,
);

/** Lists all nodes of the tree, in the menu's order, with all actions that their pages support. */
export async function listEveryNode(db: Queryable): Promise<GrantedNode[]> {
  return (await everyNode.rows(db)).map((node) => withActions(node, grantActions));
}

const nodesWithGrants = statement<GrantedNode, { roleKey: string }>(
  'route-nodes-granted',
  `select ${nodeColumns}, coalesce(json_agg(held.action) filter (where held.action is not null), '[]') as actions
   from route_node node left join effective_grant held on held.path = node.full_path and held.role_key = :roleKey
   group by node.id order by node.position, node.id`,
);

/** Lists all nodes of the tree, in the menu's order, with the actions granted to the role. */
export async function listNodesWithGrants(db: Queryable, roleKey: string): Promise<GrantedNode[]> {
  return (await nodesWithGrants.rows(db, { roleKey })).map((node) => withActions(node, node.actions));
}
