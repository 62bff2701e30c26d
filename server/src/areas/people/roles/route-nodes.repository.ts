import { type GrantAction, grantable, grantActions } from '@backoffice/contract';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { pgView, text } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database';
import { routeNodeTable } from './route-node.table';

const effectiveGrant = pgView('effective_grant', {
  roleKey: text('role_key').notNull(),
  path: text().notNull(),
  action: text({ enum: grantActions }).notNull(),
}).existing();

type Node = typeof routeNodeTable.$inferSelect;
export type GrantedNode = Node & { actions: GrantAction[] };

/** A node with those of the actions that there are on its page. */
export function withActions(node: Node, granted: readonly GrantAction[]): GrantedNode {
  return { ...node, actions: grantable(node.name).filter((action) => granted.includes(action)) };
}

/** Every node of the tree, in the menu's order, with all that can be granted on its page. */
export async function listEveryNode(db: Database): Promise<GrantedNode[]> {
  const nodes = await db
    .select()
    .from(routeNodeTable)
    .orderBy(asc(routeNodeTable.position), asc(routeNodeTable.id));
  return nodes.map((node) => withActions(node, grantActions));
}

/** Every node of the tree, in the menu's order, with what the role may do there. */
export async function listNodesWithGrants(db: Database, roleKey: string): Promise<GrantedNode[]> {
  const actions = sql<
    GrantAction[]
  >`coalesce(json_agg(${effectiveGrant.action} order by ${effectiveGrant.action} desc)
    filter (where ${effectiveGrant.action} is not null), '[]')`;
  const nodes = await db
    .select({ ...getTableColumns(routeNodeTable), actions })
    .from(routeNodeTable)
    .leftJoin(
      effectiveGrant,
      and(eq(effectiveGrant.path, routeNodeTable.fullPath), eq(effectiveGrant.roleKey, roleKey)),
    )
    .groupBy(routeNodeTable.id)
    .orderBy(asc(routeNodeTable.position), asc(routeNodeTable.id));
  return nodes.map((node) => withActions(node, node.actions));
}
